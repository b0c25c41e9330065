import { currentLanguage } from '../../app/locale.ts'
import { scriptUrlPolicy } from '../../app/script-url-policy.ts'
import { perVisitor } from '../../app/visitor/current-visitor.ts'
import type { OfflinePart } from './worker-protocol.ts'

const file = '/service-worker.js'

/** The policy is created once, because a page may not create a second one of this name. */
const policy = perVisitor(() => scriptUrlPolicy('offline', (url) => url.startsWith(`${file}?`)))

/**
 * Starts the worker that answers without a connection, or updates it for this language and part. It stores its files by
 * itself. Visitors without a ticket or a manifest never download it.
 */
export async function startWorker(part: OfflinePart): Promise<void> {
  const query = new URLSearchParams({ language: currentLanguage(), part })
  const url = policy().createScriptURL(`${file}?${query}`)
  await navigator.serviceWorker.register(url, { updateViaCache: 'none' })
}
