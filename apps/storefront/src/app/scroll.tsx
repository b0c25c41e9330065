import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Location, ScrollRestoration, useLocation } from 'react-router-dom'

import { keepInTab } from '../shared/app/keep-on-device.ts'

const storageKey = 'scrollPositions'

/** Restores the scroll position of a page on Back; a new page starts at its top, or at the target of its hash (NAV-12). */
export function Scroll() {
  const foundRef = useRef(0)
  // Runs after the router's own effect, which scrolls to the top: a visitor who has scrolled a rendered page already stays
  // there.
  useLayoutEffect(() => {
    if (foundRef.current > 0) window.scrollTo(0, foundRef.current)
  }, [])
  useEffect(() => {
    // A page restored from the back/forward cache is scrolled by the router again, which handed that to the browser when the
    // page was left.
    const takeOver = () => {
      window.history.scrollRestoration = 'manual'
    }
    window.addEventListener('pageshow', takeOver)
    return () => window.removeEventListener('pageshow', takeOver)
  }, [])
  return (
    <>
      <FindScrolled foundRef={foundRef} />
      <ScrollRestoration storageKey={storageKey} getKey={placeOf} />
    </>
  )
}

/** Tells the router the position of its first page, before the router looks for a stored one. */
function FindScrolled({ foundRef }: { foundRef: RefObject<number> }) {
  const [first] = useState(placeOf(useLocation()))
  useLayoutEffect(() => {
    foundRef.current = window.scrollY
    if (foundRef.current > 0) keepPositions({ ...keptPositions(), [first]: foundRef.current })
  }, [foundRef, first])
  return null
}

/** Returns the key of a place in the history. The first entry of a tab has no key of its own, so the address is part of it. */
function placeOf({
  key,
  pathname,
  search,
  hash,
}: Pick<Location, 'key' | 'pathname' | 'search' | 'hash'>) {
  return `${key} ${pathname}${search}${hash}`
}

/** Drops the stored position of an address that was opened by a link, because opening it is no return to it. */
export function forgetFormerScroll(): void {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  if (entry === undefined || !('type' in entry) || entry.type !== 'navigate') return
  const { pathname, search, hash } = window.location
  const { [placeOf({ pathname, search, hash, key: 'default' })]: _former, ...others } =
    keptPositions()
  keepPositions(others)
}

/** The router's stored positions: pixels from the top by key. */
type Positions = Readonly<Record<string, unknown>>

function keptPositions(): Positions {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Positions) : {} // the values can be of any type
  } catch {
    // The router cannot read the stored text either.
    return {}
  }
}

function keepPositions(positions: Positions): void {
  keepInTab(storageKey, JSON.stringify(positions))
}
