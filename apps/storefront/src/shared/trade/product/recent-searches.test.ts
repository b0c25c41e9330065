import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import {
  forgetAllSearches,
  forgetSearch,
  RECENT_SEARCHES_KEY,
  rememberSearch,
  useRecentSearches,
} from './recent-searches.ts'

const shown = () => renderHook(() => useRecentSearches()).result.current
const reloadWith = (text: string) => {
  localStorage.setItem(RECENT_SEARCHES_KEY, text)
  window.dispatchEvent(new StorageEvent('storage', { key: RECENT_SEARCHES_KEY }))
}

beforeEach(() => forgetAllSearches())

it('PRD-6 a page from the server renders once for visitors without recent searches', () => {
  let renders = 0
  const count = () => {
    renders += 1
    return useRecentSearches()
  }

  renderHook(count, { hydrate: true })

  expect(renders).toBe(1)
})

it('PRD-6 the latest search comes first, and no search is kept twice', () => {
  rememberSearch('ferry', new URLSearchParams('from=HFC&to=BTC'))
  rememberSearch('hotel', new URLSearchParams('q=lagoon'))
  rememberSearch('ferry', new URLSearchParams('from=HFC&to=BTC'))

  expect(shown()).toEqual([
    { product: 'ferry', search: 'from=HFC&to=BTC' },
    { product: 'hotel', search: 'q=lagoon' },
  ])
})

it('PRD-6 a search with another day or party replaces the one before', () => {
  rememberSearch('ferry', new URLSearchParams('from=HFC&to=BTC&depart=2026-12-12&adults=1'))
  rememberSearch('ferry', new URLSearchParams('from=HFC&to=TPI&depart=2026-12-12&adults=1'))
  rememberSearch('ferry', new URLSearchParams('from=HFC&to=BTC&depart=2026-12-13&adults=2'))

  expect(shown().map(({ search }) => search)).toEqual([
    'from=HFC&to=BTC&depart=2026-12-13&adults=2',
    'from=HFC&to=TPI&depart=2026-12-12&adults=1',
  ])
})

it('PRD-6 six searches are kept, and no empty one', () => {
  for (let number = 1; number <= 8; number += 1)
    rememberSearch('attraction', new URLSearchParams({ q: String(number) }))
  rememberSearch('attraction', new URLSearchParams())

  expect(shown().map(({ search }) => search)).toEqual(['q=8', 'q=7', 'q=6', 'q=5', 'q=4', 'q=3'])
})

it('PRD-6 a search can be removed, and with the last one the entry on the device', () => {
  rememberSearch('cruise', new URLSearchParams('q=star'))

  forgetSearch({ product: 'cruise', search: 'q=star' })

  expect(shown()).toEqual([])
  expect(localStorage.getItem(RECENT_SEARCHES_KEY)).toBeNull()
})

it('PRD-6 searches from another tab are shown, and those that cannot be read are not', () => {
  reloadWith('[{"product":"hotel","search":"q=a"},{"product":"spaceship","search":"q=b"},7]')
  expect(shown()).toEqual([{ product: 'hotel', search: 'q=a' }])

  reloadWith('{not json')
  expect(shown()).toEqual([])
})
