import type { CountedBand, PassengerBand } from './age-bands.ts'
import type { PassengerField } from './passenger.ts'

/** Every reason a passenger's field can be marked for. */
export const PASSENGER_REASONS = [
  'required',
  'invalid_title',
  'invalid_name',
  'too_long',
  'invalid_date',
  'date_in_future',
  'date_in_past',
  'too_old',
  'too_young',
  'before_birth',
  'expires_before_travel',
  'expires_soon_after_travel',
  'age_not_in_band',
  'band_changes',
  'invalid_country',
  'invalid_passport_number',
  'invalid_passport_length',
  'duplicate_passport',
  'duplicate_person',
] as const

export type PassengerReason = (typeof PASSENGER_REASONS)[number]

/** What goes into the text of an issue. */
export type PassengerIssueParams = {
  readonly min?: number
  readonly max?: number
  /** How many characters were typed. */
  readonly length?: number
  readonly months?: number
  /** Last day of travel. */
  readonly travelDate?: string
  /** Day until which the passport should be valid. */
  readonly validUntil?: string
  readonly age?: number
  readonly bookedBand?: CountedBand
  readonly band?: PassengerBand | undefined
  /** The sector from which the band differs; the first is 1, as texts say it. */
  readonly sector?: number
  /** The day of that sector. */
  readonly sailsOn?: string
  /** The ages that its operator counts as the booked band, both inclusive. An adult's have no `to`. */
  readonly from?: number
  readonly to?: number
  /** The name of that operator, where there is one. */
  readonly operator?: string
  /** The passenger this one repeats; the first is 1. */
  readonly passenger?: number
}

/** One thing to say about one field. An error stops the booking, a warning only speaks. */
export type PassengerIssue = {
  readonly field: PassengerField
  readonly reason: PassengerReason
  readonly severity: 'error' | 'warning'
  readonly params: PassengerIssueParams
}

/** An error on a field. */
export function passengerError(
  field: PassengerField,
  reason: PassengerReason,
  params: PassengerIssueParams = {},
): PassengerIssue {
  return { field, reason, severity: 'error', params }
}

/** A warning on a field. */
export function passengerWarning(
  field: PassengerField,
  reason: PassengerReason,
  params: PassengerIssueParams = {},
): PassengerIssue {
  return { field, reason, severity: 'warning', params }
}
