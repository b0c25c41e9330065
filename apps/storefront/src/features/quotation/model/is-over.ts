import type { Schemas } from '@selat/sdk'

/** Whether the customer can no longer act, because the quotation was booked, has expired or was withdrawn. */
export function isOver(state: Schemas['QuotationState']): boolean {
  return state !== 'sent' && state !== 'accepted'
}
