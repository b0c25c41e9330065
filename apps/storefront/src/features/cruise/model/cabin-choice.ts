import { checkCabinGuests, issue, type Party } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { codec, complete, count, day } from '../../../shared/kit/address/codec.ts'
import type { FieldIssue } from '../../../shared/kit/form/form-issue.ts'
import { optionParam } from '../../../shared/trade/product/choice-params.ts'

type Cruise = Schemas['Cruise']

/** The choice of a cruise in the address: a cabin on a sailing, and its guests. */
export type CabinChoice = {
  cabin: string | null
  date: string | null
  adults: number
  children: number
  infants: number
}

export const cabinAddress = complete<CabinChoice>(
  codec({ cabin: optionParam, date: day(), adults: count(), children: count(), infants: count() }),
  { cabin: null, date: null, adults: 2, children: 0, infants: 0 },
)

/** Returns the chosen cabin; the first one if none is chosen, or if the address names an unknown one. */
export function cabinOf({ Cabins }: Cruise, { cabin }: Pick<CabinChoice, 'cabin'>) {
  const found = Cabins.find(({ Code }) => Code === cabin) ?? Cabins[0]
  if (!found) throw new Error('A cruise without a cabin.')
  return found
}

/** Returns the chosen sailing; undefined if none is chosen, or if the chosen one is not on sale. */
export function sailingOf({ Sailings }: Cruise, { date }: Pick<CabinChoice, 'date'>) {
  return Sailings.find(({ Date }) => Date === date)
}

/** Returns how many cabins of a kind are left on a sailing. */
export function cabinsLeft(sailing: Schemas['CruiseSailing'], cabin: string): number {
  return sailing.Cabins.find(({ Cabin }) => Cabin === cabin)?.Left ?? 0
}

/** Returns whether a cabin is left on any sailing, with the days of the first and the last such sailing. */
export function availabilityOf({ Sailings }: Pick<Cruise, 'Sailings'>) {
  const open = Sailings.filter(({ Cabins }) => Cabins.some(({ Left }) => Left > 0))
  const dates = open.map(({ Date: date }) => date).toSorted()
  const [from] = dates
  const until = dates.at(-1)
  return {
    isAvailable: open.length > 0,
    ...(from !== undefined && until !== undefined && { days: { from, until } }),
  }
}

export function guestsOf({ adults, children, infants }: CabinChoice): Party {
  return { adults, children, infants }
}

/** Returns everything that is wrong with a choice, by the same rules as the server (RUL-1). */
export function checkCabinChoice(cruise: Cruise, choice: CabinChoice): FieldIssue[] {
  const { MaxGuests, Code } = cabinOf(cruise, choice)
  const issues = checkCabinGuests(guestsOf(choice), MaxGuests)
  return [
    ...checkSailing(choice, sailingOf(cruise, choice), Code),
    ...issues.map((words) => ({ name: 'guests', words })),
  ]
}

function checkSailing(
  { date }: CabinChoice,
  sailing: Schemas['CruiseSailing'] | undefined,
  cabin: string,
): FieldIssue[] {
  if (date === null) return [ofSailing('cruise.date_required')]
  if (!sailing) return [ofSailing('cruise.sailing_gone')]
  return cabinsLeft(sailing, cabin) > 0 ? [] : [ofSailing('cruise.sold_out')]
}

/** Makes an issue of the field for the sailing. */
export function ofSailing(
  code: 'cruise.date_required' | 'cruise.sailing_gone' | 'cruise.sold_out',
): FieldIssue {
  return { name: 'sailing', words: issue(['sailing'], code) }
}
