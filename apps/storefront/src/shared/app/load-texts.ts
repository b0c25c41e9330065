import { loadMessages, type LoadMessages, type Messages } from '@selat/i18n'

import { reloadForMissingFile } from './reload-guard.ts'
import { perVisitor } from './visitor/current-visitor.ts'

/** The path under which the build serves the texts (texts-as-data.ts). */
declare const SELAT_TEXTS: string

const fetched = perVisitor(() => new Map<string, Promise<Messages>>())

/** Fetches texts as JSON, which a browser reads faster than a script of the same size. */
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
  // Some servers answer with the page itself if a file no longer exists.
  const messages: Messages | null = response.ok ? await response.json().catch(() => null) : null
  if (messages) return messages
  // The page is about to reload. A promise that never settles keeps it from showing that texts are missing until then.
  if (reloadForMissingFile()) return new Promise(() => undefined)
  throw new Error(`${path} is no text file (${response.status}).`)
}

export const loadMessagesOf: LoadMessages =
  import.meta.env.PROD && !import.meta.env.SSR ? fetchMessages : loadMessages
