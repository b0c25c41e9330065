import { normalisePassenger } from '@selat/domain'
import type { PassengerDraft } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

/** A passenger as a form holds one: text that may be empty or wrong. */
export type PassengerDetails = {
  title: string
  firstName: string
  lastName: string
  /** Whether the passport shows one name, so that the last name stays empty. */
  isOneName: boolean
  /** The name in the script of the home country, which no manifest asks for. */
  nativeName: string
  dateOfBirth: string
  placeOfBirth: string
  nationality: string
  countryOfResidence: string
  passportNumber: string
  dateOfIssue: string
  dateOfExpiry: string
  placeOfIssue: string
}

export const emptyDetails = (): PassengerDetails => ({
  title: '',
  firstName: '',
  lastName: '',
  isOneName: false,
  nativeName: '',
  dateOfBirth: '',
  placeOfBirth: '',
  nationality: '',
  countryOfResidence: '',
  passportNumber: '',
  dateOfIssue: '',
  dateOfExpiry: '',
  placeOfIssue: '',
})

/** Whether nothing has been typed yet. */
export function isBlank(details: PassengerDetails): boolean {
  const { isOneName: _, ...texts } = details
  return Object.keys(emptyDetails()).every((field) => !texts[field as keyof typeof texts]?.trim())
}

/** Returns a passenger in the form of the domain. */
export function toDraft({ isOneName, ...details }: PassengerDetails): PassengerDraft {
  return { ...details, lastName: isOneName ? '' : details.lastName }
}

/** Returns the values of a passenger for a form. A passenger with a first name alone has a passport of one name. */
export function detailsOf(draft: PassengerDraft): PassengerDetails {
  const { firstName, lastName } = draft
  return {
    title: draft.title,
    firstName,
    lastName,
    isOneName: firstName !== '' && lastName === '',
    nativeName: draft.nativeName ?? '',
    dateOfBirth: draft.dateOfBirth,
    placeOfBirth: draft.placeOfBirth ?? '',
    nationality: draft.nationality,
    countryOfResidence: draft.countryOfResidence,
    passportNumber: draft.passportNumber ?? '',
    dateOfIssue: draft.dateOfIssue ?? '',
    dateOfExpiry: draft.dateOfExpiry ?? '',
    placeOfIssue: draft.placeOfIssue ?? '',
  }
}

export function draftOfSaved(saved: Schemas['SavedPassengerInputAnswer']): PassengerDraft {
  return {
    title: saved.Title,
    firstName: saved.FirstName,
    lastName: saved.LastName,
    nativeName: saved.NativeName,
    dateOfBirth: saved.DateOfBirth,
    placeOfBirth: saved.PlaceOfBirth,
    nationality: saved.Nationality,
    countryOfResidence: saved.CountryOfResidence,
    passportNumber: saved.PassportNumber ?? '',
    dateOfIssue: saved.DateOfIssue ?? '',
    dateOfExpiry: saved.DateOfExpiry ?? '',
    placeOfIssue: saved.PlaceOfIssue ?? '',
  }
}

/** Returns a passenger as it is saved; the passenger must have been checked before. */
export function toSavedInput(draft: PassengerDraft): Schemas['SavedPassengerInput'] {
  return { ...toWirePassenger(draft), NativeName: normalisePassenger(draft).nativeName ?? '' }
}

/** Returns the fields that an order and a saved passenger have in common; the passenger must have been checked before. */
export function toWirePassenger(
  draft: PassengerDraft,
): Omit<Schemas['SavedPassengerInput'], 'NativeName'> {
  const tidied = normalisePassenger(draft)
  return {
    Title: tidied.title as Schemas['PassengerTitleRequest'], // It was checked against the same list before.
    FirstName: tidied.firstName,
    LastName: tidied.lastName,
    DateOfBirth: tidied.dateOfBirth,
    PlaceOfBirth: tidied.placeOfBirth ?? '',
    Nationality: tidied.nationality,
    CountryOfResidence: tidied.countryOfResidence,
    PassportNumber: tidied.passportNumber || null,
    DateOfIssue: tidied.dateOfIssue || null,
    DateOfExpiry: tidied.dateOfExpiry || null,
    PlaceOfIssue: tidied.placeOfIssue || null,
  }
}

/** Returns the name as the passport prints it, the surname first, for every page, ticket and manifest. */
export function nameOf({ firstName, lastName }: Pick<PassengerDraft, 'firstName' | 'lastName'>) {
  return `${lastName} ${firstName}`.trim()
}

/** Returns this name for a passenger of an answer. */
export function wireNameOf({
  FirstName,
  LastName,
}: Pick<Schemas['SavedPassengerInputAnswer'], 'FirstName' | 'LastName'>): string {
  return nameOf({ firstName: FirstName, lastName: LastName })
}
