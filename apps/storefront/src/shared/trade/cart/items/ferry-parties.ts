import type { Schemas } from '@selat/sdk'

import { wireNameOf } from '../../passenger/passenger-details.ts'
import type { AnyItem, ItemOf } from './item.ts'

type FerryItem = ItemOf<'ferry'>

/** The travellers of a ferry item who share one sailing of a sector. */
export type FerryParty = {
  sectorIndex: number
  sector: Schemas['Sector']
  /** Their indexes among the item's passengers. */
  places: number[]
  /** Their names; empty if all travellers of the item go, so that no names are needed. */
  names: string[]
}

/**
 * Returns the parties of an item by sailing: those of an order as the server states them, and in a cart all travellers
 * on the chosen sailings. All displays of a journey's times use this.
 */
export function ferryParties(item: FerryItem): FerryParty[] {
  const people = 'Passengers' in item ? item.Passengers : []
  if (!('Sailings' in item) || !item.Sailings)
    return item.Ferry.Sectors.map((sector, sectorIndex) => ({
      sectorIndex,
      sector,
      places: people.map((_, place) => place),
      names: [],
    }))
  return item.Sailings.map(({ SectorIndex, Sector, Passengers }) => ({
    sectorIndex: SectorIndex,
    sector: Sector,
    places: Passengers,
    names: Passengers.length < people.length ? namesAt(people, Passengers) : [],
  }))
}

/** Groups travellers with the same sailings ahead. */
export type FerryJourney = { names: string[]; parties: FerryParty[] }

/** Returns the journeys of an item's travellers, each once; cancelled travellers have none. */
export function ferryJourneys(item: FerryItem): FerryJourney[] {
  const parties = ferryParties(item)
  const people = 'Passengers' in item ? item.Passengers : []
  if (people.length === 0) return [{ names: [], parties }]
  const places = people.map((_, place) => place)
  const ofPlace = (place: number) => parties.filter((party) => party.places.includes(place))
  const alike = Map.groupBy(places, (place) =>
    ofPlace(place)
      .map((party) => parties.indexOf(party))
      .join(),
  )
  return [...alike.values()].flatMap((together): FerryJourney[] => {
    const own = ofPlace(together[0] ?? 0)
    if (own.length === 0) return []
    const names = together.length < people.length ? namesAt(people, together) : []
    return [{ names, parties: own }]
  })
}

/** Returns the journeys of all ferries among some items: a single one unless a party travels separately. */
export function journeysOf(items: readonly AnyItem[]): FerryJourney[] {
  const each = items.flatMap((item) => (item.ItemContent === 'ferry' ? [ferryJourneys(item)] : []))
  const journeys = each.flat()
  const isOneParty = each.every((own) => own.length <= 1) && journeys.every(isOfAll)
  return isOneParty
    ? [{ names: [], parties: journeys.flatMap(({ parties }) => parties) }]
    : journeys
}

const isOfAll = ({ names }: FerryJourney) => names.length === 0

function namesAt(
  people: readonly Schemas['OrderPassenger'][],
  places: readonly number[],
): string[] {
  return places.flatMap((place) => {
    const passenger = people[place]
    return passenger ? [wireNameOf(passenger)] : []
  })
}
