import type { PriceLine } from '@selat/domain'

import type { Localised } from '../kernel/language.ts'

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

/** Label of a fare line in each language. */
export function fareLabel(band: NonNullable<PriceLine['band']>): Localised {
  return FARE_LABELS[band]
}
