import {
  assignPlaces,
  findDuplicates,
  isCalendarDate,
  placeBand,
  type TravelSector,
} from '@selat/domain'

import type { PassengerValues } from '../../../shared/trade/checkout/checkout-values.ts'
import {
  isBlank,
  type PassengerDetails,
  toDraft,
} from '../../../shared/trade/passenger/passenger-details.ts'

export type TakenOver = { readonly index: number; readonly details: PassengerDetails }

/**
 * Assigns the travellers of another item to free places of this one. Each gets the first place for the age on the day of travel
 * or, without a date of birth, the first of the same band. Travellers who are already entered get none.
 */
export function takeOver(
  others: readonly PassengerValues[],
  places: readonly PassengerValues[],
  sector: TravelSector | undefined,
): TakenOver[] {
  const people = others.filter((other) => !isBlank(other))
  const entered = places.filter((place) => !isBlank(place)).map(toDraft)
  const repeats = findDuplicates([...entered, ...people.map(toDraft)])
  const news = people.filter((_, index) => repeats[entered.length + index]?.length === 0)
  const taken = assignPlaces(
    news.map(({ band, dateOfBirth }) =>
      isCalendarDate(dateOfBirth) ? placeBand(dateOfBirth, sector) : band,
    ),
    places.map((place) => (isBlank(place) ? place.band : null)),
  )
  return news.flatMap((details, person) => {
    const index = taken[person] ?? null
    return index === null ? [] : [{ index, details }]
  })
}
