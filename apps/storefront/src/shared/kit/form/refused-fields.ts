import type { CallError } from '@selat/sdk'
import type { ProblemCode } from '@selat/sdk/problems'

import type { FieldIssue } from './form-issue.ts'
import { toFormIssue } from './to-form-issue.ts'

/** Where a refusal of the server belongs on a form. */
export type FieldMap = {
  /** By JSON Pointer into the body: `'/Username': 'username'`. */
  pointers: Readonly<Record<string, string>>
  /** By code, for refusals that point nowhere. */
  codes?: Partial<Readonly<Record<ProblemCode, string>>>
  /** Words of its own for a field's code; undefined leaves it to the standing ones. */
  tell?: (field: { code: string; params: Record<string, unknown> }) => string | undefined
}

/** The fields of a form that the server refused; none when the refusal is about something else. */
export function readRefusedFields(
  error: CallError,
  { pointers, codes, tell }: FieldMap,
): FieldIssue[] {
  if (error.kind !== 'problem') return []
  const pointed = error.errors.flatMap(({ pointer, code, params }): FieldIssue[] => {
    const name = pointers[pointer]
    if (name === undefined) return []
    const text = tell?.({ code, params })
    if (text !== undefined) return [{ name, words: { code: 'told', text } }]
    // A refusal with a code of its own says more than the field's.
    if (error.code !== 'validation_failed')
      return [{ name, words: { code: 'refused', problem: error } }]
    return [{ name, words: toFormIssue(name.split('.'), { code, params }) }]
  })
  const byCode = codes?.[error.code]
  if (pointed.length > 0 || byCode === undefined) return pointed
  return [{ name: byCode, words: { code: 'refused', problem: error } }]
}
