import type { Party } from '@selat/domain'

/** A package for a party from a day on, as it is stored: without language or price. */
export type PackageBooking = {
  readonly item: string
  readonly type: string
  /** The first day. */
  readonly date: string
  readonly party: Party
}
