import { reasonOf } from '@selat/domain'
import { readFormIssues } from '@selat/domain/forms'
import type * as z from 'zod'

import { type ProblemField, refuse } from './refusal.ts'

/**
 * What the form's own rule makes of values that the contract let through: tidied, or refused field by field. Names of
 * fields are those of the wire with a small first letter.
 */
export function applyRule<Rule extends z.ZodType>(rule: Rule, values: unknown): z.output<Rule> {
  const result = rule.safeParse(values)
  if (result.success) return result.data
  return refuse('validation_failed', { errors: fieldsOf('', result.error) })
}

/** The refused fields of a rule, below a pointer. */
export function fieldsOf(
  pointer: string,
  error: Parameters<typeof readFormIssues>[0] | undefined,
): ProblemField[] {
  if (!error) return []
  return readFormIssues(error).map(({ path, code, params }) => ({
    pointer: [pointer, ...path.map(wireName)].join('/'),
    code: reasonOf(code),
    params: { ...params },
  }))
}

/** `phoneCode` is `PhoneCode` on the wire. */
export function wireName(key: PropertyKey): string {
  const name = String(key)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
