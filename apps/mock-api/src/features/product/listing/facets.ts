import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode, Localised } from '../../../engine/language.ts'
import type { EntryOf } from '../../../world/catalogue/catalogue.ts'
import type { CatalogueContent } from '../../../world/fixtures/catalogue/common-schemas.ts'

type Card = Schemas['ProductCard']

export type FacetValue = { readonly code: string; readonly label: string }

/** A way to narrow a list. */
export type FacetOf<Content extends CatalogueContent> = {
  readonly code: string
  readonly names: Localised
  /** What a product counts under; none where the facet says nothing of it. */
  valuesOf(card: Card, entry: EntryOf[Content], language: LanguageCode): readonly FacetValue[]
  /** `count`: what most have comes first. `code`: by the code, the highest first; `code_up`: the lowest first. */
  readonly order: 'count' | 'code' | 'code_up'
}

const RATINGS: readonly { least: number; code: string; names: Localised }[] = [
  [4.5, '4-5'] as const,
  [4, '4-0'] as const,
  [3.5, '3-5'] as const,
].map(([least, code]) => ({
  least,
  code,
  names: {
    EN: `${least.toFixed(1)} and up`,
    ID: `${least.toFixed(1).replace('.', ',')} ke atas`,
    ZH: `${least.toFixed(1)} 分及以上`,
    ZHTD: `${least.toFixed(1)} 分以上`,
    ZHSM: `${least.toFixed(1)} 分及以上`,
  },
}))

/** What every list is narrowed by, as far as its products differ in it. */
export const leadingFacets: readonly FacetOf<CatalogueContent>[] = [
  {
    code: 'city',
    names: { EN: 'Place', ID: 'Tempat', ZH: '地点', ZHTD: '地點', ZHSM: '地点' },
    order: 'count',
    valuesOf: ({ Place }) => [{ code: Place.City, label: Place.CityName }],
  },
  {
    code: 'kind',
    names: { EN: 'Kind', ID: 'Jenis', ZH: '类型', ZHTD: '類型', ZHSM: '类型' },
    order: 'count',
    valuesOf: ({ Kind, KindName }) => [{ code: Kind, label: KindName }],
  },
  {
    code: 'stars',
    names: { EN: 'Stars', ID: 'Bintang', ZH: '星级', ZHTD: '星級', ZHSM: '星级' },
    order: 'code',
    valuesOf: ({ Stars }) =>
      Stars === null ? [] : [{ code: String(Stars), label: '★'.repeat(Stars) }],
  },
  {
    code: 'rating',
    names: {
      EN: 'Guest rating',
      ID: 'Penilaian tamu',
      ZH: '住客评分',
      ZHTD: '旅客評分',
      ZHSM: '住客评分',
    },
    order: 'code',
    valuesOf: ({ Rating }, _entry, language) =>
      RATINGS.filter(({ least }) => Rating !== null && Rating.Average >= least).map(
        ({ code, names }) => ({ code, label: names[language] }),
      ),
  },
]

/** Stands last, because it is the longest. */
export const factFacet: FacetOf<CatalogueContent> = {
  code: 'fact',
  names: { EN: 'Good to know', ID: 'Keterangan', ZH: '特色', ZHTD: '特色', ZHSM: '特色' },
  order: 'count',
  valuesOf: ({ Facts }) => Facts.map(({ Code, Label }) => ({ code: Code, label: Label })),
}
