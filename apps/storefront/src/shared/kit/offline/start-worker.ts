import { currentLanguage } from '../../app/locale.ts'
import { scriptUrlPolicy } from '../../app/script-url-policy.ts'
import { perVisitor } from '../../app/visitor/current-visitor.ts'
import type { OfflinePart } from './worker-protocol.ts'

const file = '/service-worker.js'

/** A page may make a policy of a name once. */
const policy = perVisitor(() => scriptUrlPolicy('offline', (url) => url.startsWith(`${file}?`)))

/**
 * Starts the worker that answers without a connection, or the newest one of this language and part. It keeps what it
 * needs by itself; a visitor who has neither a ticket nor a manifest never gets it.
 */
export async function startWorker(part: OfflinePart): Promise<void> {
  const query = new URLSearchParams({ language: currentLanguage(), part })
  const url = policy().createScriptURL(`${file}?${query}`)
  await navigator.serviceWorker.register(url, { updateViaCache: 'none' })
}
