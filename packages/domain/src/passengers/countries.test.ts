import { expect, it } from 'vitest'

import { countryCodes, isCountryCode } from './countries.ts'

it('PAX-3 knows the 249 countries of ISO 3166-1, each once and in order', () => {
  const codes = countryCodes()

  expect(codes).toHaveLength(249)
  expect(new Set(codes).size).toBe(249)
  expect(codes).toEqual(codes.toSorted())
})

it('PAX-3 every code has a name of its own', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

  expect(countryCodes().filter((code) => !names.of(code))).toEqual([])
})

it.each(['ID', 'SG', 'MY', 'TW'])('PAX-3 accepts %s', (code) => {
  expect(isCountryCode(code)).toBe(true)
})

it.each(['id', 'IDN', 'XX', 'D ', ' A', '', 'AD AE'])('PAX-3 refuses "%s"', (code) => {
  expect(isCountryCode(code)).toBe(false)
})
