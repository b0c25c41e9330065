import { localClock, type ZonedTime } from '../time/zoned-time.ts'

/** The parts of the day, six hours each, in order from midnight. */
export const TIMES_OF_DAY = ['night', 'morning', 'afternoon', 'evening'] as const

export type TimeOfDay = (typeof TIMES_OF_DAY)[number]

/** Returns the part of the day in the departure terminal's zone: morning is 06:00 to 11:59. */
export function timeOfDay(departsAt: ZonedTime): TimeOfDay {
  const quarter = Math.floor(Number(localClock(departsAt).slice(0, 2)) / 6)
  return TIMES_OF_DAY[quarter] ?? 'night'
}
