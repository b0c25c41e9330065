import type { Party } from '@selat/domain'

/** A cabin on one sailing in a cart or an order, without language and price. */
export type CabinBooking = {
  readonly item: string
  readonly cabin: string
  readonly sailingDate: string
  readonly party: Party
}
