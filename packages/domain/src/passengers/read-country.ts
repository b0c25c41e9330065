import { toAlpha2 } from '../documents/to-alpha-2.ts'
import { countryCodes, isCountryCode } from './countries.ts'

/** The languages in which names of countries are understood. */
const LOCALES = ['en', 'id', 'zh-Hans', 'zh-Hant'] as const

/** Other names for countries that people write, besides those of the platform. */
const ALSO_CALLED: ReadonlyMap<string, string> = new Map([
  ['singaporean', 'SG'],
  ['indonesian', 'ID'],
  ['wni', 'ID'],
  ['malaysian', 'MY'],
  ['chinese', 'CN'],
  ['prc', 'CN'],
  ['中华人民共和国', 'CN'],
  ['台灣', 'TW'],
  ['taiwanese', 'TW'],
  ['indian', 'IN'],
  ['filipino', 'PH'],
  ['thai', 'TH'],
  ['vietnamese', 'VN'],
  ['japanese', 'JP'],
  ['korean', 'KR'],
  ['south korea', 'KR'],
  ['australian', 'AU'],
  ['british', 'GB'],
  ['uk', 'GB'],
  ['american', 'US'],
  ['usa', 'US'],
  ['大马', 'MY'],
  ['马来西亚', 'MY'],
])

let names: ReadonlyMap<string, string> | undefined

/**
 * Reads a country and returns its ISO 3166-1 alpha-2 code. The text may be that code, the three letters of a passport, a
 * name in one of the five languages, or a nationality that is common in the region. Null if it is none of these.
 * @example readCountry('Singapura') // 'SG'
 */
export function readCountry(text: string): string | null {
  const tidied = text.normalize('NFKC').trim()
  const capitals = tidied.toUpperCase()
  if (isCountryCode(capitals)) return capitals
  const threeLetters = toAlpha2(capitals)
  if (threeLetters !== undefined) return threeLetters
  // The thousand names are made at the first call, because most visits never need them.
  names ??= countryNames()
  const name = tidied.toLowerCase()
  return ALSO_CALLED.get(name) ?? names.get(name) ?? null
}

function countryNames(): ReadonlyMap<string, string> {
  return new Map(
    LOCALES.flatMap((locale) => {
      const inLocale = new Intl.DisplayNames([locale], { type: 'region' })
      return countryCodes().map(
        (code) => [(inLocale.of(code) ?? code).toLowerCase(), code] as const,
      )
    }),
  )
}
