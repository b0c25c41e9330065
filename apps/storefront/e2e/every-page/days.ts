/** On this Saturday and the day after it everything can be had, and no other test uses them. */
export const SATURDAY = '2027-01-09'
export const SUNDAY = '2027-01-10'

/** On these days the cruise sails, with few cabins: each worker has one day for itself, and no other test uses them. */
const cruiseDays = [
  [SATURDAY, SUNDAY],
  ['2027-04-10', '2027-04-11'],
  ['2027-04-24', '2027-04-25'],
] as const

/** Returns the day for a worker's orders of everything, and the next one. */
export function daysOfWorker(place: number): readonly [string, string] {
  return cruiseDays[place % cruiseDays.length] ?? cruiseDays[0]
}
