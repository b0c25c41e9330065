import { type Instant, toEpochMs } from '../time/instant.ts'

/** When tickets of a sailing are checked in. */
export type CheckInTimes = { readonly opensAt: Instant; readonly closesAt: Instant }

export type CheckInPhase = 'early' | 'open' | 'late'

/**
 * How an instant stands to the check-in times of a sailing, both ends of which are `open`. Before and after them somebody
 * is let aboard for a reason alone, because ships leave late and whoever is aboard has to be on the list.
 *
 * @example checkInPhase({ opensAt: '2026-12-12T06:30:00+07:00', closesAt: '2026-12-12T07:30:00+07:00' }, '2026-12-12T00:31:00Z') // 'late'
 */
export function checkInPhase({ opensAt, closesAt }: CheckInTimes, at: Instant): CheckInPhase {
  const ms = toEpochMs(at)
  if (ms < toEpochMs(opensAt)) return 'early'
  return ms > toEpochMs(closesAt) ? 'late' : 'open'
}
