import type { FareBasis } from './fare-basis.ts'

/** A sailing of the timetable. Times are local with the terminal's offset; `seats` are those of the vessel, by class. */
export type Sailing = {
  readonly id: string
  readonly route: string
  readonly from: string
  readonly to: string
  readonly operator: string
  readonly vessel: string
  readonly date: string
  readonly departsAt: string
  readonly arrivesAt: string
  readonly durationMinutes: number
  readonly checkInOpensAt: string
  readonly checkInClosesAt: string
  readonly bookingClosesAt: string
  readonly bookingClosesMinutesBefore: number
  /** Both instants in milliseconds since 1970, because every search compares them. */
  readonly departsAtMs: number
  readonly bookingClosesAtMs: number
  readonly seats: Readonly<Record<string, number>>
}

export type Direction = { readonly from: string; readonly to: string }

export type CrossingQuery = Direction & {
  readonly operator: string
  readonly route: string
  readonly class: string
  readonly basis: FareBasis
  /** The index of the sector: 0 outbound, 1 return. When an amount is halved, the outbound sector gets the remainder. */
  readonly sectorIndex: number
  /** The sector's departure date; for an open ticket, the day of purchase. */
  readonly date: string
}
