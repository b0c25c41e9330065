/** A Saturday on which everything can be had, and that no other test uses, and the day after it. */
export const SATURDAY = '2027-01-09'
export const SUNDAY = '2027-01-10'

/** Days on which the cruise sails, whose few cabins the workers share out among them. */
const cruiseDays = [
  ['2026-12-19', '2026-12-20'],
  [SATURDAY, SUNDAY],
] as const

/** The day for a worker's orders of everything, and the next one. */
export function daysOfWorker(place: number): readonly [string, string] {
  return cruiseDays[place % cruiseDays.length] ?? cruiseDays[0]
}
