import { numberFormat } from '@selat/i18n/intl-formats'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode, Localised } from '../../../engine/language.ts'
import type { CatalogueContent, EntryOf } from '../../../world/fixtures/catalogue/entries.ts'
import { fillPhrase, phrase } from '../../../world/texts/phrases.ts'

type Card = Schemas['ProductCard']

export type FacetValue = { readonly code: string; readonly label: string }

/** A property by which a list can be filtered. */
export type FacetOf<Content extends CatalogueContent> = {
  readonly code: string
  readonly names: Localised
  /** The values of a product in this facet; empty if none applies. */
  valuesOf(card: Card, entry: EntryOf[Content], language: LanguageCode): readonly FacetValue[]
  /**
   * The order of values. `count`: the most frequent first. `code`: the highest code first. `code_up`: the lowest code first.
   */
  readonly order: 'count' | 'code' | 'code_up'
}

const RATINGS: readonly { least: number; code: string }[] = [
  { least: 4.5, code: '4-5' },
  { least: 4, code: '4-0' },
  { least: 3.5, code: '3-5' },
]

/** The first facets of every list. A facet is left out if the listed products do not differ in it. */
export const leadingFacets: readonly FacetOf<CatalogueContent>[] = [
  {
    code: 'city',
    names: phrase('facet.city'),
    order: 'count',
    valuesOf: ({ Place }) => [{ code: Place.City, label: Place.CityName }],
  },
  {
    code: 'kind',
    names: phrase('facet.kind'),
    order: 'count',
    valuesOf: ({ Kind, KindName }) => [{ code: Kind, label: KindName }],
  },
  {
    code: 'stars',
    names: phrase('facet.stars'),
    order: 'code',
    valuesOf: ({ Stars }) =>
      Stars === null ? [] : [{ code: String(Stars), label: '★'.repeat(Stars) }],
  },
  {
    code: 'rating',
    names: phrase('facet.rating'),
    order: 'code',
    valuesOf: ({ Rating }, _entry, language) =>
      RATINGS.filter(({ least }) => Rating !== null && Rating.Average >= least).map(
        ({ code, least }) => ({ code, label: ratingAndUp(least, language) }),
      ),
  },
]

/** The facet of facts is last, because it is the longest. */
export const factFacet: FacetOf<CatalogueContent> = {
  code: 'fact',
  names: phrase('facet.fact'),
  order: 'count',
  valuesOf: ({ Facts }) => Facts.map(({ Code, Label }) => ({ code: Code, label: Label })),
}

function ratingAndUp(least: number, language: LanguageCode): string {
  const digits = { minimumFractionDigits: 1 }
  const rating = numberFormat(language, digits).format(least)
  return fillPhrase('rating.andUp', language, { rating })
}
