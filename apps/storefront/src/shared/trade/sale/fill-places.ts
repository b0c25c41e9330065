import {
  assignPlaces,
  type CountedBand,
  findDuplicates,
  placeBand,
  type TravelSector,
} from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import {
  draftOfSaved,
  isBlank,
  type PassengerDetails,
  toDraft,
} from '../passenger/passenger-details.ts'

type Saved = Schemas['SavedPassengerInputAnswer']

export type Place = PassengerDetails & { readonly band: CountedBand }

/**
 * Assigns travellers to the free places of an item: each gets the first place for the age on the day of travel.
 * Travellers who are already entered get none.
 */
export function fillPlaces(
  travellers: readonly Saved[],
  places: readonly Place[],
  sector: TravelSector | undefined,
): { readonly index: number; readonly traveller: Saved }[] {
  const entered = places.filter((place) => !isBlank(place)).map(toDraft)
  const repeats = findDuplicates([...entered, ...travellers.map(draftOfSaved)])
  const news = travellers.filter((_, index) => repeats[entered.length + index]?.length === 0)
  const taken = assignPlaces(
    news.map(({ DateOfBirth }) => placeBand(DateOfBirth, sector)),
    places.map((place) => (isBlank(place) ? place.band : null)),
  )
  return news.flatMap((traveller, person) => {
    const index = taken[person] ?? null
    return index === null ? [] : [{ index, traveller }]
  })
}
