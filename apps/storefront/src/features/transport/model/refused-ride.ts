import { issueFrom } from '@selat/domain'
import type { ReasonOf, RideCode } from '@selat/domain'
import type { CallError, Schemas } from '@selat/sdk'

import type { FieldIssue } from '../../../shared/kit/form/form-issue.ts'
import { toFieldIssue } from './ride-terms.ts'

/** What the server finds wrong with fields; what is wrong with the day it tells by a problem of its own. */
const reasons: readonly ReasonOf<RideCode>[] = [
  'required',
  'not_asked',
  'invalid_date',
  'invalid_time',
  'outside_service_hours',
  'too_short',
  'too_long',
  'not_a_whole_number',
  'below_minimum',
  'above_maximum',
  'invalid_count',
  'no_passengers',
  'no_adult',
  'more_infants_than_adults',
  'too_many_passengers',
]

/** What the server found wrong with a ride's fields, by their pointers: it goes by the same rules and may know more. */
export function refusedFields(service: Schemas['Transport'], failure: CallError): FieldIssue[] {
  if (failure.kind !== 'problem') return []
  return failure.errors.flatMap(({ pointer, code, params }) => {
    const reason = reasons.find((known) => known === code)
    if (!reason) return []
    const field = fieldOf(pointer.slice(pointer.lastIndexOf('/') + 1))
    return toFieldIssue(service, issueFrom([field], `transport.${reason}`, params))
  })
}

/** Fields are called as they are on the wire, but that people are one field. What is none of them is looked for by none. */
function fieldOf(name: string): string {
  return name.startsWith('Qty') ? 'party' : name.charAt(0).toLowerCase() + name.slice(1)
}
