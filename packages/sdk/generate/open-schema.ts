import type { Schema } from './contract.ts'
import { nameOfRef, toSchemaRef } from './schema-refs.ts'

type Schemas = Readonly<Record<string, Schema>>
type Union = { discriminator: { propertyName: string; mapping: Record<string, string> } }

/** The name of the schema for a value of a list that this version does not know. */
export const UNKNOWN_VALUE = 'UnknownValue'

export const unknownValue: Schema = {
  type: 'string',
  'x-unknown-value': true,
  description: 'A value that this version of the contract does not know: v1 grows by values.',
}

/**
 * Returns the schema of an answer with room for unknown values in its lists, and for an unknown kind in its union.
 */
export function openSchema(name: string, schemas: Schemas): Schema {
  const schema = schemas[name] ?? {}
  if (!isUnion(schema)) return open(schema, discriminatorsOf(name, schemas))
  const { description, ...union } = schema
  const words = description === undefined ? {} : { description }
  return { ...words, anyOf: [union, toSchemaRef(unknownKindName(name))] }
}

/** Returns for each union the schema of an unknown kind: it has the fields that all known kinds share, and its own name. */
export function unknownKindsOf(schemas: Schemas, names: ReadonlySet<string>): [string, Schema][] {
  return [...names].flatMap((name): [string, Schema][] => {
    const schema = schemas[name] ?? {}
    return isUnion(schema) ? [[unknownKindName(name), unknownKind(schema, schemas)]] : []
  })
}

const unknownKindName = (union: string) => `Unknown${union}`

function isUnion(schema: Schema): schema is Schema & Union {
  return 'discriminator' in schema
}

/**
 * Returns the fields that distinguish the kinds of a union. They stay closed, because the union has room for other kinds.
 */
function discriminatorsOf(name: string, schemas: Schemas): string[] {
  return Object.values(schemas)
    .filter(isUnion)
    .map(({ discriminator }) => discriminator)
    .filter(({ mapping }) => Object.values(mapping).some((ref) => nameOfRef(ref) === name))
    .map(({ propertyName }) => propertyName)
}

/** The keyword that forbids other fields. It is removed, because answers may get new fields. */
const CLOSED = 'additionalProperties'
const NESTED = ['items', 'additionalProperties', 'oneOf', 'anyOf', 'allOf']

function open(schema: Schema, discriminators: readonly string[] = []): Schema {
  const { enum: values, const: value, type, ...rest } = schema
  if (values !== undefined) return { ...rest, anyOf: [{ type, enum: values }, roomForOthers] }
  if (value !== undefined) return { ...rest, anyOf: [{ type, const: value }, roomForOthers] }
  const known = Object.entries(schema).filter(([key, one]) => key !== CLOSED || one !== false)
  const entries = known.map(([key, one]) => {
    if (key === 'properties') return [key, openProperties(one as Schemas, discriminators)] // its shape in OpenAPI
    return [key, NESTED.includes(key) ? openNested(one) : one]
  })
  return Object.fromEntries(entries) as Schema // entries of the same keys
}

const roomForOthers = toSchemaRef(UNKNOWN_VALUE)

function openNested(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(openNested)
  return typeof value === 'object' && value !== null ? open(value as Schema) : value // a schema, or true or false
}

function openProperties(properties: Schemas, closed: readonly string[]): Schemas {
  const entries = Object.entries(properties).map(([name, one]) => [
    name,
    closed.includes(name) ? one : open(one),
  ])
  return Object.fromEntries(entries) as Schemas // entries of the same names
}

function unknownKind({ discriminator }: Union, schemas: Schemas): Schema {
  const { propertyName, mapping } = discriminator
  const kinds = Object.values(mapping).map((ref) => schemas[nameOfRef(ref)] ?? {})
  const [first = {}] = kinds
  const shared = propertiesOf(first).filter(
    ([name, one]) =>
      name !== propertyName &&
      kinds.every(
        (kind) => isRequired(kind, name) && isSame(one, Object(kind['properties'])[name]),
      ),
  )
  return {
    type: 'object',
    description:
      'A kind that this version of the contract does not know, with whatever all kinds have.',
    required: [propertyName, ...shared.map(([name]) => name)],
    properties: {
      [propertyName]: { allOf: [roomForOthers, otherThan(Object.keys(mapping))] },
      ...Object.fromEntries(shared.map(([name, one]) => [name, open(one)])),
    },
  }
}

function propertiesOf(kind: Schema): [string, Schema][] {
  return Object.entries((kind['properties'] ?? {}) as Schemas) // its shape in OpenAPI
}

function isRequired({ required }: Schema, name: string): boolean {
  return Array.isArray(required) && required.includes(name)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Matches any other value, so that a wrong value of a known kind does not pass for an unknown kind. */
function otherThan(values: readonly string[]): Schema {
  return { type: 'string', pattern: `^(?!(?:${values.join('|')})$)` }
}
