import { nearestName } from './nearest-name.ts'
import type { Given } from './option-row.ts'

/** Reads a whole number from 0 to `most`. */
export function toWholeNumber({ text, name }: Given, most: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value <= most) return value
  throw new Error(`${name} takes a whole number up to ${most}, not "${text}".`)
}

/** Reads one of some names. */
export function toOneOf<Name extends string>({ text, name }: Given, names: readonly Name[]): Name {
  const found = names.find((candidate) => candidate === text)
  if (found !== undefined) return found
  const near = nearestName(text, names)
  const hint = near === null ? '' : ` Did you mean ${near}?`
  throw new Error(`${name} takes ${names.join(', ')}, not "${text}".${hint}`)
}

/** Reads an HTTP address. The message of a refusal shows the example. */
export function toHttpAddress({ text, name }: Given, example: string): URL {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text)
  throw new Error(`${name} takes an address such as ${example}, not "${text}".`)
}
