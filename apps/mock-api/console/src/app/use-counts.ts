import { useLive } from '../api/console-context.ts'
import { useRequestLog } from '../requests/use-request-log.ts'
import type { SectionId } from './hash-route.ts'

type Count = { count: number; of: string; isBad?: boolean }

const EVERY_MS = 4000

/** Counts the items that need attention in each section, for the menu. */
export function useCounts(): Partial<Record<SectionId, Count>> {
  const requests = useRequestLog()
  const faults = useLive(['faults'], (client) => client.faults.list(), { everyMs: EVERY_MS })
  const payments = useLive(['payments'], (client) => client.payments.list(), { everyMs: EVERY_MS })
  const refunds = useLive(['refunds'], (client) => client.refunds.list(), { everyMs: EVERY_MS })
  const topUps = useLive(['top-ups'], (client) => client.topUps.list(), { everyMs: EVERY_MS })
  const broken = requests.filter(({ violations, error }) => violations.length > 0 || error !== null)
  const toDecide = payments.data?.payments.filter(({ decisions }) => decisions.includes('approve'))
  const onTheWay = refunds.data?.refunds.filter(({ state }) => state === 'processing')
  const undecided = topUps.data?.topUps.filter(({ decisions }) => decisions.includes('approve'))
  return {
    requests: { count: broken.length, of: 'that break the contract or failed', isBad: true },
    faults: { count: faults.data?.rules.length ?? 0, of: 'set' },
    payments: { count: toDecide?.length ?? 0, of: 'to decide' },
    refunds: { count: onTheWay?.length ?? 0, of: 'on the way' },
    topups: { count: undecided?.length ?? 0, of: 'to decide' },
  }
}
