import { isCountryCode } from './countries.ts'
import { passengerError, type PassengerIssue } from './passenger-issue.ts'
import { PASSENGER_TITLES, type PassengerDraft } from './passenger.ts'

const NAME = /^[A-Za-z][A-Za-z .'-]*$/
const PASSPORT_NUMBER = /^[A-Z0-9]{6,9}$/

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
    ...checkCountry('nationality', passenger.nationality),
    ...checkCountry('countryOfResidence', passenger.countryOfResidence),
    ...checkPlace('placeOfBirth', passenger.placeOfBirth),
    ...checkPlace('placeOfIssue', passenger.placeOfIssue),
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

function checkPlace(
  field: 'placeOfBirth' | 'placeOfIssue',
  place: string | undefined,
): PassengerIssue[] {
  if (!place || place.length <= PLACE_MAX_LENGTH) return []
  return [passengerError(field, 'too_long', { max: PLACE_MAX_LENGTH })]
}

function checkPassportNumber(number: string | undefined): PassengerIssue[] {
  if (!number || PASSPORT_NUMBER.test(number)) return []
  return [passengerError('passportNumber', 'invalid_passport_number')]
}
