import { VERSION_CHECK_MS } from '@selat/domain'

import { keepInTab } from '../../shared/app/keep-on-device.ts'
import { perVisitor } from '../../shared/app/visitor/current-visitor.ts'
import { visitorStore } from '../../shared/app/visitor/visitor-store.ts'

/** Written by the build (build-id.ts). */
const file = '/build-id.json'
const storageKey = 'settledVersion'

/** A deployed version that is newer than this page and has not been taken or put off in this tab. */
export const useNewVersion = visitorStore<{ version: string | null }>({
  initial: () => ({ version: null }),
})

/** Asks every five minutes and whenever the tab is looked at again; returns how to stop (APP-8). */
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
 * Taken or put off: not offered again. Kept over the reload, for a cache may still serve the old page after it. Where the tab has
 * no room for it, this page at least remembers.
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
  // A page that no build made has no version to compare; and one look at a time is enough.
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

/** Null while there is no connection, or something else than the file in its place. */
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
