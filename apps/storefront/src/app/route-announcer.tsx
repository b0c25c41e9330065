import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

import type { PageRoute } from './page-route.ts'

/** Moves the focus to the page's heading and announces its title after each navigation (NAV-12). */
export function RouteAnnouncer({ page }: { page: PageRoute }) {
  const { pathname } = useLocation()
  const isFirst = useRef(true)
  const [title, setTitle] = useState('')
  useEffect(() => {
    document.getElementById('loading-screen')?.setAttribute('hidden', '')
  }, [])
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    focusHeading()
    setTitle(document.title)
  }, [pathname, page])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}

function focusHeading(): void {
  const main = document.querySelector<HTMLElement>(':is(main, [role=main])')
  const target = main?.querySelector<HTMLElement>('h1') ?? main
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
