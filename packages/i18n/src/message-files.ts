import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// For tests only: reads the folder on disk, so that tests find a file without an import.

const root = join(import.meta.dirname, '../messages')

/** One namespace of one language as flat keys: `results.count_one` -> text. */
export type FlatMessages = ReadonlyMap<string, string>

export function messageFolders(): string[] {
  return readdirSync(root).toSorted()
}

export function messageFilesOf(folder: string): string[] {
  return readdirSync(join(root, folder)).toSorted()
}

export function readMessages(folder: string, namespace: string): FlatMessages {
  const parsed: unknown = JSON.parse(readFileSync(join(root, folder, `${namespace}.json`), 'utf8'))
  return new Map(flatten(parsed, ''))
}

/** Returns the names between double braces, sorted: `['from', 'to']`. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{\s*([^}\s]+)\s*\}\}/g)].map((match) => match[1] ?? '').toSorted()
}

const plural = /_(zero|one|two|few|many|other)$/

/** Returns the key as the code writes it, without the plural ending that i18next adds. */
export function baseKey(key: string): string {
  return key.replace(plural, '')
}

export function pluralOf(key: string): string | undefined {
  return plural.exec(key)?.[1]
}

function flatten(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) throw new TypeError(`No text at ${path}`)
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, path ? `${path}.${key}` : key),
  )
}
