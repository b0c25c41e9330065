import type { ReadPassport } from './mrz-dialog.tsx'
import type { PassengerDetails } from './passenger-details.ts'

/** Replaces typed values by those of a passport's lines, which contain neither places nor the day of issue. */
export function mergePassport<Details extends PassengerDetails>(
  typed: Details,
  passport: ReadPassport,
): Details {
  const nationality = passport.nationality || typed.nationality
  return {
    ...typed,
    ...passport,
    isOneName: passport.lastName === '',
    title: passport.title || typed.title,
    nationality,
    // Most people live in the country of their passport.
    countryOfResidence: typed.countryOfResidence || nationality,
  }
}
