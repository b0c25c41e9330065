import type { Party } from '@selat/domain'

/**
 * A ride of a cart or order, without language and price. Texts are trimmed; a field that the service does not ask for is null.
 */
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
  /** The units of the day's stock that the ride needs: one vehicle, or a seat for everybody who needs one. */
  readonly units: number
}
