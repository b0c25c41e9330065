import { TURNAROUND_MINUTES } from '../limits.ts'
import { type Instant, minutesBetween } from '../time/instant.ts'

/** Whether there is enough time between two sailings. Both ends are compared as instants, so their zones may differ. */
export function canReturn(
  arrivesAt: Instant,
  nextDepartsAt: Instant,
  turnaroundMinutes = TURNAROUND_MINUTES,
): boolean {
  return minutesBetween(arrivesAt, nextDepartsAt) >= turnaroundMinutes
}
