import { TURNAROUND_MINUTES } from '../limits.ts'
import { type Instant, minutesBetween } from '../time/instant.ts'

/** Whether there is enough time between two sailings; both ends are compared as instants, in any zones. */
export function canReturn(
  arrivesAt: Instant,
  nextDepartsAt: Instant,
  turnaroundMinutes = TURNAROUND_MINUTES,
): boolean {
  return minutesBetween(arrivesAt, nextDepartsAt) >= turnaroundMinutes
}
