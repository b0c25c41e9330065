import { expect, it } from 'vitest'

import { countryCodes } from './countries.ts'
import { readCountry } from './read-country.ts'

it.each([
  ['sg', 'SG'],
  ['SGP', 'SG'],
  ['Singapore', 'SG'],
  ['Singapura', 'SG'],
  ['新加坡', 'SG'],
  ['SINGAPOREAN', 'SG'],
  ['Indonesia', 'ID'],
  ['WNI', 'ID'],
  ['印尼', 'ID'],
  ['印度尼西亚', 'ID'],
  ['Malaysia', 'MY'],
  ['馬來西亞', 'MY'],
  ['China', 'CN'],
  ['中国', 'CN'],
  ['Taiwan', 'TW'],
  ['台灣', 'TW'],
  ['D', 'DE'],
  ['United Kingdom', 'GB'],
  ['Inggris Raya', 'GB'],
  [' usa ', 'US'],
])('PAX-5 "%s" is %s', (text, code) => {
  expect(readCountry(text)).toBe(code)
})

it.each(['', 'XX', 'XXX', 'Atlantis', '—', 'constructor', 'toString'])(
  'PAX-5 "%s" is not a country',
  (text) => {
    expect(readCountry(text)).toBeNull()
  },
)

it('PAX-5 knows every country by its code and its English name', () => {
  const english = new Intl.DisplayNames(['en'], { type: 'region' })

  const lost = countryCodes().filter(
    (code) => readCountry(code) !== code || readCountry(english.of(code) ?? '') !== code,
  )

  expect(lost).toEqual([])
})
