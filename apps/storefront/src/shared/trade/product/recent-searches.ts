import type { Known, Schemas } from '@selat/sdk'

import { keepOnDevice } from '../../app/keep-on-device.ts'
import { products } from '../../app/known/known-products.ts'
import { visitorStore } from '../../app/visitor/visitor-store.ts'

type Product = Known<Schemas['Product']>

/** A search that can be repeated: a product, and the parameters of its address. */
export type RecentSearch = { product: Product; search: string }

export const RECENT_SEARCHES_KEY = 'recentSearches'
const MOST = 6

/** Parameters whose change does not make another search: days, people, class and rooms. */
const variable = [
  ...['depart', 'return', 'back', 'date', 'checkIn', 'checkOut'],
  ...['adults', 'children', 'infants', 'class', 'rooms'],
]

/** One constant: a new empty list would make a server-rendered page render again at once. */
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

/** Returns the searches on this device, the latest first. They are stored here only; no server knows them. */
export const useRecentSearches = (): readonly RecentSearch[] => useStore((state) => state.searches)

/**
 * Puts a search first. A search with only other days or people replaces the former one. A search without parameters is not
 * stored.
 */
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

/** Returns a search without its days and people. */
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

/** Reads the stored searches. The text may come from another version of this site, or from the user. */
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
