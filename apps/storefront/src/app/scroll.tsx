import { useEffect } from 'react'
import { ScrollRestoration } from 'react-router-dom'
import type { Location } from 'react-router-dom'

const storageKey = 'scrollPositions'

/** Back finds a page scrolled as it was left; a new page starts at its top, or at what its hash names (NAV-12). */
export function Scroll() {
  useEffect(() => {
    // A page that comes back as it was left is the router's again, which gave it to the browser when it was left.
    const takeOver = () => {
      window.history.scrollRestoration = 'manual'
    }
    window.addEventListener('pageshow', takeOver)
    return () => window.removeEventListener('pageshow', takeOver)
  }, [])
  return <ScrollRestoration storageKey={storageKey} getKey={placeOf} />
}

/** The first address of a tab has no key of its own, so the address itself counts too. */
function placeOf({
  key,
  pathname,
  search,
  hash,
}: Pick<Location, 'key' | 'pathname' | 'search' | 'hash'>) {
  return `${key} ${pathname}${search}${hash}`
}

/** An address that was opened anew is no return to it, however often this tab has been there. */
export function forgetFormerScroll(): void {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  if (entry === undefined || !('type' in entry) || entry.type !== 'navigate') return
  try {
    const { pathname, search, hash } = window.location
    const positions: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    if (typeof positions !== 'object' || positions === null) return
    const { [placeOf({ pathname, search, hash, key: 'default' })]: _former, ...others } =
      positions as Record<string, unknown>
    sessionStorage.setItem(storageKey, JSON.stringify(others))
  } catch {
    // The router reads no more of it, either.
  }
}
