import { toAlpha2 } from '../documents/to-alpha-2.ts'
import { countryCodes, isCountryCode } from './countries.ts'

/** Languages whose names of countries are understood. */
const LOCALES = ['en', 'id', 'zh-Hans', 'zh-Hant'] as const

/** Other words for countries in people's lists, besides the names that the platform knows. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  singaporean: 'SG',
  indonesian: 'ID',
  wni: 'ID',
  malaysian: 'MY',
  chinese: 'CN',
  prc: 'CN',
  中华人民共和国: 'CN',
  台灣: 'TW',
  taiwanese: 'TW',
  indian: 'IN',
  filipino: 'PH',
  thai: 'TH',
  vietnamese: 'VN',
  japanese: 'JP',
  korean: 'KR',
  'south korea': 'KR',
  australian: 'AU',
  british: 'GB',
  uk: 'GB',
  american: 'US',
  usa: 'US',
  大马: 'MY',
  马来西亚: 'MY',
}

let names: ReadonlyMap<string, string> | undefined

/**
 * The ISO 3166-1 alpha-2 code of a country. The country is given as that code, as the three letters of a passport, by
 * name in one of the five languages, or by a nationality that is common around the strait. Null when it is none.
 * @example readCountry('Singapura') // 'SG'
 */
export function readCountry(text: string): string | null {
  const tidied = text.normalize('NFKC').trim()
  const capitals = tidied.toUpperCase()
  if (isCountryCode(capitals)) return capitals
  const threeLetters = toAlpha2(capitals)
  if (threeLetters !== undefined) return threeLetters
  // Made when first needed: a thousand names that most visits never ask for.
  names ??= countryNames()
  const name = tidied.toLowerCase()
  return ALSO_CALLED[name] ?? names.get(name) ?? null
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
