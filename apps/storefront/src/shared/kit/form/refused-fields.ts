import type { Issue, IssuePath } from '@selat/domain'
import type { CallError, ProblemField } from '@selat/sdk'
import type { ProblemCode } from '@selat/sdk/problems'

import { type FieldIssue, refusal } from './form-issue.ts'
import { toFormIssue } from './to-form-issue.ts'

/** The fields of a form to which the refusals of the server belong. */
export type FieldMap = {
  /** The field for each JSON Pointer into the body: `'/Username': 'username'`. */
  pointers: Readonly<Record<string, string>>
  /** The field for each code of a refusal that points to no field. */
  codes?: Partial<Readonly<Record<ProblemCode, string>>>
  /** Translates the code of a field by the rules of this form; undefined leaves it to the rules of every form. */
  toIssue?: (path: IssuePath, refused: ProblemField) => Issue | undefined
}

/** Returns an issue for each field of a form that the server refused; none if the refusal is about something else. */
export function readRefusedFields(
  error: CallError,
  { pointers, codes, toIssue }: FieldMap,
): FieldIssue[] {
  if (error.kind !== 'problem') return []
  const pointed = error.errors.flatMap((refused): FieldIssue[] => {
    const name = pointers[refused.pointer]
    if (name === undefined) return []
    const path = name.split('.')
    const words = toIssue?.(path, refused)
    if (words) return [{ name, words }]
    // A refusal with a code of its own says more than the code of the field.
    if (error.code !== 'validation_failed') return [{ name, words: refusal(error) }]
    return [{ name, words: toFormIssue(path, refused) }]
  })
  const byCode = codes?.[error.code]
  if (pointed.length > 0 || byCode === undefined) return pointed
  return [{ name: byCode, words: refusal(error) }]
}
