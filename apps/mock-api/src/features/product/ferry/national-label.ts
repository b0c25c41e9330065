import type { Localised } from '../../../engine/language.ts'

const TAGS = { EN: 'en', ID: 'id', ZH: 'zh-CN', ZHTD: 'zh-TW', ZHSM: 'zh-SG' } as const

/** The words of a fare or charge with whose passports it is for; without countries, the words alone. */
export function nationalLabel(
  words: Localised,
  countries: readonly string[] | undefined,
): Localised {
  if (!countries) return words
  const listed = (language: keyof typeof TAGS) => listCountries(countries, TAGS[language])
  return {
    EN: `${words.EN} (passport of ${listed('EN')})`,
    ID: `${words.ID} (paspor ${listed('ID')})`,
    ZH: `${words.ZH}（${listed('ZH')}护照）`,
    ZHTD: `${words.ZHTD}（${listed('ZHTD')}護照）`,
    ZHSM: `${words.ZHSM}（${listed('ZHSM')}护照）`,
  }
}

// Making an Intl formatter costs a thousand times what using one does, and every price is put into words.
const known = new Map<string, string>()

function listCountries(countries: readonly string[], tag: string): string {
  const key = `${tag} ${countries.join()}`
  const text = known.get(key) ?? makeList(countries, tag)
  known.set(key, text)
  return text
}

function makeList(countries: readonly string[], tag: string): string {
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  const list = new Intl.ListFormat(tag, { type: 'conjunction' })
  return list.format(countries.map((country) => names.of(country) ?? country))
}
