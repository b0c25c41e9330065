import { TURNAROUND_MINUTES } from '../limits.ts'
import { type Instant, minutesBetween } from '../time/instant.ts'

/** Whether there is time to get from one sailing to the next: both ends compared as instants, whatever the two clocks show. */
export function canReturn(
  arrivesAt: Instant,
  nextDepartsAt: Instant,
  turnaroundMinutes = TURNAROUND_MINUTES,
): boolean {
  return minutesBetween(arrivesAt, nextDepartsAt) >= turnaroundMinutes
}
