import { setHistoryGuard } from '../../app/history-guard.ts'

/** A stopped attempt to leave the page: by a link within the site, or by a step through the history. */
export type BlockedNavigation = { kind: 'link'; to: string } | { kind: 'history'; go: () => void }

export type NavigationBlock = {
  /** Whether the page may not be left now; called at each attempt. */
  isBlocked: () => boolean
  ask: (leaving: BlockedNavigation) => void
}

/**
 * Stops attempts to leave the page and reports where they lead. The router's own blocker is not used, because it also
 * stops navigation by the app itself, such as to a saved record or to the login page. Returns the function that ends
 * this.
 */
export function blockNavigation(block: NavigationBlock): () => void {
  const stops = [watchLinks(block), watchHistory(block), watchTab(block)]
  return () => {
    for (const stop of stops) stop()
  }
}

function watchLinks({ isBlocked, ask }: NavigationBlock): () => void {
  const onClick = (event: MouseEvent) => {
    const to = pathOfLink(event)
    if (to === null || !isBlocked()) return
    event.preventDefault()
    event.stopPropagation()
    ask({ kind: 'link', to })
  }
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}

/** Returns the path that a plain click on a link leads to; null if the click stays on the page or opens another tab. */
function pathOfLink(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !isPlain || link.target === '_blank' || link.hasAttribute('download')) return null
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href)
  const isOwn = origin === window.location.origin
  const isHere = pathname === window.location.pathname && search === window.location.search
  return isOwn && !isHere ? pathname + search + hash : null
}

/**
 * Asks before Back and Forward. The browser reports such a step after it has happened, so it is undone until the
 * visitor confirms it.
 */
function watchHistory({ isBlocked, ask }: NavigationBlock): () => void {
  const start = indexOf(window.history.state)
  let isOwnStep = false
  const onPop = (event: PopStateEvent) => {
    const steps = indexOf(event.state) - start
    if (isOwnStep || steps === 0 || Number.isNaN(steps)) {
      isOwnStep = false
      if (steps === 0) event.stopImmediatePropagation()
      return
    }
    if (!isBlocked()) return
    event.stopImmediatePropagation()
    window.history.go(-steps)
    const go = () => {
      isOwnStep = true
      window.history.go(steps)
    }
    ask({ kind: 'history', go })
  }
  setHistoryGuard(onPop)
  return () => setHistoryGuard(null)
}

/** Returns the number that the router gives to an entry of the history; NaN without one. */
function indexOf(state: unknown): number {
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null
  return typeof index === 'number' ? index : Number.NaN
}

function watchTab({ isBlocked }: NavigationBlock): () => void {
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (isBlocked()) event.preventDefault()
  }
  window.addEventListener('beforeunload', onBeforeUnload)
  return () => window.removeEventListener('beforeunload', onBeforeUnload)
}
