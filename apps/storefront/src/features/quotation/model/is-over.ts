import type { Schemas } from '@selat/sdk'

/** Whether its customer has no more say in it: it was booked, lapsed or was withdrawn. */
export function isOver(state: Schemas['QuotationState']): boolean {
  return state !== 'sent' && state !== 'accepted'
}
