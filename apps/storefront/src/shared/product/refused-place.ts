import type { CallError } from '@selat/sdk'

/** The parts of a form of a day and people. */
export type RefusedPlace = 'date' | 'people'

/** Where a refusal by the server belongs on such a form; null where it is about the whole. */
export function refusedPlace(failure: CallError | null): RefusedPlace | null {
  if (failure?.kind !== 'problem') return null
  const { code, errors } = failure
  const fields = errors.map(({ pointer }) => pointer.slice(pointer.lastIndexOf('/') + 1))
  if (code === 'product_unavailable' || code === 'book_before') return 'date'
  if (fields.some((field) => field.endsWith('Date'))) return 'date'
  return fields.some((field) => field.startsWith('Qty')) ? 'people' : null
}
