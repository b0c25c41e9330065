import type { Localised } from '../../engine/language.ts'
import type { PlaceFixture } from '../fixtures/catalogue/common-schemas.ts'
import {
  catalogueContents,
  unitsOf,
  type CatalogueContent,
  type Entry,
  type EntryOf,
} from '../fixtures/catalogue/entries.ts'
import type { CatalogueFixtures } from '../fixtures/catalogue/read-catalogue-fixtures.ts'
import type { SeasonFixture } from '../fixtures/catalogue/season-schema.ts'
import { parseResource } from './resource.ts'
import { simulatedSalesOf } from './simulated-sales.ts'

export type StockPlan = { readonly capacity: number; readonly soldElsewhere: number }

/** The products besides ferries. They are the same for all tenants that sell them. */
export type Catalogue = {
  entries<Content extends CatalogueContent>(content: Content): readonly EntryOf[Content][]
  entry<Content extends CatalogueContent>(
    content: Content,
    id: string,
  ): EntryOf[Content] | undefined
  /** The seasons and their recommended products. */
  readonly seasons: readonly SeasonFixture[]
  place(code: string): PlaceFixture
  kindName(content: CatalogueContent, code: string): Localised
  factName(code: string): Localised
  /** Returns the codes of a product's units: its rooms, options, types, rates or cabins; empty for an unknown product. */
  units(id: string): readonly string[]
  /**
   * Returns the capacity of a unit (a room, an option, a cabin…) on the day of a resource, and its simulated sales by the
   * seed.
   */
  stockPlan(resource: string, unit: string): StockPlan
}

/** Creates the catalogue with the simulated sales of a seed. */
export function createCatalogue(fixtures: CatalogueFixtures, seed: string): Catalogue {
  const lists = new Map<CatalogueContent, readonly Entry[]>(
    catalogueContents.map((content) => [content, byRank(fixtures.entries[content])]),
  )
  const byId = new Map(
    [...lists].flatMap(([content, entries]) =>
      entries.map((entry) => [`${content} ${entry.id}`, entry] as const),
    ),
  )
  const counted = new Map(
    [...lists].flatMap(([content, entries]) =>
      entries.map((entry) => [entry.id, unitsOf(content, entry)] as const),
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
    entries: <Content extends CatalogueContent>(content: Content) =>
      known(lists, content) as readonly EntryOf[Content][], // the lists are stored by their contents
    entry: <Content extends CatalogueContent>(content: Content, id: string) =>
      byId.get(`${content} ${id}`) as EntryOf[Content] | undefined, // the entries are stored by their contents
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

function byRank(list: readonly Entry[]): readonly Entry[] {
  return list.toSorted((a, b) => a.rank - b.rank)
}

function known<Value>(values: ReadonlyMap<string, Value>, key: string): Value {
  const value = values.get(key)
  // The fixtures are checked when they are read, so only a programming error gets here.
  if (value === undefined) throw new Error(`The catalogue has no ${key}.`)
  return value
}
