/** The reasons for which a field of a passenger can be marked. */
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
  'unaccompanied',
  'invalid_country',
  'invalid_passport_number',
  'invalid_passport_length',
  'duplicate_passport',
  'duplicate_person',
] as const

export type PassengerReason = (typeof PASSENGER_REASONS)[number]

/** The codes of issues of a passenger: errors and warnings. */
export type PassengerCode = `passenger.${PassengerReason}`
