import { resolve, type Schema } from './contract.ts'

/** A body that breaks the contract in one place, and the JSON Pointer to it. */
export type WrongBody = { readonly what: string; readonly pointer: string; readonly body: unknown }

const SAMPLES = { null: null, boolean: true, number: 0.5, string: 'text', array: [], object: {} }
/** Names of properties that every JavaScript object has. */
export const INHERITED = ['__proto__', 'constructor', 'prototype', 'toString'] as const

/** Makes all bodies that break a valid value in one place of its schema. */
export function wrongValues(given: Schema, value: unknown, pointer = ''): WrongBody[] {
  const schema = branchOf(resolve(given), value)
  const whole = [...wrongTypes(resolve(given)), ...outOfBounds(schema, value)].map(
    ([what, body]): WrongBody => ({ what, pointer, body }),
  )
  if (Array.isArray(value) && schema.items)
    return [...whole, ...inArray(schema.items, value, pointer)]
  if (schema.properties && isObject(value)) return [...whole, ...inObject(schema, value, pointer)]
  return whole
}

function inArray(items: Schema, value: readonly unknown[], pointer: string): WrongBody[] {
  const [first] = value
  if (first === undefined) return []
  return wrongValues(items, first, `${pointer}/0`).map((wrong) => ({
    ...wrong,
    body: [wrong.body, ...value.slice(1)],
  }))
}

function inObject(
  { properties = {}, required = [], additionalProperties }: Schema,
  value: Readonly<Record<string, unknown>>,
  pointer: string,
): WrongBody[] {
  const missing = required.map((key): WrongBody => {
    const { [key]: _left, ...body } = value
    return { what: `without ${key}`, pointer: `${pointer}/${key}`, body }
  })
  const names = additionalProperties === false ? ['Surprise', ...INHERITED] : []
  const unknown = names.map((key): WrongBody => {
    const body = { ...value, [key]: { isAdmin: true } }
    return { what: `with ${key}`, pointer: `${pointer}/${key}`, body }
  })
  const inside = Object.entries(properties).flatMap(([key, schema]) =>
    wrongValues(schema, value[key], `${pointer}/${key}`).map((wrong) => ({
      ...wrong,
      body: { ...value, [key]: wrong.body },
    })),
  )
  return [...missing, ...unknown, ...inside]
}

function wrongTypes(schema: Schema): [what: string, value: unknown][] {
  const allowed = typesOf(schema)
  return Object.entries(SAMPLES)
    .filter(([type]) => !allowed.has(type))
    .map(([type, sample]) => [`${type} instead of ${[...allowed].join(' or ')}`, sample])
}

function outOfBounds(schema: Schema, value: unknown): [what: string, value: unknown][] {
  const { minimum, maximum, minLength, maxLength = 10_000, minItems, maxItems } = schema
  const wrong: [string, unknown][] = []
  const add = (what: string, bad: unknown) => wrong.push([what, bad])
  if (schema.type === 'integer') add('a fraction', 1.5)
  if (schema.type === 'integer') add('a giant', 1e308)
  if (minimum !== undefined) add('under its minimum', minimum - 1)
  if (maximum !== undefined) add('over its maximum', maximum + 1)
  if (minLength) add('too short', 'x'.repeat(minLength - 1))
  if (schema.type === 'string' && schema.maxLength !== undefined)
    add('too long', 'x'.repeat(maxLength + 1))
  if (schema.enum) add('not in its list', 'no-such-value')
  if (schema.pattern !== undefined || schema.format !== undefined) {
    for (const text of ['\u0000', '\ud800', '../../etc/passwd', '2026-02-30', "' or 1=1 --", '港'])
      if (!isAllowed(schema, text)) add(`a bad format, ${JSON.stringify(text)}`, text)
  }
  if (minItems) add('too few', [])
  if (maxItems !== undefined && Array.isArray(value))
    add(
      'too many',
      Array.from({ length: maxItems + 1 }, () => value[0] ?? 'off_x'),
    )
  return wrong
}

/** Whether a schema allows one of these texts. Only patterns are checked, because none of the texts fits a format. */
function isAllowed({ pattern }: Schema, text: string): boolean {
  return pattern !== undefined && new RegExp(pattern, 'u').test(text)
}

function typesOf(given: Schema): Set<string> {
  const schema = resolve(given)
  if (schema.oneOf) return new Set(schema.oneOf.flatMap((branch) => [...typesOf(branch)]))
  return new Set([schema.type === 'integer' ? 'number' : (schema.type ?? 'object')])
}

/** Finds the branch of a union that a value belongs to. */
function branchOf(schema: Schema, value: unknown): Schema {
  if (!schema.oneOf) return schema
  const branches = schema.oneOf.map(resolve)
  return (
    branches.find((branch) => typesOf(branch).has(typeName(value)) && isNamedBy(branch, value)) ??
    branches.find(({ type }) => type !== 'null') ??
    schema
  )
}

/** Whether a value belongs to a branch, by all properties that have a single allowed value. */
function isNamedBy({ properties = {} }: Schema, value: unknown): boolean {
  if (!isObject(value)) return true
  return Object.entries(properties).every(([key, property]) => {
    const [only, ...others] = resolve(property).enum ?? []
    return only === undefined || others.length > 0 || value[key] === only
  })
}

function typeName(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeName(value) === 'object'
}
