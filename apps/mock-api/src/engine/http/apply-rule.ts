import { reasonOf } from '@selat/domain'
import { readFormIssues } from '@selat/domain/forms'
import type * as z from 'zod'

import { type ProblemField, refuse } from './refusal.ts'
import { fromWireNames, wireName } from './wire-names.ts'

/**
 * Applies a form's rule to an input that the contract allows. Returns the normalised values without fields that the rule
 * does not know, or refuses all wrong fields.
 */
export function applyRule<Rule extends z.ZodType>(rule: Rule, input: object): z.output<Rule> {
  const result = rule.safeParse(fromWireNames(input))
  if (result.success) return result.data
  return refuse('validation_failed', { errors: fieldsOf('', result.error) })
}

/** Returns the refused fields of a rule, below a pointer. */
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
