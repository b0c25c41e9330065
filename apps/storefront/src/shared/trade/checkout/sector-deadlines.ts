import { toEpochMs } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

type Rules = Pick<NonNullable<Schemas['Sector']['Rules']>, 'Change' | 'Refund'>

export type RefundDeadline = { percent: number; hoursBefore: number; until: string | null }

/**
 * Returns the deadlines for refunds of a sector's fare that are still to come, the earliest first, each with its share. `until`
 * is an instant if the sailing is known, else null; `now` is the server's clock.
 */
export function refundDeadlines(
  { Refund }: Rules,
  sailing: Schemas['Sector']['Sailing'],
  now: string,
): RefundDeadline[] {
  return Refund.map(({ HoursBefore, Percent }) => ({
    percent: Percent,
    hoursBefore: HoursBefore,
    until: instantBefore(sailing, HoursBefore),
  })).filter(({ until }) => until === null || toEpochMs(until) > toEpochMs(now))
}

export type ChangeDeadline = { fee: Schemas['Money']; hoursBefore: number; until: string | null }

/** Returns the deadline for a change of the date; null if it cannot be changed, or no longer can. */
export function changeDeadline(
  { Change }: Rules,
  sailing: Schemas['Sector']['Sailing'],
  now: string,
): ChangeDeadline | null {
  if (Change === null) return null
  const until = instantBefore(sailing, Change.UntilHoursBefore)
  if (until !== null && toEpochMs(until) <= toEpochMs(now)) return null
  return { fee: Change.Fee, hoursBefore: Change.UntilHoursBefore, until }
}

function instantBefore(sailing: Schemas['Sector']['Sailing'], hours: number): string | null {
  if (sailing === null) return null
  return new Date(toEpochMs(sailing.DepartsAt) - hours * 3_600_000).toISOString()
}
