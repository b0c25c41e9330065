import { issue, type Issue } from '@selat/domain'
import type { CallError } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'

import { refusal, type Refusal } from '../../../shared/kit/form/form-issue.ts'

/** Returns why a member could not be changed; the last owner has a text of its own, which says what to do. */
export const memberIssue = (failure: CallError): Issue | Refusal =>
  isProblem(failure, 'member_refused') ? issue([], 'agency.last_owner') : refusal(failure)
