import { setHistoryGuard } from '../../app/history-guard.ts'

/** A way off the page that was held up: a link within the site, or a step through the history. */
export type BlockedNavigation = { kind: 'link'; to: string } | { kind: 'history'; go: () => void }

export type NavigationBlock = {
  /** Whether the page may not be left now; asked at each attempt. */
  isBlocked: () => boolean
  ask: (leaving: BlockedNavigation) => void
}

/**
 * Holds up whatever would leave the page and tells where it leads. Not by the router's own blocker, which also holds up
 * where the app itself leads: to what was saved, or to the login page when a session ends. Returns how to stop.
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

/** The path that a plain click on a link leads to; null where the page stays, or another tab opens. */
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

/** Back and Forward have happened when they are told of: the step is taken back until it is confirmed. */
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

/** The router numbers its history. */
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
