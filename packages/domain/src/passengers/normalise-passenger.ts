import { printableLine } from '../texts/printable.ts'
import type { PassengerDraft } from './passenger.ts'

/** The apostrophes that telephones and office programs write for the one of the keyboard. */
const APOSTROPHES = /[\u2018\u2019\u02BB\u02BC`\u00B4]/gu

/**
 * Writes letters of full width, curly apostrophes and long hyphens with the characters that a passport's name can contain,
 * because keyboards of telephones put them in by themselves.
 * @example plainCharacters('O’Neil') // "O'Neil"
 */
function plainCharacters(text: string): string {
  return text
    .replaceAll(APOSTROPHES, "'")
    .normalize('NFKC')
    .replaceAll(/\p{Pd}/gu, '-')
}

/**
 * Formats a passport number as the passport prints it: in capitals of half width, without spaces or hyphens.
 * @example normalisePassportNumber('k 1234-567n') // 'K1234567N'
 */
export function normalisePassportNumber(text: string): string {
  return plainCharacters(text).replaceAll(/[\s-]/g, '').toUpperCase()
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
