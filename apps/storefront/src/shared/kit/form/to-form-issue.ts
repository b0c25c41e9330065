import { issue, type Issue, issueFrom, type IssuePath } from '@selat/domain'
import { FORM_CODES } from '@selat/domain/forms'
import type { ProblemField } from '@selat/sdk'

/**
 * Translates the server's reason for refusing a field of any form. A reason that the rules of forms do not know becomes
 * `common.invalid`.
 */
export function toFormIssue(
  path: IssuePath,
  { code, params }: Pick<ProblemField, 'code' | 'params'>,
): Issue {
  const known = FORM_CODES.find((formCode) => formCode === code)
  if (!known) return issue(path, 'common.invalid')
  // The contract and the rules have different names for the bound of a text.
  return issueFrom(path, `common.${known}`, { max: params['maximum'], ...params })
}
