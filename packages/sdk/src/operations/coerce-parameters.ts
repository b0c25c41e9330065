import { operations } from '../generated/operations.ts'

/** Parameters as they were sent, in text form. */
export type RawParameters = {
  path: Readonly<Record<string, string>>
  query: Iterable<readonly [string, string]>
  header: { get: (name: string) => string | null }
}

/** A parameter that is refused before validation. The pointer has the form of a problem document's. */
export type ParameterError = { pointer: string; code: 'repeated' | 'unknown' }

type Primitive = 'string' | 'integer' | 'number' | 'boolean'
type Primitives = Readonly<Record<string, Primitive>>

/**
 * Converts texts of the wire to the primitives of the contract, for the validators of `operations[id].params`. A text that
 * is no such primitive, such as `abc` or `01` for an integer, stays text, so that the validator refuses it. Unknown and
 * repeated query parameters are reported and left out; unknown headers are left out without a report.
 * @example
 * const url = new URL(request.url)
 * const { query } = coerceParameters('searchFerry', { path: {}, query: url.searchParams, header: request.headers })
 */
export function coerceParameters(id: keyof typeof operations, raw: RawParameters) {
  const { primitives } = operations[id]
  const errors: ParameterError[] = []
  const path = coerceAll(Object.entries(raw.path), primitives.path)
  const query = coerceAll(onceEach(raw.query, primitives.query, errors), primitives.query)
  const sent = Object.keys(primitives.header).flatMap((name) => {
    const value = raw.header.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return { path, query, header: coerceAll(sent, primitives.header), errors }
}

function onceEach(
  entries: RawParameters['query'],
  known: Primitives,
  errors: ParameterError[],
): Map<string, string> {
  const seen = new Map<string, string>()
  for (const [name, value] of entries) {
    const code = !Object.hasOwn(known, name) ? 'unknown' : seen.has(name) ? 'repeated' : null
    if (code === null) seen.set(name, value)
    else errors.push({ pointer: `query:${name}`, code })
  }
  return seen
}

function coerceAll(
  entries: Iterable<readonly [string, string]>,
  primitives: Primitives,
): Record<string, unknown> {
  return Object.fromEntries(
    Array.from(entries, ([name, value]) => [name, coerce(value, primitives[name])]),
  )
}

function coerce(value: string, primitive: Primitive | undefined): unknown {
  if (primitive === 'boolean') return value === 'true' ? true : value === 'false' ? false : value
  if (primitive === 'integer' && /^(0|-?[1-9]\d*)$/.test(value)) return Number(value)
  if (primitive === 'number' && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value)) return Number(value)
  return value
}
