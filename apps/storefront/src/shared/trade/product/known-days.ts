import type { Schemas } from '@selat/sdk'

import { lowestAmount } from '../price/lowest-amount.ts'

type Day = Schemas['ProductDay']

/** A day with the lowest price of its month. */
export type KnownDay = { readonly day: Day; readonly lowest: number | null }

/**
 * Returns each day as that of the first option that can be had on it, by its date. The calendars of a month stand in the order
 * of the options. A day is left out until all of its calendars have come, because its price could be that of another option.
 */
export function knownDays(
  calendars: readonly Schemas['ProductCalendar'][],
  optionCount: number,
): ReadonlyMap<string, KnownDay> {
  const months = Map.groupBy(calendars, ({ Month }) => Month)
  return new Map(
    [...months.values()]
      .filter(({ length }) => length === optionCount)
      .flatMap((alike) => {
        const days = Map.groupBy(
          alike.flatMap(({ Days }) => Days),
          ({ Date: date }) => date,
        )
        const shown = [...days.values()].flatMap((one) => firstToHave(one) ?? [])
        const lowest = lowestAmount(shown.flatMap(({ From }) => (From ? [From.Amount] : [])))
        return shown.map((day) => [day.Date, { day, lowest }] as const)
      }),
  )
}

/** Returns the day of the first option that can be had on it; else one that is sold out, because that says more than closed. */
function firstToHave(days: readonly Day[]): Day | undefined {
  return (
    days.find(({ IsAvailable }) => IsAvailable) ?? days.find(({ Left }) => Left === 0) ?? days[0]
  )
}
