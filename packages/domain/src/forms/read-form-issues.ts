import type * as z from 'zod'

import { type CodeOf, type Issue, issue, issueFrom } from '../issues/issue.ts'
import { FORM_CODE_PARAMS, FORM_CODES } from './form-codes.ts'

/** Returns the issues of a refused form, with the numbers for their texts. */
export function readFormIssues(error: z.ZodError): Issue<CodeOf<'common'>>[] {
  return error.issues.map((found) => {
    const path = found.path.map((key) => (typeof key === 'symbol' ? String(key) : key))
    const known = FORM_CODES.find((code) => code === found.message)
    if (!known) return issue(path, 'common.invalid')
    return issueFrom(path, `common.${known}` as const, {
      ...FORM_CODE_PARAMS[known],
      ...boundOf(found),
    })
  })
}

function boundOf(found: z.core.$ZodIssue): Record<string, number> {
  if (found.code === 'too_big') return { max: Number(found.maximum) }
  return found.code === 'too_small' ? { min: Number(found.minimum) } : {}
}
