import { reasonOf } from '@selat/domain'
import { readFormIssues } from '@selat/domain/forms'
import type * as z from 'zod'

import { type ProblemField, refuse } from './refusal.ts'
import { fromWireNames, wireName } from './wire-names.ts'

/**
 * What the form's own rule makes of an input that the contract let through: tidied, or refused field by field. Fields that
 * the rule does not know are left out.
 */
export function applyRule<Rule extends z.ZodType>(rule: Rule, input: object): z.output<Rule> {
  const result = rule.safeParse(fromWireNames(input))
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
