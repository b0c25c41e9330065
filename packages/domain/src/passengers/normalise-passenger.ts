import { plainCharacters, withoutSeparators } from '../texts/plain-characters.ts'
import { printableLine } from '../texts/printable.ts'
import type { PassengerDraft } from './passenger.ts'

/**
 * Formats a passport number as the passport prints it: in capitals of half width, without spaces or hyphens.
 * @example normalisePassportNumber('k 1234-567n') // 'K1234567N'
 */
export function normalisePassportNumber(text: string): string {
  return withoutSeparators(text).toUpperCase()
}

/**
 * Returns the passenger with single spaces, none around, plain characters in the names of the passport, and codes in
 * capitals. The result is both checked and sent.
 */
export function normalisePassenger(passenger: PassengerDraft): PassengerDraft {
  const tidied = Object.fromEntries(
    Object.entries(passenger).map(([field, text]) => [
      field,
      typeof text === 'string' ? printableLine(text) : text,
    ]),
  ) as PassengerDraft // every value keeps its type
  const { passportNumber } = tidied
  return {
    ...tidied,
    firstName: plainCharacters(tidied.firstName),
    lastName: plainCharacters(tidied.lastName),
    nationality: tidied.nationality.toUpperCase(),
    countryOfResidence: tidied.countryOfResidence.toUpperCase(),
    ...(passportNumber !== undefined && {
      passportNumber: normalisePassportNumber(passportNumber),
    }),
  }
}
