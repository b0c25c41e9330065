import { isCountryCode } from './countries.ts'
import { passengerError, type PassengerIssue } from './passenger-issue.ts'
import { PASSENGER_TITLES, type PassengerDraft } from './passenger.ts'

const NAME = /^[A-Za-z][A-Za-z .'-]*$/
const PASSPORT_CHARACTERS = /^[A-Z0-9]+$/

/** Length of a passport number in characters, both ends inclusive, without the spaces that it may be typed with. */
const PASSPORT_NUMBER_LENGTH = { min: 6, max: 9 } as const

/** Longest name, in characters, for each of the two fields. */
export const NAME_MAX_LENGTH = 40

/** Longest place of birth or issue, in characters. */
export const PLACE_MAX_LENGTH = 50

/** Checks the fields that hold text; empty ones are none of its business. */
export function checkTexts(passenger: PassengerDraft): PassengerIssue[] {
  return [
    ...checkTitle(passenger.title),
    ...checkName('firstName', passenger.firstName),
    ...checkName('lastName', passenger.lastName),
    ...checkLength('nativeName', passenger.nativeName, NAME_MAX_LENGTH),
    ...checkCountry('nationality', passenger.nationality),
    ...checkCountry('countryOfResidence', passenger.countryOfResidence),
    ...checkLength('placeOfBirth', passenger.placeOfBirth, PLACE_MAX_LENGTH),
    ...checkLength('placeOfIssue', passenger.placeOfIssue, PLACE_MAX_LENGTH),
    ...checkPassportNumber(passenger.passportNumber),
  ]
}

function checkTitle(title: string): PassengerIssue[] {
  if (!title || (PASSENGER_TITLES as readonly string[]).includes(title)) return []
  return [passengerError('title', 'invalid_title')]
}

function checkName(field: 'firstName' | 'lastName', name: string): PassengerIssue[] {
  if (!name) return []
  if (name.length > NAME_MAX_LENGTH)
    return [passengerError(field, 'too_long', { max: NAME_MAX_LENGTH })]
  return NAME.test(name) ? [] : [passengerError(field, 'invalid_name')]
}

function checkCountry(
  field: 'nationality' | 'countryOfResidence',
  code: string | undefined,
): PassengerIssue[] {
  return !code || isCountryCode(code) ? [] : [passengerError(field, 'invalid_country')]
}

function checkLength(
  field: 'nativeName' | 'placeOfBirth' | 'placeOfIssue',
  text: string | undefined,
  max: number,
): PassengerIssue[] {
  return !text || text.length <= max ? [] : [passengerError(field, 'too_long', { max })]
}

function checkPassportNumber(number: string | undefined): PassengerIssue[] {
  if (!number) return []
  if (!PASSPORT_CHARACTERS.test(number))
    return [passengerError('passportNumber', 'invalid_passport_number')]
  const { min, max } = PASSPORT_NUMBER_LENGTH
  const { length } = number
  if (length >= min && length <= max) return []
  return [passengerError('passportNumber', 'invalid_passport_length', { min, max, length })]
}
