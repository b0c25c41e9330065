import type { Issue, IssuePath } from '@selat/domain'
import type { CallError, ProblemField } from '@selat/sdk'
import type { ProblemCode } from '@selat/sdk/problems'

import { refusal } from './form-issue.ts'
import type { FieldIssue } from './form-issue.ts'
import { toFormIssue } from './to-form-issue.ts'

/** Where a refusal of the server belongs on a form. */
export type FieldMap = {
  /** By JSON Pointer into the body: `'/Username': 'username'`. */
  pointers: Readonly<Record<string, string>>
  /** By code, for refusals that point nowhere. */
  codes?: Partial<Readonly<Record<ProblemCode, string>>>
  /** What a field's code means by the rules of this form; undefined leaves it to those of every form. */
  toIssue?: (path: IssuePath, refused: ProblemField) => Issue | undefined
}

/** The fields of a form that the server refused; none when the refusal is about something else. */
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
    // A refusal with a code of its own says more than the field's.
    if (error.code !== 'validation_failed') return [{ name, words: refusal(error) }]
    return [{ name, words: toFormIssue(path, refused) }]
  })
  const byCode = codes?.[error.code]
  if (pointed.length > 0 || byCode === undefined) return pointed
  return [{ name: byCode, words: refusal(error) }]
}
