import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import type { PageRoute } from './page-route.ts'

/**
 * Moves the focus to the page's heading and announces its title after each navigation (NAV-12). A page that only shows another
 * view, such as a form in place of its list, keeps the focus where it is, unless the link that had it is gone.
 */
export function RouteAnnouncer({ page }: { page: PageRoute }) {
  const { pathname, search } = useLocation()
  const isReplaced = useNavigationType() === NavigationType.Replace
  const shown = useRef<{ pathname: string; page: PageRoute } | null>(null)
  const [title, setTitle] = useState('')
  useEffect(() => {
    document.getElementById('loading-screen')?.setAttribute('hidden', '')
  }, [])
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, page }
    if (before === null) return
    const isSamePage = before.pathname === pathname && before.page === page
    if (isSamePage && (isReplaced || !isFocusLost())) return
    focusHeading()
    setTitle(document.title)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the kind of a navigation changes nothing by itself
  }, [pathname, page, search])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

function focusHeading(): void {
  const main = document.querySelector<HTMLElement>(':is(main, [role=main])')
  const target = main?.querySelector<HTMLElement>('h1') ?? main
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
