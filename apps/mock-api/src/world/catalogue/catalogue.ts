import type { Localised } from '../../engine/language.ts'
import type { AttractionEntry } from '../fixtures/catalogue/attraction-schema.ts'
import { catalogueContents } from '../fixtures/catalogue/common-schemas.ts'
import type { CatalogueContent, PlaceFixture } from '../fixtures/catalogue/common-schemas.ts'
import type { CruiseEntry } from '../fixtures/catalogue/cruise-schema.ts'
import type { HotelEntry } from '../fixtures/catalogue/hotel-schema.ts'
import type { PackageEntry } from '../fixtures/catalogue/package-schema.ts'
import type { CatalogueFixtures } from '../fixtures/catalogue/read-catalogue-fixtures.ts'
import type { SeasonFixture } from '../fixtures/catalogue/season-schema.ts'
import type { TransportEntry } from '../fixtures/catalogue/transport-schema.ts'
import { parseResource } from './resource.ts'
import { simulatedSalesOf } from './simulated-sales.ts'

/** The data type of each product. */
export type EntryOf = {
  package: PackageEntry
  attraction: AttractionEntry
  hotel: HotelEntry
  transport: TransportEntry
  cruise: CruiseEntry
}

export type Entry = EntryOf[CatalogueContent]

export type StockPlan = { readonly capacity: number; readonly soldElsewhere: number }

/** What is listed rather than sailed, the same for every tenant that sells it. */
export type Catalogue = {
  entries<Content extends CatalogueContent>(content: Content): readonly EntryOf[Content][]
  entry<Content extends CatalogueContent>(
    content: Content,
    id: string,
  ): EntryOf[Content] | undefined
  /** What times of the year recommend. */
  readonly seasons: readonly SeasonFixture[]
  place(code: string): PlaceFixture
  kindName(content: CatalogueContent, code: string): Localised
  factName(code: string): Localised
  /** Codes of what is counted of a product: its rooms, options, types, rates or cabins; none of an unknown one. */
  units(id: string): readonly string[]
  /** How many there are of a unit (a room, an option, a cabin…) on the day of a resource, and how many others have by the seed. */
  stockPlan(resource: string, unit: string): StockPlan
}

/** What of an entry is counted: each has a code and a capacity. */
const unitsOf: {
  [Content in CatalogueContent]: (
    entry: EntryOf[Content],
  ) => readonly { readonly code: string; readonly capacity: number }[]
} = {
  package: ({ types }) => types,
  attraction: ({ options }) => options,
  hotel: ({ rooms }) => rooms,
  transport: ({ rates }) => rates,
  cruise: ({ cabins }) => cabins,
}

/** Makes the catalogue as others have left it by a seed. */
export function createCatalogue(fixtures: CatalogueFixtures, seed: string): Catalogue {
  const lists: { [Content in CatalogueContent]: readonly EntryOf[Content][] } = {
    package: byRank(fixtures.packages),
    attraction: byRank(fixtures.attractions),
    hotel: byRank(fixtures.hotels),
    transport: byRank(fixtures.transports),
    cruise: byRank(fixtures.cruises),
  }
  const byId: { [Content in CatalogueContent]: ReadonlyMap<string, EntryOf[Content]> } = {
    package: indexed(lists.package),
    attraction: indexed(lists.attraction),
    hotel: indexed(lists.hotel),
    transport: indexed(lists.transport),
    cruise: indexed(lists.cruise),
  }
  const counted = new Map(
    catalogueContents.flatMap((content) =>
      lists[content].map((entry) => [entry.id, countedOf(content, entry)] as const),
    ),
  )
  const capacities = new Map(
    [...counted].flatMap(([id, units]) =>
      units.map(({ code, capacity }) => [`${id} ${code}`, capacity] as const),
    ),
  )
  const places = new Map(fixtures.places.map((place) => [place.code, place]))
  const kinds = new Map(fixtures.kinds.map((kind) => [`${kind.content} ${kind.code}`, kind.names]))
  const facts = new Map(fixtures.facts.map((fact) => [fact.code, fact.names]))
  return {
    entries: (content) => lists[content],
    entry: (content, id) => byId[content].get(id),
    seasons: fixtures.seasons,
    place: (code) => known(places, code),
    kindName: (content, code) => known(kinds, `${content} ${code}`),
    factName: (code) => known(facts, code),
    units: (id) => counted.get(id)?.map(({ code }) => code) ?? [],
    stockPlan(resource, unit) {
      const { id, date } = parseResource(resource)
      const capacity = known(capacities, `${id} ${unit}`)
      return { capacity, soldElsewhere: simulatedSalesOf(seed, { resource, unit, date }, capacity) }
    },
  }
}

function countedOf<Content extends CatalogueContent>(content: Content, entry: EntryOf[Content]) {
  return unitsOf[content](entry)
}

function indexed<One extends Entry>(list: readonly One[]): ReadonlyMap<string, One> {
  return new Map(list.map((entry) => [entry.id, entry]))
}

function byRank<One extends Entry>(list: readonly One[]): readonly One[] {
  return list.toSorted((a, b) => a.rank - b.rank)
}

function known<Value>(values: ReadonlyMap<string, Value>, key: string): Value {
  const value = values.get(key)
  // The fixtures are checked when they are read, so that only a wrong call gets here.
  if (value === undefined) throw new Error(`The catalogue has no ${key}.`)
  return value
}
