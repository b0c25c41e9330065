import type { Schemas } from '@selat/sdk'

type Day = Schemas['TimetableDay']
type Sailing = Schemas['TimetableSailing']

/** The day that first and last sailings are told of: tomorrow, which nothing has left yet, else today. */
export function fullDay(timetable: readonly Day[]): Day | undefined {
  return timetable.toReversed().find(({ Sailings }) => Sailings.length > 0)
}

/** The first and the last sailing of a day; none on a day without. */
export function firstAndLast({ Sailings }: Day): [first: Sailing, last: Sailing] | undefined {
  const [first] = Sailings
  const last = Sailings.at(-1)
  return first && last && [first, last]
}

/** The first of the days with the lowest price; none where nothing is on sale. */
export function cheapestDay(
  days: readonly Schemas['FareDay'][],
): { date: string; price: Schemas['Money'] } | undefined {
  const priced = days.flatMap(({ Date: date, LowestPrice: price }) =>
    price ? [{ date, price }] : [],
  )
  // All are in the currency that was asked for.
  return priced.toSorted((a, b) => a.price.Amount - b.price.Amount)[0]
}
