import type { z } from 'zod'

import type { ProblemField, ProblemParams } from './refusal.ts'

type Issue = z.core.$ZodIssue

/**
 * Converts a validator's issues to fields of a problem document. `place` is the prefix of pointers: empty for the body,
 * otherwise `query:` and the like.
 */
export function toProblemFields(issues: readonly Issue[], place: string): ProblemField[] {
  const fields = issues.flatMap((issue) => toFields(issue, place))
  const strictest = new Map<string, ProblemField>()
  for (const field of fields) {
    const name = `${field.pointer} ${field.code}`
    const other = strictest.get(name)
    // A value can violate two limits, such as that of all numbers and that of its field. The narrower one is reported.
    if (!other || isNarrower(field.params, other.params)) strictest.set(name, field)
  }
  return [...strictest.values()]
}

function isNarrower(one: ProblemParams, other: ProblemParams): boolean {
  const { minimum, maximum } = one
  return (
    Number(maximum ?? Number.NaN) < Number(other['maximum'] ?? Number.NaN) ||
    Number(minimum ?? Number.NaN) > Number(other['minimum'] ?? Number.NaN)
  )
}

function toFields(issue: Issue, place: string): ProblemField[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      pointer: pointerTo([...issue.path, key], place),
      code: 'unknown',
      params: {},
    }))
  const pointer = pointerTo(issue.path, place)
  return [{ pointer, code: codeOf(issue), params: paramsOf(issue) }]
}

/** Returns the pointer to a part of the input: a JSON Pointer into the body, or the name of a parameter. */
export function pointerTo(path: readonly PropertyKey[], place = ''): string {
  if (place !== '') return `${place}${path.map(String).join('/')}`
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

function codeOf(issue: Issue): string {
  if (issue.input === undefined) return 'required'
  const wrongLength = wrongLengthOf(issue)
  if (wrongLength) return wrongLength.length < wrongLength.minimum ? 'too_short' : 'too_long'
  switch (issue.code) {
    case 'invalid_union':
      if (!hasUnknownKind(issue)) return 'invalid'
      return kindOf(issue) === undefined ? 'required' : 'not_allowed'
    case 'invalid_type':
      return 'wrong_type'
    case 'invalid_format':
      return 'wrong_format'
    case 'invalid_value':
      return 'not_allowed'
    case 'too_small':
      return isLength(issue.origin) ? 'too_short' : 'too_small'
    case 'too_big':
      return isLength(issue.origin) ? 'too_long' : 'too_large'
    case 'custom':
      return ownRuleOf(issue)?.code ?? 'invalid'
    default:
      return 'invalid'
  }
}

function isLength(origin: string): boolean {
  return origin === 'string' || origin === 'array'
}

function paramsOf(issue: Issue): ProblemParams {
  const length: ProblemParams =
    typeof issue.input === 'string' ? { length: charactersOf(issue.input) } : {}
  if (issue.code === 'too_small') return { minimum: Number(issue.minimum), ...length }
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum), ...length }
  if (issue.code === 'invalid_value') return allowedOf(issue.values)
  if (hasUnknownKind(issue) && kindOf(issue) !== undefined) return allowedOf(issue.options)
  const { code: _code, ...own } = ownRuleOf(issue) ?? {}
  return { ...own, ...(wrongLengthOf(issue) ?? patternOf(issue)) }
}

type UnknownKind = Issue & { discriminator: string; options: readonly unknown[] }

/** Whether a value has none of the kinds of a union, such as an item of an unknown content. */
function hasUnknownKind(issue: Issue): issue is UnknownKind {
  return issue.code === 'invalid_union' && 'discriminator' in issue && 'options' in issue
}

function kindOf({ input, discriminator }: UnknownKind): unknown {
  return Object(input)[discriminator]
}

const ALLOWED_MAX = 30

/** Returns the values of a list if it is short enough to read. Longer ones, such as countries, are in the contract. */
function allowedOf(values: readonly unknown[]): { allowed?: string } {
  return values.length > ALLOWED_MAX ? {} : { allowed: values.map(String).join(', ') }
}

/** Returns the code and params that a rule of this project gives its refusal. */
function ownRuleOf(issue: Issue): { code: string; allowed?: string } | undefined {
  if (issue.code !== 'custom' || typeof issue.params?.['code'] !== 'string') return undefined
  const { code, allowed } = issue.params
  return { code, ...(typeof allowed === 'string' && { allowed }) }
}

/** Returns the pattern of a text. Those of dates and addresses are left out: they are long, and their names say enough. */
function patternOf(issue: Issue): { pattern?: string } {
  if (issue.code !== 'invalid_format' || issue.format !== 'regex' || !issue.pattern) return {}
  return { pattern: issue.pattern.slice(1, issue.pattern.lastIndexOf('/')) }
}

/** Matches a pattern of one set of characters and their number, such as `/^[A-Z0-9]{6,9}$/`. */
const COUNTED_PATTERN = /^\/\^(\[[^\]]+\])\{(\d+)(?:,(\d+))?\}\$\/$/

/** Returns the length that a pattern requires and the length of the text, if only the length is wrong. */
function wrongLengthOf(
  issue: Issue,
): { minimum: number; maximum: number; length: number } | undefined {
  if (issue.code !== 'invalid_format' || typeof issue.input !== 'string') return undefined
  const [, characters, least, most = least] = COUNTED_PATTERN.exec(issue.pattern ?? '') ?? []
  if (characters === undefined || !new RegExp(`^${characters}+$`).test(issue.input))
    return undefined
  return { minimum: Number(least), maximum: Number(most), length: charactersOf(issue.input) }
}

/** Counts characters as limits do: `length` would count those outside the basic plane twice. */
function charactersOf(text: string): number {
  return [...text].length
}
