import type { Localised } from '../kernel/language.ts'

const TAGS = { EN: 'en', ID: 'id', ZH: 'zh-CN', ZHTD: 'zh-TW', ZHSM: 'zh-SG' } as const

/** The words of a fare or charge with whose passports it is for; without countries, the words alone. */
export function nationalLabel(
  words: Localised,
  countries: readonly string[] | undefined,
): Localised {
  if (!countries) return words
  const names = Object.fromEntries(
    Object.entries(TAGS).map(([language, tag]) => {
      const names = new Intl.DisplayNames(tag, { type: 'region' })
      const list = new Intl.ListFormat(tag, { type: 'conjunction' })
      return [language, list.format(countries.map((country) => names.of(country) ?? country))]
    }),
  )
  return {
    EN: `${words.EN} (passport of ${names['EN']})`,
    ID: `${words.ID} (paspor ${names['ID']})`,
    ZH: `${words.ZH}（${names['ZH']}护照）`,
    ZHTD: `${words.ZHTD}（${names['ZHTD']}護照）`,
    ZHSM: `${words.ZHSM}（${names['ZHSM']}护照）`,
  }
}
