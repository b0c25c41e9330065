import { readFileSync } from 'node:fs'

import type { LanguageCode, Resources } from '@selat/i18n'
import { createInstance } from 'i18next'

const namespaces = [
  'account',
  'agency',
  'attraction',
  'base',
  'cart',
  'common',
  'consent',
  'cruise',
  'customer',
  'ferry',
  'guide',
  'hotel',
  'item',
  'manifest',
  'markup',
  'order',
  'package',
  'passenger',
  'payment',
  'problem',
  'product',
  'quotation',
  'support',
  'ticket',
  'transport',
  'traveller',
  'wallet',
] as const satisfies readonly (keyof Resources)[]

const tags = ['en', 'id', 'zh', 'zh-Hant', 'zh-SG'] as const
type Tag = (typeof tags)[number]
const folders: Record<Tag, LanguageCode> = {
  en: 'EN',
  id: 'ID',
  zh: 'ZH',
  'zh-Hant': 'ZHTD',
  'zh-SG': 'ZHSM',
}

/** Returns the messages of one language as the storefront shows them. */
export function messagesIn(tag: Tag) {
  const messages = Object.fromEntries(
    namespaces.map((namespace) => [namespace, readMessages(folders[tag], namespace)]),
  )
  const i18n = createInstance({
    lng: tag,
    fallbackLng: false,
    resources: { [tag]: messages },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    initAsync: false,
    parseMissingKeyHandler: (key) => {
      throw new Error(`No text for ${key}`)
    },
  })
  void i18n.init()
  return i18n.getFixedT(tag, [...namespaces])
}

const spoken = new Map<string, ReturnType<typeof messagesIn>>()

/** Returns the messages of a language by the code that the product uses for it, such as `ZHTD`. */
export function messagesOf(code: LanguageCode): ReturnType<typeof messagesIn> {
  const tag = tags.find((candidate) => folders[candidate] === code) ?? 'en'
  const words = spoken.get(tag) ?? messagesIn(tag)
  spoken.set(tag, words)
  return words
}

/** Reads one file of the catalogue. */
function readMessages(
  folder: string,
  namespace: string,
): Record<string, string | Record<string, string>> {
  const file = import.meta.resolve(`@selat/i18n/messages/${folder}/${namespace}.json`)
  return JSON.parse(readFileSync(new URL(file), 'utf8'))
}

/** Returns the first parts of all keys of texts, by which a key is told from a username that looks like one. */
export function groupsOfKeys(): string[] {
  return [...new Set(namespaces.flatMap((name) => Object.keys(readMessages('EN', name))))]
}

/** Returns every text of a language, or of one of its files, without those that have placeholders. */
export function textsOf(folder: string, only?: (typeof namespaces)[number]): string[] {
  const files = only === undefined ? namespaces : [only]
  return files
    .flatMap((namespace) => Object.values(readMessages(folder, namespace)))
    .flatMap((value): string[] => (typeof value === 'string' ? [value] : Object.values(value)))
    .filter((text) => !text.includes('{{'))
}

/** Returns the English text of a key. */
export const t = messagesIn('en')
