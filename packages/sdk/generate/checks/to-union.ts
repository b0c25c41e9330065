import type { Schema } from '../contract.ts'
import { UNKNOWN_VALUE } from '../open-schema.ts'
import { nameOfRef } from '../schema-refs.ts'

export type Kinds = {
  readonly discriminator: string
  readonly kinds: readonly (readonly [value: string, schema: Schema])[]
  /** The schema of a value of any other kind; if absent, there is no other kind. */
  readonly other?: Schema | undefined
}

export type Union =
  | { readonly is: 'none' }
  | { readonly is: 'condition'; readonly condition: string }
  | { readonly is: 'nullable'; readonly rest: Schema }
  | { readonly is: 'all' | 'any'; readonly members: readonly Schema[] }
  | ({ readonly is: 'kinds' } & Kinds)

/** Returns the alternatives that a schema gives a value; `none` if it has none. */
export function toUnion(schema: Schema, v: string): Union {
  const { const: value, enum: values, allOf, discriminator } = schema
  const choices = (schema['oneOf'] ?? schema['anyOf']) as Schema[] | undefined // its shape in OpenAPI
  if (value !== undefined) return { is: 'condition', condition: isOneOf([value], v) }
  if (values) return { is: 'condition', condition: isOneOf(values, v) }
  if (allOf) return { is: 'all', members: allOf as Schema[] } // its shape in OpenAPI
  if (!choices)
    return schema['x-unknown-value'] ? { is: 'condition', condition: isText(v) } : { is: 'none' }
  if (discriminator) return { is: 'kinds', ...toKinds(schema) }
  const [first = {}, second = {}] = choices
  if (second.type === 'null') return { is: 'nullable', rest: first }
  if (!isUnknown(second)) return { is: 'any', members: choices }
  // The list is open, so any text is accepted, known or not.
  if (first.type === 'string') return { is: 'condition', condition: isText(v) }
  return { is: 'kinds', ...toKinds(first), other: second }
}

function toKinds({ discriminator }: Schema): Kinds {
  const { propertyName, mapping } = discriminator as {
    propertyName: string
    mapping: Record<string, string>
  } // its shape in OpenAPI
  const kinds = Object.entries(mapping).map(([value, $ref]) => [value, { $ref }] as const)
  return { discriminator: propertyName, kinds }
}

/** The schema that `openAnswers` adds to a list or to a union. */
function isUnknown({ $ref }: Schema): boolean {
  return typeof $ref === 'string' && nameOfRef($ref).startsWith(UNKNOWN_VALUE.replace('Value', ''))
}

const isText = (v: string) => `typeof ${v} === 'string'`

function isOneOf(values: readonly unknown[], v: string): string {
  return `(${values.map((one) => `${v} === ${JSON.stringify(one)}`).join(' || ')})`
}
