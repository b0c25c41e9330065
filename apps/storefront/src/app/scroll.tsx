import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { ScrollRestoration, useLocation } from 'react-router-dom'
import type { Location } from 'react-router-dom'

import { keepInTab } from '../shared/app/keep-on-device.ts'

const storageKey = 'scrollPositions'

/** Back finds a page scrolled as it was left; a new page starts at its top, or at what its hash names (NAV-12). */
export function Scroll() {
  const foundRef = useRef(0)
  // After the router's own, which begins by going to the top: who has scrolled a rendered page before is left there.
  useLayoutEffect(() => {
    if (foundRef.current > 0) window.scrollTo(0, foundRef.current)
  }, [])
  useEffect(() => {
    // A page that comes back as it was left is the router's again, which gave it to the browser when it was left.
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

/** Tells the router where the page is that it begins with, before it looks for where it was. */
function FindScrolled({ foundRef }: { foundRef: RefObject<number> }) {
  const [first] = useState(placeOf(useLocation()))
  useLayoutEffect(() => {
    foundRef.current = window.scrollY
    if (foundRef.current > 0) keepPositions({ ...keptPositions(), [first]: foundRef.current })
  }, [foundRef, first])
  return null
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
  const { pathname, search, hash } = window.location
  const { [placeOf({ pathname, search, hash, key: 'default' })]: _former, ...others } =
    keptPositions()
  keepPositions(others)
}

/** What the router keeps: pixels from the top by place. */
type Positions = Readonly<Record<string, unknown>>

function keptPositions(): Positions {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Positions) : {} // whatever its values are
  } catch {
    // The router reads no more of it, either.
    return {}
  }
}

function keepPositions(positions: Positions): void {
  keepInTab(storageKey, JSON.stringify(positions))
}
