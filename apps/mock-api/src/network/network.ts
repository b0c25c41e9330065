import type { AgeBands, Charge, FareTable } from '@selat/domain'
import type { FareBasis } from '../ferry/ferry-booking.ts'
import type { Localised } from '../kernel/language.ts'

export type Terminal = {
  readonly code: string
  readonly names: Localised
  readonly city: string
  readonly country: string
  readonly timeZone: string
  readonly latitude: number
  readonly longitude: number
}

export type Operator = {
  readonly code: string
  readonly name: string
  readonly ageBands: AgeBands
  readonly checkInOpensMinutesBefore: number
  readonly checkInClosesMinutesBefore: number
  readonly bookingClosesMinutesBefore: number
}

/** A sailing as the timetable has it. Times are local with the terminal's offset. */
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
  readonly classes: readonly string[]
}

/** What one crossing costs by band and what is charged besides, in the operator's own currencies. */
export type CrossingFare = { readonly fares: FareTable; readonly charges: readonly Charge[] }

export type CrossingQuery = {
  readonly operator: string
  readonly from: string
  readonly to: string
  readonly class: string
  readonly basis: FareBasis
  /** The sector's departure date: charges change from day to day. */
  readonly date: string
}

/** What every tenant draws from. */
export type Network = {
  terminal(code: string): Terminal | undefined
  operator(code: string): Operator | undefined
  sailing(id: string): Sailing | undefined
  sailingsOn(query: { from: string; to: string; date: string }): readonly Sailing[]
  className(code: string): Localised | undefined
  chargeName(code: string): Localised | undefined
  crossingFare(query: CrossingQuery): CrossingFare | undefined
  /** Seats of a class, and how many of them other sellers have taken. */
  seatPlan(sailingId: string, travelClass: string): { capacity: number; soldElsewhere: number }
}
