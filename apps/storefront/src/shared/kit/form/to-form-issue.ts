import { issue, issueFrom } from '@selat/domain'
import type { Issue, IssuePath } from '@selat/domain'
import { FORM_CODES } from '@selat/domain/forms'
import type { ProblemField } from '@selat/sdk'

/** What the server refused a field of any form for; a reason that the rules of forms have no word for is just invalid. */
export function toFormIssue(
  path: IssuePath,
  { code, params }: Pick<ProblemField, 'code' | 'params'>,
): Issue {
  const known = FORM_CODES.find((formCode) => formCode === code)
  if (!known) return issue(path, 'common.invalid')
  // The contract calls the bound of a text by another name than the rules do.
  return issueFrom(path, `common.${known}`, { max: params['maximum'], ...params })
}
