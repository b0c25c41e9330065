import type * as z from 'zod'

import { FORM_CODE_PARAMS, FORM_CODES, type FormCode } from './form-codes.ts'

/** One refused field: where, why, and the numbers for the text. */
export type FormIssue = {
  readonly path: readonly PropertyKey[]
  readonly code: FormCode | 'invalid'
  readonly params: Readonly<Record<string, number>>
}

/** The issues of a refused form as codes with their numbers; `invalid` is a fault no rule here has a word for, such as a wrong type. */
export function readFormIssues(error: z.ZodError): FormIssue[] {
  return error.issues.map((issue) => {
    const code = FORM_CODES.find((known) => known === issue.message)
    if (code === undefined) return { path: issue.path, code: 'invalid', params: {} }
    return { path: issue.path, code, params: { ...FORM_CODE_PARAMS[code], ...boundOf(issue) } }
  })
}

function boundOf(issue: z.core.$ZodIssue): Record<string, number> {
  if (issue.code === 'too_big') return { max: Number(issue.maximum) }
  return issue.code === 'too_small' ? { min: Number(issue.minimum) } : {}
}
