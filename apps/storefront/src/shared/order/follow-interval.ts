import { isWaitingFlow, toEpochMs } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { knownFlow } from '../known/known-payments.ts'

const soonestMs = 2_000
const latestMs = 10_000

/**
 * Milliseconds until a payment is asked for again; false once nothing can change any more. Whoever waits for somebody
 * else is told soon, and less often the longer it takes: a tenth of the wait, from two seconds up to ten.
 */
export function followInterval(
  payment: Pick<Schemas['Payment'], 'Flow' | 'History' | 'AsOf'> | undefined,
): number | false {
  if (!payment) return false
  const flow = knownFlow(payment.Flow)
  if (flow !== 'unknown' && isWaitingFlow(flow))
    return Math.min(latestMs, Math.max(soonestMs, waitedMs(payment) / 10))
  return isOver(payment.Flow) ? false : latestMs
}

function waitedMs({ History, AsOf }: Pick<Schemas['Payment'], 'History' | 'AsOf'>): number {
  const since = History.at(-1)?.At
  return since === undefined ? 0 : toEpochMs(AsOf) - toEpochMs(since)
}

function isOver(flow: Schemas['PaymentFlow']): boolean {
  return flow === 'succeeded' || flow === 'expired' || flow === 'cancelled'
}
