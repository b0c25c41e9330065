import type { Known, Schemas } from '@selat/sdk'

import { codec, day, fitting, oneOf, pageNumber, words } from '../../kit/address/codec.ts'
import type { Codec, Patch, ValuesOf } from '../../kit/address/codec.ts'

export type CatalogueContent = Known<Schemas['CatalogueContent']>

export const productSorts = ['recommended', 'price_low', 'price_high', 'rating', 'name'] as const

/** What a list is narrowed to: `city:batam,kind:theme-park`. */
export const facetParam = fitting(/^[a-z_]+:[a-z0-9_-]+(,[a-z_]+:[a-z0-9_-]+){0,29}$/)

/** When, and who sleeps where: `2,2-5-9`. */
export const stayParams = {
  checkIn: day(),
  checkOut: day(),
  rooms: fitting(/^[1-9](-([0-9]|1[0-7])){0,6}(,[1-9](-([0-9]|1[0-7])){0,6}){0,7}$/),
}

const ofWhat = { q: words({ max: 60 }), facet: facetParam }
const ofOrder = {
  sort: oneOf(productSorts, { implied: 'recommended' }),
  page: pageNumber({ max: 99 }),
}
const ofDay = { date: day() }

/** What a list is asked for, as its call takes it; what is not said has the server's default. */
export type ProductQuery = Patch<
  ValuesOf<typeof ofWhat & typeof ofDay & typeof stayParams & typeof ofOrder>
>

const ofActivities: Codec<ProductQuery> = codec(
  { ...ofWhat, ...ofDay, ...ofOrder },
  { place: 'page' },
)

/** When a list is for depends on the product. */
export const productAddress: Record<CatalogueContent, Codec<ProductQuery>> = {
  hotel: codec({ ...ofWhat, ...stayParams, ...ofOrder }, { place: 'page' }),
  attraction: ofActivities,
  package: ofActivities,
  transport: ofActivities,
  cruise: ofActivities,
}

/** Chosen values of a `facet` text, as `city:batam`. */
export function facetChoices(facetText: string | undefined): string[] {
  return facetText === undefined ? [] : facetText.split(',')
}

/** The `facet` text with one more choice, or one less. */
export function toggleFacet(facetText: string | undefined, choice: string): string | undefined {
  const chosen = facetChoices(facetText)
  const next = chosen.includes(choice)
    ? chosen.filter((other) => other !== choice)
    : [...chosen, choice]
  return next.length === 0 ? undefined : next.join(',')
}
