import type { CalendarDate } from '../time/calendar-date.ts'

/** The titles of passengers; children use `Mstr` or `Miss`. */
export const PASSENGER_TITLES = ['Mr', 'Mrs', 'Ms', 'Miss', 'Mstr'] as const

export type PassengerTitle = (typeof PASSENGER_TITLES)[number]

/**
 * A passenger as a form holds it: texts may still be empty or wrong. `lastName` stays empty for a passport with only one
 * name.
 */
export type PassengerDraft = {
  readonly title: string
  readonly firstName: string
  readonly lastName: string
  /** The name in the script of the home country, such as `陈慧玲`, which no manifest requires. */
  readonly nativeName?: string
  readonly dateOfBirth: CalendarDate
  readonly nationality: string
  readonly countryOfResidence: string
  readonly passportNumber?: string
  readonly dateOfIssue?: CalendarDate
  readonly dateOfExpiry?: CalendarDate
  readonly placeOfBirth?: string
  readonly placeOfIssue?: string
}

export type PassengerField = keyof PassengerDraft

/**
 * The fields of a passenger in an order, in the order of the form. The contract has the same names with a capital, so forms,
 * drafts and requests are made from this list.
 */
export const PASSENGER_FIELDS = [
  'title',
  'firstName',
  'lastName',
  'dateOfBirth',
  'nationality',
  'countryOfResidence',
  'placeOfBirth',
  'passportNumber',
  'placeOfIssue',
  'dateOfIssue',
  'dateOfExpiry',
] as const satisfies readonly PassengerField[]

/** The fields that only a passport has. They stay empty if no border is crossed. */
export const PASSPORT_FIELDS = [
  'passportNumber',
  'placeOfIssue',
  'dateOfIssue',
  'dateOfExpiry',
] as const satisfies readonly PassengerField[]

const ALWAYS = ['title', 'firstName', 'dateOfBirth', 'nationality', 'countryOfResidence'] as const
const ABROAD = [
  'passportNumber',
  'dateOfIssue',
  'dateOfExpiry',
  'placeOfBirth',
  'placeOfIssue',
] as const

/** Returns the required fields. Passport fields are required only if a sector crosses a border. */
export function requiredPassengerFields(isInternational: boolean): readonly PassengerField[] {
  return isInternational ? [...ALWAYS, ...ABROAD] : ALWAYS
}
