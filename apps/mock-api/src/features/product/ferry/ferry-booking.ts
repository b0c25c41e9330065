import type { Party } from '@selat/domain'

import type { FareBasis } from '../../../world/network/fare-basis.ts'

/** One booked sector. `sailingId` is null for an open ticket until it is dated. */
export type BookedSector = {
  readonly route: string
  readonly from: string
  readonly to: string
  readonly operator: string
  readonly class: string
  readonly basis: FareBasis
  readonly sailingId: string | null
}

/** The selection of a ferry item in a cart or order, without language and price. */
export type FerryBooking = {
  readonly item: string
  readonly party: Party
  readonly dateFrom: string | null
  readonly dateUntil: string | null
  readonly isRoundTrip: boolean
  readonly isInternational: boolean
  readonly isOpenTicket: boolean
  readonly isOpenTicket2W: boolean
  readonly validityDays: number | null
  /** The instant of the guaranteed price. An open ticket keeps the fares of that day. */
  readonly pricedAt: string
  readonly sectors: readonly BookedSector[]
}
