import { dateTimeFormat } from '@selat/i18n/format-date'

import type { LanguageCode } from '../../../engine/language.ts'
import type { Context } from '../../../operation/context.ts'
import type { FacetOf } from '../listing/facets.ts'
import { openSailings } from './sailings.ts'

const NIGHTS: Readonly<Record<LanguageCode, (nights: number) => string>> = {
  EN: (nights) => `${nights} nights`,
  ID: (nights) => `${nights} malam`,
  ZH: (nights) => `${nights} 晚`,
  ZHTD: (nights) => `${nights} 晚`,
  ZHSM: (nights) => `${nights} 夜`,
}

/** What cruises are narrowed by: nights, home port and the months in which they still sail. */
export function cruiseFacets(
  ctx: Pick<Context, 'catalogue' | 'now'>,
): readonly FacetOf<'cruise'>[] {
  return [
    {
      code: 'nights',
      names: { EN: 'Nights', ID: 'Malam', ZH: '晚数', ZHTD: '晚數', ZHSM: '夜数' },
      order: 'code_up',
      valuesOf: (_card, { nights }, language) => [
        { code: String(nights), label: NIGHTS[language](nights) },
      ],
    },
    {
      code: 'home_port',
      names: {
        EN: 'Home port',
        ID: 'Pelabuhan asal',
        ZH: '出发港',
        ZHTD: '出發港',
        ZHSM: '启程港',
      },
      order: 'count',
      valuesOf: (_card, { homePort, homePorts }, language) => [
        { code: homePort, label: homePorts[language] },
      ],
    },
    {
      code: 'month',
      names: { EN: 'Month', ID: 'Bulan', ZH: '月份', ZHTD: '月份', ZHSM: '月份' },
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
