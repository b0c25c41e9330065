import { PRODUCT_SEARCH_MAX_LENGTH } from '@selat/domain'
import type { Known, Schemas } from '@selat/sdk'

import {
  codec,
  type Codec,
  day,
  fitting,
  oneOf,
  pageNumber,
  type Patch,
  type ValuesOf,
  words,
} from '../../kit/address/codec.ts'

export type CatalogueContent = Known<Schemas['CatalogueContent']>

export const productSorts = ['recommended', 'price_low', 'price_high', 'rating', 'name'] as const

/** The facets that narrow a list: `city:batam,kind:theme-park`. */
export const facetParam = fitting(/^[a-z_]+:[a-z0-9_-]+(,[a-z_]+:[a-z0-9_-]+){0,29}$/)

/** The dates of a stay, and the guests of each room: `2,2-5-9`. */
export const stayParams = {
  checkIn: day(),
  checkOut: day(),
  rooms: fitting(/^[1-9](-([0-9]|1[0-7])){0,6}(,[1-9](-([0-9]|1[0-7])){0,6}){0,7}$/),
}

const ofWhat = { q: words({ max: PRODUCT_SEARCH_MAX_LENGTH }), facet: facetParam }
const ofOrder = {
  sort: oneOf(productSorts, { implied: 'recommended' }),
  page: pageNumber({ max: 99 }),
}
const ofDay = { date: day() }

/** The query of a list, as its call takes it; the server has a default for each value that is absent. */
export type ProductQuery = Patch<
  ValuesOf<typeof ofWhat & typeof ofDay & typeof stayParams & typeof ofOrder>
>

const byDay: Codec<ProductQuery> = codec({ ...ofWhat, ...ofDay, ...ofOrder }, { place: 'page' })

/** The addresses of the lists that are not for a day. */
const others: Partial<Record<CatalogueContent, Codec<ProductQuery>>> = {
  hotel: codec({ ...ofWhat, ...stayParams, ...ofOrder }, { place: 'page' }),
}

/** Returns the address of a product's list; the product decides which dates its list is for. */
export function productAddress(content: CatalogueContent): Codec<ProductQuery> {
  return others[content] ?? byDay
}

/** Returns the chosen values of a `facet` text, such as `city:batam`. */
export function facetChoices(facetText: string | undefined): string[] {
  return facetText === undefined ? [] : facetText.split(',')
}

/** Returns the `facet` text with a choice added, or removed if it was there. */
export function toggleFacet(facetText: string | undefined, choice: string): string | undefined {
  const chosen = facetChoices(facetText)
  const next = chosen.includes(choice)
    ? chosen.filter((other) => other !== choice)
    : [...chosen, choice]
  return next.length === 0 ? undefined : next.join(',')
}
