import type { Schemas } from '@selat/sdk'

type Day = Schemas['TimetableDay']
type Sailing = Schemas['TimetableSailing']

/**
 * Returns the day whose first and last sailings are named: tomorrow, because none of its sailings has left yet, or else
 * today.
 */
export function fullDay(timetable: readonly Day[]): Day | undefined {
  return timetable.toReversed().find(({ Sailings }) => Sailings.length > 0)
}

/** Returns the first and the last sailing of a day; undefined if it has none. */
export function firstAndLast({ Sailings }: Day): [first: Sailing, last: Sailing] | undefined {
  const [first] = Sailings
  const last = Sailings.at(-1)
  return first && last && [first, last]
}

/** Returns the first of the days with the lowest price; undefined if nothing is on sale. */
export function cheapestDay(
  days: readonly Schemas['FareDay'][],
): { date: string; price: Schemas['Money'] } | undefined {
  const priced = days.flatMap(({ Date: date, LowestPrice: price }) =>
    price ? [{ date, price }] : [],
  )
  // All prices are in the requested currency.
  return priced.toSorted((a, b) => a.price.Amount - b.price.Amount)[0]
}
