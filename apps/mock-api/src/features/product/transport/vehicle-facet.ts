import type { Localised } from '../../../engine/language.ts'
import type { FacetOf } from '../listing/facets.ts'

/** Sizes of vehicles, by the most people that one takes. */
const SIZES: readonly { code: string; from: number; until: number; names: Localised }[] = [
  {
    code: '01-04',
    from: 1,
    until: 4,
    names: { EN: 'Up to 4', ID: 'Hingga 4', ZH: '4 人以内', ZHTD: '4 人以內', ZHSM: '4 人以内' },
  },
  {
    code: '05-06',
    from: 5,
    until: 6,
    names: { EN: '5 or 6', ID: '5 atau 6', ZH: '5 至 6 人', ZHTD: '5 至 6 人', ZHSM: '5 至 6 人' },
  },
  {
    code: '07-13',
    from: 7,
    until: 13,
    names: {
      EN: '7 to 13',
      ID: '7 sampai 13',
      ZH: '7 至 13 人',
      ZHTD: '7 至 13 人',
      ZHSM: '7 至 13 人',
    },
  },
  {
    code: '14-60',
    from: 14,
    until: 60,
    names: {
      EN: '14 and more',
      ID: '14 atau lebih',
      ZH: '14 人以上',
      ZHTD: '14 人以上',
      ZHSM: '14 人以上',
    },
  },
]

/** Narrows by the people that a vehicle takes. */
export const vehicleFacet: FacetOf<'transport'> = {
  code: 'vehicle',
  names: {
    EN: 'People in a vehicle',
    ID: 'Orang per kendaraan',
    ZH: '每车人数',
    ZHTD: '每車人數',
    ZHSM: '每车人数',
  },
  order: 'code_up',
  valuesOf: (_card, { rates }, language) =>
    SIZES.filter(({ from, until }) =>
      rates.some(({ maxPassengers }) => maxPassengers >= from && maxPassengers <= until),
    ).map(({ code, names }) => ({ code, label: names[language] })),
}
