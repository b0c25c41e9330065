import { dateTimeFormat } from '@selat/i18n/intl-formats'

import type { LanguageCode } from '../../../engine/language.ts'
import type { Context } from '../../../operation/context.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { fillPhrase, phrase } from '../../../world/texts/phrases.ts'
import type { FacetOf } from '../listing/facets.ts'
import { listCards } from '../listing/list-products.ts'
import { toCruiseCard } from './cruise-card.ts'
import { openSailings } from './sailings.ts'

export const listCruises = defineOperation(
  'listCruises',
  async ({ query }, ctx) => ({
    status: 200,
    body: await listCards(
      ctx,
      'cruise',
      query,
      (entries) => Promise.all(entries.map((entry) => toCruiseCard(ctx, entry, query.date))),
      cruiseFacets(ctx),
    ),
  }),
  { transaction: 'none' },
)

/** Makes the facets of cruises: nights, home port and the months of future sailings. */
function cruiseFacets(ctx: Pick<Context, 'catalogue' | 'now'>): readonly FacetOf<'cruise'>[] {
  return [
    {
      code: 'nights',
      names: phrase('facet.nights'),
      order: 'code_up',
      valuesOf: (_card, { nights }, language) => [
        {
          code: String(nights),
          label: fillPhrase('cruise.nights', language, { nights: String(nights) }),
        },
      ],
    },
    {
      code: 'home_port',
      names: phrase('facet.homePort'),
      order: 'count',
      valuesOf: (_card, { homePort, homePorts }, language) => [
        { code: homePort, label: homePorts[language] },
      ],
    },
    {
      code: 'month',
      names: phrase('facet.month'),
      order: 'code_up',
      valuesOf: (_card, entry, language) =>
        [...new Set(openSailings(ctx, entry).map((date) => date.slice(0, 7)))].map((month) => ({
          code: month,
          label: monthName(month, language),
        })),
    },
  ]
}

function monthName(month: string, language: LanguageCode): string {
  return dateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${month}-01T00:00:00Z`))
}
