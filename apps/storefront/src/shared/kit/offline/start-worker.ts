import { currentLanguage } from '../../app/locale.ts'
import { perVisitor } from '../../app/visitor/current-visitor.ts'
import type { OfflinePart } from './cached-responses.ts'

const file = '/service-worker.js'

/** As the policy wants it: the one script that anybody here may name. TypeScript knows nothing of trusted types yet. */
type ScriptUrlPolicy = { createScriptURL: (url: string) => string }
declare const trustedTypes:
  | { createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy }
  | undefined

/** A page may make a policy of a name once. */
const policy = perVisitor(createPolicy)

/**
 * Starts the worker that answers without a connection, or the newest one of this language and part. It keeps what it
 * needs by itself; a visitor who has neither a ticket nor a manifest never gets it.
 */
export async function startWorker(part: OfflinePart): Promise<void> {
  const query = new URLSearchParams({ language: currentLanguage(), part })
  const url = policy().createScriptURL(`${file}?${query}`)
  await navigator.serviceWorker.register(url, { updateViaCache: 'none' })
}

function createPolicy(): ScriptUrlPolicy {
  const rules: ScriptUrlPolicy = {
    createScriptURL: (url) => {
      if (!url.startsWith(`${file}?`)) throw new TypeError(`${url} is not the worker.`)
      return url
    },
  }
  return typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy('offline', rules)
}
