import { useSyncExternalStore } from 'react'

import { MAIN_SANDBOX, SANDBOX_NAME } from '../api/sandbox-cookie.ts'

export const SECTION_IDS = [
  'start',
  'clock',
  'requests',
  'reports',
  'faults',
  'analytics',
  'mails',
  'payments',
  'refunds',
  'topups',
  'seats',
  'scenarios',
  'snapshots',
  'ledger',
] as const

export type SectionId = (typeof SECTION_IDS)[number]

/**
 * The place in the console that the address names, such as `#/requests?sandbox=alice&status=4xx`. An unknown section is
 * replaced by the start, and an invalid name of a sandbox by the main one.
 */
export type HashRoute = { section: SectionId; sandbox: string; params: Record<string, string> }

export function parseHash(hash: string): HashRoute {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const { sandbox = MAIN_SANDBOX, ...params } = Object.fromEntries(new URLSearchParams(query))
  return {
    section: SECTION_IDS.find((id) => id === path) ?? 'start',
    sandbox: SANDBOX_NAME.test(sandbox) ? sandbox : MAIN_SANDBOX,
    params,
  }
}

/** Formats the address of a route. Empty parameters and the main sandbox are left out. */
export function toHash({ section, sandbox, params }: HashRoute): string {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''))
  if (sandbox !== MAIN_SANDBOX) query.set('sandbox', sandbox)
  return `#/${section}${query.size > 0 ? `?${query}` : ''}`
}

export function useHashRoute(): HashRoute {
  return parseHash(useSyncExternalStore(subscribe, () => window.location.hash))
}

/** Goes to a route with a new entry in the history. `replace` keeps the entry, for changes while the user types. */
export function goTo(route: HashRoute, { replace = false } = {}): void {
  const hash = toHash(route)
  if (hash === window.location.hash) return
  if (!replace) {
    window.location.hash = hash
    return
  }
  window.history.replaceState(null, '', hash)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

/** Returns the parameters of the open section that the address keeps, and a function to change some of them. */
export function useParams() {
  const route = useHashRoute()
  const set = (params: Record<string, string>, options?: { replace?: boolean }) =>
    goTo({ ...route, params: { ...route.params, ...params } }, options)
  return { params: route.params, set }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}
