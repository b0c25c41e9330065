import { type Instant, toEpochMs } from '../time/instant.ts'

/** The instants between which tickets of a sailing are checked in. */
export type CheckInTimes = { readonly opensAt: Instant; readonly closesAt: Instant }

export type CheckInPhase = 'early' | 'open' | 'late'

/**
 * Returns the phase of a sailing's check-in at an instant; both ends are `open`. Before and after, a check-in needs a
 * reason. It is still possible, because ships leave late and everybody aboard must be on the manifest.
 * @example checkInPhase({ opensAt: '2026-12-12T06:30:00+07:00', closesAt: '2026-12-12T07:30:00+07:00' }, '2026-12-12T00:31:00Z') // 'late'
 */
export function checkInPhase({ opensAt, closesAt }: CheckInTimes, at: Instant): CheckInPhase {
  const ms = toEpochMs(at)
  if (ms < toEpochMs(opensAt)) return 'early'
  return ms > toEpochMs(closesAt) ? 'late' : 'open'
}
