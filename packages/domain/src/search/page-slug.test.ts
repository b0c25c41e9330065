import { expect, it } from 'vitest'

import { isSlug, routeSlug, terminalSlug } from './page-slug.ts'

it.each([
  ['HarbourFront, Singapore', 'singapore-harbourfront'],
  ['Batam Centre, Batam', 'batam-centre'],
  ['Bandar Bentan Telani, Bintan Resorts', 'bintan-resorts-bandar-bentan-telani'],
  ['Tanjung Balai Karimun', 'tanjung-balai-karimun'],
  ['Satun (Tammalang)', 'satun-tammalang'],
  ['Île Sainte-Anne', 'ile-sainte-anne'],
])('NAV-2 the address of %s names it as %s', (name, slug) => {
  expect(terminalSlug(name)).toBe(slug)
  expect(isSlug(terminalSlug(name))).toBe(true)
})

it('NAV-2 the address of a route names the origin first', () => {
  expect(routeSlug('batam-centre', 'singapore-harbourfront')).toBe(
    'batam-centre-to-singapore-harbourfront',
  )
})

it.each(['', '-', 'Batam', 'batam centre', 'batam--centre', '../batam', 'a'.repeat(125)])(
  'NAV-3 %o is not a valid slug',
  (text) => {
    expect(isSlug(text)).toBe(false)
  },
)
