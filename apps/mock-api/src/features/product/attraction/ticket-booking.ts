import type { BandCounts } from '@selat/domain'

/** Tickets of one option in their stored form, without language and price. */
export type TicketBooking = {
  readonly item: string
  readonly option: string
  /** Null if the option needs no date. */
  readonly visitDate: string | null
  /** The number of people that one ticket admits; null if each person has a ticket. */
  readonly groupSize: number | null
  readonly counts: BandCounts
}
