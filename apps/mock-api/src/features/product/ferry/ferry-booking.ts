import type { Party } from '@selat/domain'

import type { FareBasis } from '../../../world/network/fare-basis.ts'

/** One crossing that was chosen. `sailingId` is null on an open ticket until it is dated. */
export type BookedSector = {
  readonly route: string
  readonly from: string
  readonly to: string
  readonly operator: string
  readonly class: string
  readonly basis: FareBasis
  readonly sailingId: string | null
}

/** What a ferry item in a cart or order is, without any language or price. */
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
  /** When its price was promised: what has no date of its own keeps the fares of that day. */
  readonly pricedAt: string
  readonly sectors: readonly BookedSector[]
}
