import type { LanguageCode } from './languages.ts'
import type { Namespace } from './namespaces.ts'

export type Messages = Record<string, unknown>
export type LoadMessages = (language: LanguageCode, namespace: Namespace) => Promise<Messages>

/**
 * Loads one namespace of one language. The bundler makes a chunk of each file, so that visitors download only their language
 * and the pages that they open. Node reads the same files directly.
 */
export const loadMessages: LoadMessages = async (language, namespace) => {
  const module: { default: Messages } = await import(`../messages/${language}/${namespace}.json`, {
    with: { type: 'json' },
  })
  return module.default
}
