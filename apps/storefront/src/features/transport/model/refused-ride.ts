import type { RideIssue, RideIssueCode } from '@selat/domain'
import type { CallError } from '@selat/sdk'

const fields: Readonly<Record<string, RideIssue['field']>> = {
  PickUpDate: 'pickUpDate',
  PickUpTime: 'pickUpTime',
  PickUpAddress: 'pickUpAddress',
  DropOffAddress: 'dropOffAddress',
  ConnectionNumber: 'connectionNumber',
  ExtraHours: 'extraHours',
  Bags: 'bags',
  QtyAdult: 'party',
  QtyChild: 'party',
  QtyInfant: 'party',
}

const codes: ReadonlySet<string> = new Set<RideIssueCode>([
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
])

/** What the server found wrong with a ride's fields, by their pointers: it goes by the same rules and may know more. */
export function refusedFields(failure: CallError | null): RideIssue[] {
  if (failure?.kind !== 'problem') return []
  return failure.errors.flatMap(({ pointer, code, params }) => {
    const field = fields[pointer.slice(pointer.lastIndexOf('/') + 1)]
    if (!field || !codes.has(code)) return []
    const texts = Object.entries(params).map(([name, value]) => [name, toText(value)])
    // The set holds codes of the rules and nothing else.
    return [{ field, code: code as RideIssueCode, params: Object.fromEntries(texts) }]
  })
}

function toText(value: string | number | boolean): string | number {
  return typeof value === 'boolean' ? String(value) : value
}
