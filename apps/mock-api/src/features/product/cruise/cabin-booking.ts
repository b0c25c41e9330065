import type { Party } from '@selat/domain'

/** A cabin on one sailing in a cart or order, without any language or price. */
export type CabinBooking = {
  readonly item: string
  readonly cabin: string
  readonly sailingDate: string
  readonly party: Party
}
