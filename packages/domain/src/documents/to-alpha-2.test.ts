import { expect, it } from 'vitest'

import { countryCodes } from '../passengers/countries.ts'
import { toAlpha2 } from './to-alpha-2.ts'

it.each([
  ['IDN', 'ID'],
  ['SGP', 'SG'],
  ['MYS', 'MY'],
  ['CHN', 'CN'],
  ['TWN', 'TW'],
  ['AUT', 'AT'],
  ['AUS', 'AU'],
  ['D', 'DE'],
  ['GBN', 'GB'],
])('PAX-5 reads %s as %s', (alpha3, alpha2) => {
  expect(toAlpha2(alpha3)).toBe(alpha2)
})

it.each(['UTO', 'XXA', 'UN', 'NID', '', 'idn', 'ABWAW'])('PAX-5 finds no country "%s"', (code) => {
  expect(toAlpha2(code)).toBeUndefined()
})

it('PAX-5 maps exactly one code of three letters to each country', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const all = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)))
  const reached = all
    .filter((code) => !/^GB[DNOPS]$/.test(code))
    .flatMap((code) => toAlpha2(code) ?? [])

  expect(reached.toSorted()).toEqual(countryCodes())
})
