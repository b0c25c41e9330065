import type { CallError } from '@selat/sdk'

/** A refusal by the server that is said at a field, in its own words. */
export type RefusedField = { field: 'date' | 'people'; failure: CallError }

/** Where a refusal belongs on a form of a day and people; nowhere where it is about the whole. */
export function refusedFields(failure: CallError): RefusedField[] {
  if (failure.kind !== 'problem') return []
  const { code, errors } = failure
  const fields = errors.map(({ pointer }) => pointer.slice(pointer.lastIndexOf('/') + 1))
  if (code === 'product_unavailable' || code === 'book_before') return [{ field: 'date', failure }]
  if (fields.some((field) => field.endsWith('Date'))) return [{ field: 'date', failure }]
  return fields.some((field) => field.startsWith('Qty')) ? [{ field: 'people', failure }] : []
}
