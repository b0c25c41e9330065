import type { Schema } from '../contract.ts'
import { nameOfRef } from '../schema-refs.ts'
import { checkScalar } from './check-scalar.ts'
import { type Kinds, toUnion } from './to-union.ts'

type Schemas = Readonly<Record<string, Schema>>

/**
 * The mode of a check: `closed` refuses fields that the contract does not have, for a server's answers; `open` accepts what
 * v1 may add.
 */
export type CheckMode = 'open' | 'closed'

type List = { readonly items: Schema; readonly minItems?: number; readonly maxItems?: number }

export type CheckCompiler = {
  /** Returns an expression that is true if the value of the variable fits the schema. */
  check: (schema: Schema, variable: string) => string
  /** Returns the source of the functions and patterns that all these expressions use. */
  print: () => string
}

/**
 * Compiles schemas to plain conditions (docs/decisions/0116-answers-are-checked-by-compiled-conditions.md). A condition only
 * answers yes or no, which is enough for an answer that keeps the contract, and takes a fraction of a validator's time.
 */
export function createCheckCompiler(schemas: Schemas, mode: CheckMode): CheckCompiler {
  const functions = new Map<string, string>()
  const patterns = new Map<string, string>()
  const known = new Map<string, (variable: string) => string>()

  function check(schema: Schema, v: string): string {
    if (typeof schema['$ref'] === 'string') return checkNamed(nameOfRef(schema['$ref']), v)
    const union = toUnion(schema, v)
    switch (union.is) {
      case 'condition':
        return union.condition
      case 'nullable':
        return `(${v} === null || ${check(union.rest, v)})`
      case 'all':
        return union.members.map((one) => check(one, v)).join(' && ')
      case 'any':
        return `(${union.members.map((one) => `(${check(one, v)})`).join(' || ')})`
      case 'kinds':
        return `${nameOf(kindsBody(union), functions, 'f')}(${v})`
      case 'none':
        return checkPlain(schema, v)
    }
    return union satisfies never
  }

  function checkNamed(name: string, v: string): string {
    const schema = schemas[name]
    if (!schema) throw new Error(`The contract has no ${name}.`)
    const printed = known.get(name)
    if (printed) return printed(v)
    known.set(name, () => {
      throw new Error(`${name} holds itself; teach the compiler functions that call themselves.`)
    })
    const text = check(schema, HOLE)
    known.set(name, (variable) => text.replaceAll(HOLE, variable))
    return text.replaceAll(HOLE, v)
  }

  function checkPlain(schema: Schema, v: string): string {
    if (schema.type === 'object') return `${nameOf(objectBody(schema), functions, 'f')}(${v})`
    if (schema.type === 'array') return `${nameOf(arrayBody(schema), functions, 'f')}(${v})`
    return checkScalar(schema, v, (pattern) => nameOf(pattern, patterns, 'p'))
  }

  function objectBody({ properties, required = [], additionalProperties }: Schema): string {
    if (typeof additionalProperties === 'object' && additionalProperties !== null) {
      if (properties)
        throw new Error('No check is known for named fields among others of any name.')
      return recordBody(additionalProperties as Schema) // its shape in OpenAPI
    }
    if (!properties || additionalProperties === true)
      throw new Error('No check is known for an object whose fields nothing is said of.')
    const isRequired = new Set(required as string[]) // its shape in OpenAPI
    const fields = Object.entries(properties as Schemas).map(([name, schema], at) => {
      const v = `v${at}`
      const condition = check(schema, v)
      const isNeeded = isRequired.has(name)
      return {
        name,
        v,
        isNeeded,
        condition: isNeeded ? condition : `(${v} === undefined || ${condition})`,
      }
    })
    const isClosed = additionalProperties === false || mode === 'closed'
    return [
      IS_OBJECT,
      fields.length > 0
        ? `  const { ${fields.map(({ name, v }) => `${toKey(name)}: ${v}`).join(', ')} } = v`
        : '',
      `  return ${[...fields.map(({ condition }) => condition), ...(isClosed ? [nothingElse(fields)] : [])].join(' && ') || 'true'}`,
    ]
      .filter((line) => line !== '')
      .join('\n')
  }

  function recordBody(value: Schema): string {
    return [
      IS_OBJECT,
      `  for (const name in v) {`,
      `    const one = v[name]`,
      `    if (!(${check(value, 'one')})) return false`,
      `  }`,
      `  return true`,
    ].join('\n')
  }

  function arrayBody(schema: Schema): string {
    const { items, minItems, maxItems } = schema as List // its shape in OpenAPI
    const sizes = [
      ...(minItems === undefined ? [] : [`v.length < ${minItems}`]),
      ...(maxItems === undefined ? [] : [`v.length > ${maxItems}`]),
    ]
    return [
      `  if (${['!Array.isArray(v)', ...sizes].join(' || ')}) return false`,
      // The loop uses an index, because engines run that fast even before they compile it.
      `  for (let i = 0; i < v.length; i += 1) {`,
      `    const one = v[i]`,
      `    if (!(${check(items, 'one')})) return false`, // its shape in OpenAPI
      `  }`,
      `  return true`,
    ].join('\n')
  }

  function kindsBody({ discriminator, kinds, other }: Kinds): string {
    const cases = kinds.map(
      ([value, schema]) => `    case ${JSON.stringify(value)}: return ${check(schema, 'v')}`,
    )
    return [
      `  switch (v?.[${JSON.stringify(discriminator)}]) {`,
      ...cases,
      `    default: return ${other ? check(other, 'v') : 'false'}`,
      `  }`,
    ].join('\n')
  }

  return {
    check,
    print: () =>
      [
        ...[...patterns].map(([pattern, name]) => `const ${name} = ${pattern}`),
        ...[...functions].map(([body, name]) => `function ${name}(v: any): boolean {\n${body}\n}`),
      ].join('\n'),
  }
}

const IS_OBJECT = `  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false`

/** The placeholder of a variable that has no name yet. */
const HOLE = '\u0000'

/**
 * Returns the name of a source. Equal sources have one name, so that the check of money, for example, is written once.
 */
function nameOf(source: string, names: Map<string, string>, letter: string): string {
  const name = names.get(source) ?? `${letter}${names.size}`
  names.set(source, name)
  return name
}

type Field = { readonly v: string; readonly isNeeded: boolean }

/**
 * Returns the condition that there are no other fields. It only counts: all fields of the contract were checked before, so
 * any additional one is unknown.
 */
function nothingElse(fields: readonly Field[]): string {
  const needed = fields.filter(({ isNeeded }) => isNeeded).length
  const sometimes = fields
    .filter(({ isNeeded }) => !isNeeded)
    .map(({ v }) => `(${v} === undefined ? 0 : 1)`)
  return `countFields(v) === ${[needed, ...sometimes].join(' + ')}`
}

const toKey = (name: string) => (/^\w+$/.test(name) ? name : JSON.stringify(name))
