import { RELOAD_GUARD_TTL_MS } from '@selat/domain'

import { keepInTab } from './keep-on-device.ts'
import { visitorStore } from './visitor/visitor-store.ts'

const storageKey = 'reloadedAt'

/**
 * Whether the page may reload itself now; if so, the reload is remembered. It is at most once in the guard's time to live,
 * because it would never stop otherwise (§9). A device that cannot remember the reload never gets one.
 */
export function mayReload(nowMs = Date.now()): boolean {
  const lastMs = Number(sessionStorage.getItem(storageKey) ?? Number.NaN)
  if (nowMs - lastMs < RELOAD_GUARD_TTL_MS) return false
  return rememberReload(nowMs)
}

/**
 * Reloads the page, because after a deployment the files of the version before are gone (APP-8). The reload goes to the page
 * that the visitor was on the way to. Returns false if there is none: a reload has just been tried, or the device is offline,
 * where the browser would show its own error page.
 */
export function reloadForMissingFile(reload = reloadWhereGoing): boolean {
  if (!navigator.onLine || !mayReload()) return false
  reload()
  return true
}

/**
 * Reloads the page after a second request for a file of code has failed, because Chromium remembers such a failure for as long
 * as the page lives. Does nothing offline, where the browser would show its own error page.
 */
export function reloadToAskAgain(): void {
  if (navigator.onLine) window.location.reload()
}

const useGoing = visitorStore<{ goingTo: string | null }>({ initial: () => ({ goingTo: null }) })

/** Stores the address (path, query and fragment) of the page that is being loaded while another still shows; null for none. */
export const tellWhereGoing = (goingTo: string | null): void => useGoing.setState({ goingTo })

function reloadWhereGoing(): void {
  const { goingTo } = useGoing.getState()
  if (goingTo === null) window.location.reload()
  else window.location.assign(goingTo)
}

/**
 * Remembers a reload in this tab; callers repeat it after the storage was wiped, because the guard must outlive that. Returns
 * whether the device remembers it.
 */
export function rememberReload(nowMs = Date.now()): boolean {
  return keepInTab(storageKey, String(nowMs))
}
