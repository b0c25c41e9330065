import type { QuotationState } from '@selat/domain'

/** Whether its customer has no more say in it: it was booked, lapsed or was withdrawn. */
export function isOver(state: QuotationState): boolean {
  return state !== 'sent' && state !== 'accepted'
}
