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
    const code = FORM_CODES.find((known) => known === issue.message) ?? 'invalid'
    return {
      path: issue.path,
      code,
      params: { ...FORM_CODE_PARAMS[code as FormCode], ...boundOf(issue, code) },
    }
  })
}

function boundOf(issue: z.core.$ZodIssue, code: FormIssue['code']): Record<string, number> {
  return code === 'too_long' && issue.code === 'too_big' ? { max: Number(issue.maximum) } : {}
}
