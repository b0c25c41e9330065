import type { Schema } from '../contract.ts'

/** The keywords of OpenAPI for texts and numbers that the check supports. */
type Scalar = {
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
} & {
  readonly [Limit in 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'multipleOf']?: number
}

/** The functions of `values/fits.ts` that check a text, by its format. */
const FORMATS: Readonly<Record<string, string>> = {
  date: 'isDate',
  'date-time': 'isDateTime',
  email: 'isEmail',
  uri: 'isAbsoluteAddress',
}

const KEYWORDS = new Set([
  ...['type', 'format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'multipleOf'],
  ...['description', 'example', 'examples', 'default'],
])

/**
 * Returns the condition for a text, number or boolean. Throws on an unknown keyword, so that none is left unchecked.
 */
export function checkScalar(
  schema: Schema,
  v: string,
  toName: (pattern: string) => string,
): string {
  const strange = Object.keys(schema).filter(
    (keyword) => !KEYWORDS.has(keyword) && !keyword.startsWith('x-'),
  )
  if (strange.length > 0) throw new Error(`No check is known for ${strange.join(', ')}.`)
  switch (schema.type) {
    case 'string':
      return checkText(schema, v, toName)
    case 'integer':
      return [`Number.isSafeInteger(${v})`, ...limitsOf(schema, v)].join(' && ')
    case 'number':
      return [`Number.isFinite(${v})`, ...limitsOf(schema, v)].join(' && ')
    case 'boolean':
      return `typeof ${v} === 'boolean'`
    default:
      throw new Error(`No check is known for ${JSON.stringify(schema)}.`)
  }
}

function checkText(schema: Scalar, v: string, toName: (pattern: string) => string): string {
  const { format, pattern, minLength, maxLength } = schema
  const conditions = [`typeof ${v} === 'string'`]
  if (minLength !== undefined) conditions.push(`${v}.length >= ${minLength}`)
  if (maxLength !== undefined) conditions.push(`${v}.length <= ${maxLength}`)
  if (pattern !== undefined) conditions.push(`${toName(String(new RegExp(pattern)))}.test(${v})`)
  if (format !== undefined) {
    const name = FORMATS[format]
    if (name === undefined) throw new Error(`No check is known for the format ${format}.`)
    conditions.push(`${name}(${v})`)
  }
  return conditions.join(' && ')
}

/**
 * Returns the conditions of the limits. A limit that every safe integer meets is left out, because that was checked before.
 */
function limitsOf({ type, minimum, maximum, multipleOf }: Scalar, v: string): string[] {
  const isSaid = (limit: number) => type === 'integer' && Math.abs(limit) >= Number.MAX_SAFE_INTEGER
  return [
    ...(minimum === undefined || isSaid(minimum) ? [] : [`${v} >= ${minimum}`]),
    ...(maximum === undefined || isSaid(maximum) ? [] : [`${v} <= ${maximum}`]),
    ...(multipleOf === undefined ? [] : [`isMultipleOf(${v}, ${multipleOf})`]),
  ]
}
