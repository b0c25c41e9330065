import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import type { PageRoute } from './page-route.ts'

/**
 * Moves the focus to the page's heading and announces its title after each navigation (NAV-12). A page that only shows another
 * view, such as a form in place of its list, keeps the focus where it is, unless the link that had it is gone. While the data of
 * a page is loading, its main part has the focus, until the heading arrives. A link to a part of a page moves the focus there.
 */
export function RouteAnnouncer({ page }: { page: PageRoute }) {
  const { pathname, search, hash } = useLocation()
  const isReplaced = useNavigationType() === NavigationType.Replace
  const shown = useRef<{ pathname: string; hash: string; page: PageRoute } | null>(null)
  const waiting = useRef<MutationObserver>(null)
  const [title, setTitle] = useState('')
  useEffect(() => {
    document.getElementById('loading-screen')?.setAttribute('hidden', '')
  }, [])
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, hash, page }
    if (before === null) return
    const isSamePage = before.pathname === pathname && before.page === page
    const part = isSamePage && before.hash === hash ? null : findPart(hash)
    if (isSamePage && !part && (isReplaced || !isFocusLost())) return
    waiting.current?.disconnect()
    waiting.current = part ? null : focusHeading(() => setTitle(document.title))
    if (part) focus(part)
    setTitle(document.title)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the kind of a navigation changes nothing by itself
  }, [pathname, page, search, hash])
  useEffect(() => () => waiting.current?.disconnect(), [])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/** Returns the heading of the part of the page that a hash names, or the part itself if it has none. */
function findPart(hash: string): HTMLElement | null {
  const part = document.getElementById(idOf(hash))
  return part?.querySelector<HTMLElement>('h2, h3') ?? part
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    // A hash from elsewhere need not be well formed; it names no part of the page then.
    return ''
  }
}

/** Focuses the heading, or the main part if the heading is not there yet; returns what waits for it then. */
function focusHeading(onLateHeading: () => void): MutationObserver | null {
  const main = document.querySelector<HTMLElement>(':is(main, [role=main])')
  if (!main) return null
  const heading = main.querySelector<HTMLElement>('h1')
  focus(heading ?? main)
  if (heading) return null
  const observer = new MutationObserver(() => {
    const late = main.querySelector<HTMLElement>('h1')
    // A visitor who has gone on meanwhile keeps the place.
    const isElsewhere = document.activeElement !== main && !isFocusLost()
    if (!late && !isElsewhere) return
    observer.disconnect()
    if (!late || isElsewhere) return
    focus(late)
    onLateHeading()
  })
  observer.observe(main, { childList: true, subtree: true })
  return observer
}

function focus(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
