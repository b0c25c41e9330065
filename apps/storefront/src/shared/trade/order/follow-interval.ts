import { isWaitingFlow, toEpochMs } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { knownFlow } from '../../app/known/known-payments.ts'
import { mayComeLate } from './payment-ending.ts'

const soonestMs = 2_000
const latestMs = 10_000
const rarestMs = 60_000

/**
 * Returns the milliseconds until a payment is asked for again; false once nothing can change any more. A payment that waits for
 * another party is asked for soon, and less often the longer it takes: after a tenth of the wait, from two seconds up to ten. A
 * late payment of a closed order is asked for ever more rarely, up to once a minute.
 */
export function followInterval(
  payment: Pick<Schemas['Payment'], 'Flow' | 'History' | 'AsOf' | 'Method'> | undefined,
): number | false {
  if (!payment) return false
  const flow = knownFlow(payment.Flow)
  if (flow !== 'unknown' && isWaitingFlow(flow))
    return Math.min(latestMs, Math.max(soonestMs, waitedMs(payment) / 10))
  if (mayComeLate(payment)) return Math.min(rarestMs, Math.max(latestMs, waitedMs(payment) / 10))
  return isOver(payment.Flow) ? false : latestMs
}

function waitedMs({ History, AsOf }: Pick<Schemas['Payment'], 'History' | 'AsOf'>): number {
  const since = History.at(-1)?.At
  return since === undefined ? 0 : toEpochMs(AsOf) - toEpochMs(since)
}

function isOver(flow: Schemas['PaymentFlow']): boolean {
  return flow === 'succeeded' || flow === 'expired' || flow === 'cancelled'
}
