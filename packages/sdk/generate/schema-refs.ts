import type { Schema } from './contract.ts'

const pointer = '#/components/schemas/'

export const toSchemaRef = (name: string): { $ref: string } => ({ $ref: `${pointer}${name}` })

export const nameOfRef = (ref: string): string => ref.slice(pointer.length)

/** Returns the names of the schemas that a value refers to, directly or through other schemas. */
export function reachableFrom(
  start: unknown,
  schemas: Readonly<Record<string, Schema>>,
  found = new Set<string>(),
): Set<string> {
  for (const name of namedIn(start)) {
    if (found.has(name)) continue
    found.add(name)
    reachableFrom(schemas[name], schemas, found)
  }
  return found
}

/**
 * Returns a copy of the value whose references have other names. The value of a key called `except` stays as it is.
 */
export function withNames<T>(value: T, toName: (name: string) => string, except?: string): T {
  return rename(value, toName, except) as T // only the texts of references differ
}

function rename(value: unknown, toName: (name: string) => string, except?: string): unknown {
  if (typeof value === 'string')
    return value.startsWith(pointer) ? pointer + toName(nameOfRef(value)) : value
  if (Array.isArray(value)) return value.map((one) => rename(one, toName, except))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, one]) => [
    key,
    key === except ? one : rename(one, toName, except),
  ])
  return Object.fromEntries(entries)
}

function namedIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith(pointer) ? [nameOfRef(value)] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(namedIn)
}
