import type { BandCounts } from '@selat/domain'

/** Tickets of one option, as they are stored: without language or price. */
export type TicketBooking = {
  readonly item: string
  readonly option: string
  /** Null where the option needs none. */
  readonly visitDate: string | null
  /** People that one ticket lets in; null when each person has a ticket. */
  readonly groupSize: number | null
  readonly counts: BandCounts
}
