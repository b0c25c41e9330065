import type { Party } from '@selat/domain'

/** What a ride in a cart or order is, without any language or price. Texts are trimmed; what was not asked is null. */
export type RideBooking = {
  readonly item: string
  readonly rate: string
  readonly pickUpDate: string
  readonly pickUpTime: string
  readonly pickUpAddress: string | null
  readonly dropOffAddress: string | null
  readonly connectionNumber: string | null
  readonly extraHours: number | null
  readonly bags: number
  readonly party: Party
  /** What it takes of the day's stock: one vehicle, or a seat for everybody who needs one. */
  readonly units: number
}
