import type { PassengerBand } from '@selat/domain'

import type { Localised } from '../../../engine/language.ts'

/** The ticket of one person of a band. */
export const TICKET_WORDS: Readonly<Record<PassengerBand, Localised>> = {
  adult: { EN: 'Adult ticket', ID: 'Tiket dewasa', ZH: '成人票', ZHTD: '成人票', ZHSM: '成人票' },
  child: { EN: 'Child ticket', ID: 'Tiket anak', ZH: '儿童票', ZHTD: '兒童票', ZHSM: '孩童票' },
  infant: { EN: 'Infant ticket', ID: 'Tiket bayi', ZH: '婴儿票', ZHTD: '嬰兒票', ZHSM: '婴儿票' },
  senior: {
    EN: 'Senior ticket',
    ID: 'Tiket lansia',
    ZH: '老人票',
    ZHTD: '敬老票',
    ZHSM: '年长者票',
  },
}

/** One person of a band in a package. */
export const PERSON_WORDS: Readonly<Record<PassengerBand, Localised>> = {
  adult: { EN: 'Adult', ID: 'Dewasa', ZH: '成人', ZHTD: '成人', ZHSM: '成人' },
  child: { EN: 'Child', ID: 'Anak', ZH: '儿童', ZHTD: '兒童', ZHSM: '孩童' },
  infant: { EN: 'Infant', ID: 'Bayi', ZH: '婴儿', ZHTD: '嬰兒', ZHSM: '婴儿' },
  senior: { EN: 'Senior', ID: 'Lansia', ZH: '老年人', ZHTD: '長者', ZHSM: '年长者' },
}

export const SINGLE_SUPPLEMENT: Localised = {
  EN: 'Single supplement',
  ID: 'Biaya kamar sendiri',
  ZH: '单人房差',
  ZHTD: '單人房差價',
  ZHSM: '单人房附加费',
}
