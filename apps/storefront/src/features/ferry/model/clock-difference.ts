import type { Schemas } from '@selat/sdk'

type Times = Pick<Schemas['Sailing'], 'DepartsAt' | 'ArrivesAt' | 'DurationMinutes'>

/** Returns the minutes by which the clock at the arrival is ahead of the one at the departure; negative if it is behind. */
export function clockDifference({ DepartsAt, ArrivesAt, DurationMinutes }: Times): number {
  return minutesOnTheClock(ArrivesAt) - minutesOnTheClock(DepartsAt) - DurationMinutes
}

/** Returns the date and clock time of a zoned time as minutes; only differences between two such numbers have a meaning. */
function minutesOnTheClock(zonedTime: string): number {
  return Date.parse(`${zonedTime.slice(0, 19)}Z`) / 60_000
}
