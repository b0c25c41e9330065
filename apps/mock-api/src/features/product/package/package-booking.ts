import type { Party } from '@selat/domain'

/** A package for a party, starting on a day, in its stored form: without language and price. */
export type PackageBooking = {
  readonly item: string
  readonly type: string
  /** The first day of the package. */
  readonly date: string
  readonly party: Party
}
