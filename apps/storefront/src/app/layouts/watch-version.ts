import { VERSION_CHECK_MS } from '@selat/domain'

import { keepInTab } from '../../shared/app/keep-on-device.ts'
import { perVisitor } from '../../shared/app/visitor/current-visitor.ts'
import { visitorStore } from '../../shared/app/visitor/visitor-store.ts'

/** The file that the build writes (build-id.ts). */
const file = '/build-id.json'
const storageKey = 'settledVersion'

/** Keeps a deployed version that is newer than this page, unless the visitor has accepted or dismissed it in this tab. */
export const useNewVersion = visitorStore<{ version: string | null }>({
  initial: () => ({ version: null }),
})

/** Checks for a new version every five minutes and whenever the tab is shown or focused again; returns how to stop (APP-8). */
export function watchVersion(): () => void {
  const timer = setInterval(() => void lookForVersion(), VERSION_CHECK_MS)
  const onReturn = () => {
    if (document.visibilityState === 'visible') void lookForVersion()
  }
  document.addEventListener('visibilitychange', onReturn)
  window.addEventListener('focus', onReturn)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onReturn)
    window.removeEventListener('focus', onReturn)
  }
}

/**
 * Notes that a version was accepted or dismissed, so that it is not offered again. The note outlives a reload, because a cache
 * may still serve the old page after it. If the tab's storage is full, the note lasts as long as this page.
 */
export function settleVersion(version: string): void {
  keepInTab(storageKey, version)
  settled().version = version
  useNewVersion.setState({ version: null })
}

const look = perVisitor(() => ({ isGoingOn: false }))
const settled = perVisitor<{ version: string | null }>(() => ({ version: null }))

async function lookForVersion(): Promise<void> {
  const own = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content
  // A page that no build made has no version to compare, and one check at a time is enough.
  if (own === undefined || look().isGoingOn) return
  look().isGoingOn = true
  const deployed = await readDeployed()
  look().isGoingOn = false
  const isNew = deployed !== null && deployed !== own
  if (isNew && !isSettled(deployed)) useNewVersion.setState({ version: deployed })
}

function isSettled(version: string): boolean {
  return version === settled().version || version === sessionStorage.getItem(storageKey)
}

/** Reads the id of the deployed version; null if there is no connection, or if the answer is not the expected file. */
async function readDeployed(): Promise<string | null> {
  try {
    const response = await fetch(new URL(file, window.location.origin), { cache: 'no-store' })
    const body: unknown = response.ok ? await response.json() : null
    const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : null
    return typeof id === 'string' ? id : null
  } catch {
    return null
  }
}
