import { loadMessages } from '@selat/i18n'
import type { LoadMessages, Messages } from '@selat/i18n'

import { reloadForMissingFile } from './reload-guard.ts'
import { perVisitor } from './visitor/current-visitor.ts'

/** Where the build puts the texts (texts-as-data.ts). */
declare const SELAT_TEXTS: string

const fetched = perVisitor(() => new Map<string, Promise<Messages>>())

/** Texts are data: a build serves them as JSON, which a browser reads faster than a script of the same size. */
const fetchMessages: LoadMessages = (language, namespace) => {
  const path = `${SELAT_TEXTS}/${language}/${namespace}.json`
  const known = fetched()
  const messages = known.get(path) ?? fetchJson(path)
  known.set(path, messages)
  messages.catch(() => known.delete(path))
  return messages
}

async function fetchJson(path: string): Promise<Messages> {
  const response = await fetch(path)
  // Some servers answer with the page itself for a file that is gone.
  const messages: Messages | null = response.ok ? await response.json().catch(() => null) : null
  if (messages) return messages
  // The page goes, and nothing of it may show what is missing until then.
  if (reloadForMissingFile()) return new Promise(() => undefined)
  throw new Error(`${path} is no text file (${response.status}).`)
}

export const loadMessagesOf: LoadMessages =
  import.meta.env.PROD && !import.meta.env.SSR ? fetchMessages : loadMessages
