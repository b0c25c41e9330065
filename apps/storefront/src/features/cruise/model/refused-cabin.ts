import type { CallError } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'

import type { FieldIssue } from '../../../shared/kit/form/form-issue.ts'
import { ofSailing } from './chosen-cabin.ts'

/**
 * Converts a refusal of the server to an issue of the sailing's field. The sailing was sold out or closed after the page was
 * loaded.
 */
export function refusedFields(failure: CallError): FieldIssue[] {
  if (isProblem(failure, 'sold_out')) return [ofSailing('cruise.sold_out')]
  if (isProblem(failure, 'product_unavailable') || isProblem(failure, 'book_before'))
    return [ofSailing('cruise.sailing_gone')]
  return []
}
