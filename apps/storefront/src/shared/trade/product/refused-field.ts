import type { CallError } from '@selat/sdk'

import { type FieldIssue, refusal } from '../../kit/form/form-issue.ts'

/**
 * Returns the field of a form for a day and people to which a refusal belongs, in the server's words; none if it is about the
 * whole.
 */
export function refusedFields(problem: CallError): FieldIssue[] {
  if (problem.kind !== 'problem') return []
  const { code, errors } = problem
  const fields = errors.map(({ pointer }) => pointer.slice(pointer.lastIndexOf('/') + 1))
  const words = refusal(problem)
  if (code === 'product_unavailable' || code === 'book_before') return [{ name: 'date', words }]
  if (fields.some((field) => field.endsWith('Date'))) return [{ name: 'date', words }]
  return fields.some((field) => field.startsWith('Qty')) ? [{ name: 'people', words }] : []
}
