import type { CallError } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'

import type { CabinIssue } from './chosen-cabin.ts'

/** What the server found wrong with a cabin's fields: a sailing that was sold out or closed since the page was read. */
export function refusedFields(failure: CallError | null): CabinIssue[] {
  if (!failure) return []
  if (isProblem(failure, 'sold_out')) return [{ field: 'sailing', reason: 'soldOut' }]
  if (isProblem(failure, 'product_unavailable') || isProblem(failure, 'book_before'))
    return [{ field: 'sailing', reason: 'gone' }]
  return []
}
