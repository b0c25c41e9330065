import type { Known, Schemas } from '@selat/sdk'

import { keepOnDevice } from '../../app/keep-on-device.ts'
import { products } from '../../app/known/known-products.ts'
import { visitorStore } from '../../app/visitor/visitor-store.ts'

type Product = Known<Schemas['Product']>

/** A search that can be made again: of a product, by what its address says. */
export type RecentSearch = { product: Product; search: string }

export const RECENT_SEARCHES_KEY = 'recentSearches'
const MOST = 6

/** What one changes of a search before it is another one: days, people, class and rooms. */
const variable = [
  ...['depart', 'return', 'back', 'date', 'checkIn', 'checkOut'],
  ...['adults', 'children', 'infants', 'class', 'rooms'],
]

/** The same list each time: another empty one would have a page that a server rendered render again at once. */
const none: readonly RecentSearch[] = []

const useStore = visitorStore<{ searches: readonly RecentSearch[] }>({
  initial: () => ({ searches: none }),
  restore: () => ({ searches: stored() }),
  follow: ({ setState }, signal) => {
    // Other tabs search too, so the list follows local storage.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === RECENT_SEARCHES_KEY || key === null) setState({ searches: stored() })
    }
    window.addEventListener('storage', onStorage, { signal })
  },
})

/** What was searched for on this device, the latest first. Kept here only; no server knows of it. */
export const useRecentSearches = (): readonly RecentSearch[] => useStore((state) => state.searches)

/** Puts a search first; the same for other days or people was this one, changed. What asks for nothing is not kept. */
export function rememberSearch(product: Product, params: URLSearchParams): void {
  const search = params.toString()
  if (search === '') return
  const about = subjectOf(search)
  const before = useStore
    .getState()
    .searches.filter((other) => other.product !== product || subjectOf(other.search) !== about)
  keep([{ product, search }, ...before].slice(0, MOST))
}

export function forgetSearch(one: RecentSearch): void {
  keep(others(one))
}

export function forgetAllSearches(): void {
  keep([])
}

function others({ product, search }: RecentSearch): readonly RecentSearch[] {
  return useStore
    .getState()
    .searches.filter((other) => other.product !== product || other.search !== search)
}

/** A search without when and for whom. */
function subjectOf(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of variable) params.delete(name)
  return params.toString()
}

function keep(searches: readonly RecentSearch[]): void {
  if (searches.length === 0) localStorage.removeItem(RECENT_SEARCHES_KEY)
  else keepOnDevice(RECENT_SEARCHES_KEY, JSON.stringify(searches))
  useStore.setState({ searches: searches.length === 0 ? none : searches })
}

/** What is stored may be of another version of this site, or of somebody's own making. */
function stored(): readonly RecentSearch[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(RECENT_SEARCHES_KEY) ?? '[]')
    const searches = Array.isArray(value) ? value.filter(isSearch).slice(0, MOST) : none
    return searches.length === 0 ? none : searches
  } catch {
    return none
  }
}

function isSearch(value: unknown): value is RecentSearch {
  return (
    typeof value === 'object' &&
    value !== null &&
    'product' in value &&
    'search' in value &&
    typeof value.search === 'string' &&
    products.some((product) => product === value.product)
  )
}
