import type { RideIssue, RideIssueCode } from '@selat/domain'
import type { CallError } from '@selat/sdk'

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
    if (!codes.has(code)) return []
    const field = fieldOf(pointer.slice(pointer.lastIndexOf('/') + 1))
    const texts = Object.entries(params).map(([name, value]) => [name, toText(value)])
    // The set holds codes of the rules and nothing else.
    return [{ field, code: code as RideIssueCode, params: Object.fromEntries(texts) }]
  })
}

/** Fields are called as they are on the wire, but that people are one field. What is none of them is looked for by none. */
function fieldOf(name: string): RideIssue['field'] {
  if (name.startsWith('Qty')) return 'party'
  return (name.charAt(0).toLowerCase() + name.slice(1)) as RideIssue['field']
}

function toText(value: string | number | boolean): string | number {
  return typeof value === 'boolean' ? String(value) : value
}
