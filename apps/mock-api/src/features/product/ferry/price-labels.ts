import type { PriceLine } from '@selat/domain'

import type { Localised } from '../../../engine/language.ts'
import type { Context } from '../../../operation/context.ts'
import { nationalLabel } from './national-label.ts'

/** Words for the lines that no charge of an operator names. */
const FARE_LABELS: Readonly<Record<NonNullable<PriceLine['band']>, Localised>> = {
  adult: {
    EN: 'Adult fare',
    ID: 'Tarif dewasa',
    ZH: '成人票价',
    ZHTD: '成人票價',
    ZHSM: '成人票价',
  },
  child: {
    EN: 'Child fare',
    ID: 'Tarif anak',
    ZH: '儿童票价',
    ZHTD: '兒童票價',
    ZHSM: '孩童票价',
  },
  infant: {
    EN: 'Infant fare',
    ID: 'Tarif bayi',
    ZH: '婴儿票价',
    ZHTD: '嬰兒票價',
    ZHSM: '婴儿票价',
  },
  senior: {
    EN: 'Senior fare',
    ID: 'Tarif lansia',
    ZH: '老年人票价',
    ZHTD: '長者票價',
    ZHSM: '年长者票价',
  },
}

/** The words of a line of a ferry's price: those of its charge, or of its band's fare. */
export function ferryLineLabel(
  { network }: Pick<Context, 'network'>,
  { kind, code, band, countries }: Pick<PriceLine, 'kind' | 'code' | 'band' | 'countries'>,
): Localised | string {
  const words = kind === 'fare' && band ? FARE_LABELS[band] : network.chargeName(code)
  return words ? nationalLabel(words, countries) : code
}
