import { RELOAD_GUARD_TTL_MS } from '@selat/domain'

import { keepInTab } from './keep-on-device.ts'
import { visitorStore } from './visitor/visitor-store.ts'

const storageKey = 'reloadedAt'

/**
 * Whether the page may reload itself now: at most once in the guard's time to live, or it would never stop (§9). Not on a device
 * that cannot remember that it has.
 */
export function mayReload(nowMs = Date.now()): boolean {
  const lastMs = Number(sessionStorage.getItem(storageKey) ?? Number.NaN)
  if (nowMs - lastMs < RELOAD_GUARD_TTL_MS) return false
  return rememberReload(nowMs)
}

/**
 * After a deployment the files of the version before are gone; one reload brings the new ones (APP-8), and the page that
 * the visitor was on the way to. False where it does not: it has just been tried, or there is no connection, and the
 * browser would show its own error page.
 */
export function reloadForMissingFile(reload = reloadWhereGoing): boolean {
  if (!navigator.onLine || !mayReload()) return false
  reload()
  return true
}

/**
 * Chromium remembers for as long as a page lives that a file of code did not come. Where asking again has failed, only the
 * page anew asks for it; not without a connection, where the browser would show an error page of its own.
 */
export function reloadToAskAgain(): void {
  if (navigator.onLine) window.location.reload()
}

const useGoing = visitorStore<{ goingTo: string | null }>({ initial: () => ({ goingTo: null }) })

/** Tells the address, path, query and fragment, of the page that is on its way while another still shows. */
export const tellWhereGoing = (goingTo: string | null): void => useGoing.setState({ goingTo })

function reloadWhereGoing(): void {
  const { goingTo } = useGoing.getState()
  if (goingTo === null) window.location.reload()
  else window.location.assign(goingTo)
}

/** Again after the storage was wiped: the guard must outlive that. Returns whether the device remembers it. */
export function rememberReload(nowMs = Date.now()): boolean {
  return keepInTab(storageKey, String(nowMs))
}
