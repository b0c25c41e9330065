import { issueFrom } from '@selat/domain'
import type { ReasonOf, RideCode } from '@selat/domain'
import type { CallError, Schemas } from '@selat/sdk'

import type { FieldIssue } from '../../../shared/kit/form/form-issue.ts'
import { toFieldIssue } from './ride-terms.ts'

/** The reasons that the server gives at a ride's fields; problems of the day have codes of their own. */
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

/** Returns the issues that the server found in a ride's fields. It uses the same rules, but may know more than this device. */
export function refusedFields(service: Schemas['Transport'], failure: CallError): FieldIssue[] {
  if (failure.kind !== 'problem') return []
  return failure.errors.flatMap(({ pointer, code, params }) => {
    const reason = reasons.find((known) => known === code)
    if (!reason) return []
    const field = fieldOf(pointer.slice(pointer.lastIndexOf('/') + 1))
    return toFieldIssue(service, issueFrom([field], `transport.${reason}`, params))
  })
}

/**
 * Returns the field for the last part of a pointer: the name on the wire in camel case; all counts of people belong to one
 * field. A name that is no field is returned, too, but no field shows its issue.
 */
function fieldOf(name: string): string {
  return name.startsWith('Qty') ? 'party' : name.charAt(0).toLowerCase() + name.slice(1)
}
