import { type Issue, issue } from '../issues/issue.ts'
import { isCountryCode } from './countries.ts'
import type { PassengerCode } from './passenger-issue.ts'
import { PASSENGER_TITLES, type PassengerDraft } from './passenger.ts'

const NAME = /^[A-Za-z][A-Za-z .'-]*$/
const PASSPORT_CHARACTERS = /^[A-Z0-9]+$/

/** The length of a passport number in characters, both ends inclusive, without spaces. */
const PASSPORT_NUMBER_LENGTH = { min: 6, max: 9 } as const

/** The maximum length of a first or a last name, in characters. */
export const NAME_MAX_LENGTH = 40

/** The maximum length of a place of birth or issue, in characters. */
export const PLACE_MAX_LENGTH = 50

/** Checks the fields that contain text. Empty fields are not checked here. */
export function checkTexts(passenger: PassengerDraft): Issue<PassengerCode>[] {
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

function checkTitle(title: string): Issue<PassengerCode>[] {
  if (!title || (PASSENGER_TITLES as readonly string[]).includes(title)) return []
  return [issue(['title'], 'passenger.invalid_title')]
}

function checkName(field: 'firstName' | 'lastName', name: string): Issue<PassengerCode>[] {
  if (!name) return []
  if (name.length > NAME_MAX_LENGTH)
    return [issue([field], 'passenger.too_long', { max: NAME_MAX_LENGTH })]
  return NAME.test(name) ? [] : [issue([field], 'passenger.invalid_name')]
}

function checkCountry(
  field: 'nationality' | 'countryOfResidence',
  code: string | undefined,
): Issue<PassengerCode>[] {
  return !code || isCountryCode(code) ? [] : [issue([field], 'passenger.invalid_country')]
}

function checkLength(
  field: 'nativeName' | 'placeOfBirth' | 'placeOfIssue',
  text: string | undefined,
  max: number,
): Issue<PassengerCode>[] {
  return !text || text.length <= max ? [] : [issue([field], 'passenger.too_long', { max })]
}

function checkPassportNumber(number: string | undefined): Issue<PassengerCode>[] {
  if (!number) return []
  if (!PASSPORT_CHARACTERS.test(number))
    return [issue(['passportNumber'], 'passenger.invalid_passport_number')]
  const { min, max } = PASSPORT_NUMBER_LENGTH
  const { length } = number
  if (length >= min && length <= max) return []
  return [issue(['passportNumber'], 'passenger.invalid_passport_length', { min, max, length })]
}
