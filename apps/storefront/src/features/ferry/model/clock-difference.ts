import type { Schemas } from '@selat/sdk'

type Times = Pick<Schemas['Sailing'], 'DepartsAt' | 'ArrivesAt' | 'DurationMinutes'>

/** Minutes by which the clock at the arrival is ahead of the one at the departure; negative when behind. */
export function clockDifference({ DepartsAt, ArrivesAt, DurationMinutes }: Times): number {
  return minutesOnTheClock(ArrivesAt) - minutesOnTheClock(DepartsAt) - DurationMinutes
}

/** The date and clock that a zoned time shows, as minutes: only differences of it mean anything. */
function minutesOnTheClock(zonedTime: string): number {
  return Date.parse(`${zonedTime.slice(0, 19)}Z`) / 60_000
}
