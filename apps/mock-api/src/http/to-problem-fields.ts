import type { z } from 'zod'

import type { ProblemField, ProblemParams } from '../kernel/refusal.ts'

type Issue = z.core.$ZodIssue

/** What validators found, as the contract's refused fields. `place` is the pointer's prefix: `` for the body, else `query:` and alike. */
export function toProblemFields(issues: readonly Issue[], place: string): ProblemField[] {
  return issues.flatMap((issue) => toFields(issue, place))
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

/** Names a part of the input: a JSON Pointer into the body, or a parameter. */
export function pointerTo(path: readonly PropertyKey[], place = ''): string {
  if (place !== '') return `${place}${path.map(String).join('/')}`
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

function codeOf(issue: Issue): string {
  if (issue.input === undefined) return 'required'
  switch (issue.code) {
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
    default:
      return 'invalid'
  }
}

function isLength(origin: string): boolean {
  return origin === 'string' || origin === 'array'
}

function paramsOf(issue: Issue): ProblemParams {
  if (issue.code === 'too_small') return { minimum: Number(issue.minimum) }
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) }
  return {}
}
