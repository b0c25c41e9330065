import {
  normalisePassenger,
  PASSENGER_FIELDS,
  type PassengerDraft,
  PASSPORT_FIELDS,
} from '@selat/domain'
import type { Schemas } from '@selat/sdk'

type OrderField = (typeof PASSENGER_FIELDS)[number]

/**
 * A field that holds a text: those of an order, and the name in the script of the home country, which no manifest
 * contains.
 */
export type PassengerText = OrderField | 'nativeName'

/** A passenger in a form, with texts that may be empty or wrong. */
export type PassengerDetails = Record<PassengerText, string> & {
  /** Whether the passport shows one name, so that the last name stays empty. */
  isOneName: boolean
}

/** Returns one value for each text of a passenger. */
export function byPassengerText<Value>(
  valueOf: (field: PassengerText) => Value,
): Record<PassengerText, Value> {
  const entries = [...PASSENGER_FIELDS, 'nativeName' as const].map((field) => [
    field,
    valueOf(field),
  ])
  return Object.fromEntries(entries) as Record<PassengerText, Value> // there is one entry for each field
}

/** Returns one value for each field of an order, under the name that the contract has for it. */
export function byWireField<Value>(
  valueOf: (field: OrderField) => Value,
): Record<Capitalize<OrderField>, Value> {
  const entries = PASSENGER_FIELDS.map((field) => [wireFieldOf(field), valueOf(field)])
  return Object.fromEntries(entries) as Record<Capitalize<OrderField>, Value> // there is one entry for each field
}

/** Returns the name of a field in the contract: `PlaceOfIssue` for `placeOfIssue`. */
export function wireFieldOf<Field extends string>(field: Field): Capitalize<Field> {
  return (field.charAt(0).toUpperCase() + field.slice(1)) as Capitalize<Field>
}

export const emptyDetails = (): PassengerDetails => ({
  ...byPassengerText(() => ''),
  isOneName: false,
})

/** Returns the details without their passport, because the form does not ask for one if no border is crossed. */
export function withoutPassport<Details extends PassengerDraft>(details: Details): Details {
  return { ...details, ...Object.fromEntries(PASSPORT_FIELDS.map((field) => [field, ''])) }
}

/** Whether nothing has been typed yet. */
export function isBlank(details: PassengerDetails): boolean {
  return Object.values(byPassengerText((field) => details[field])).every(
    (text) => text.trim() === '',
  )
}

/** Returns a passenger in the form of the domain. */
export function toDraft({ isOneName, ...details }: PassengerDetails): PassengerDraft {
  return { ...details, lastName: isOneName ? '' : details.lastName }
}

/** Returns the values of a passenger for a form. A passenger with a first name alone has a passport of one name. */
export function detailsOf(draft: PassengerDraft): PassengerDetails {
  const isOneName = draft.firstName !== '' && draft.lastName === ''
  return { ...byPassengerText((field) => draft[field] ?? ''), isOneName }
}

export function draftOfSaved(saved: Schemas['SavedPassengerInputAnswer']): PassengerDraft {
  return byPassengerText((field) => saved[wireFieldOf(field)] ?? '')
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
  const passport = Object.fromEntries(
    PASSPORT_FIELDS.map((field) => [wireFieldOf(field), tidied[field] || null]),
  ) as Record<Capitalize<(typeof PASSPORT_FIELDS)[number]>, string | null> // there is one entry for each field
  return {
    ...byWireField((field) => tidied[field] ?? ''),
    ...passport,
    Title: tidied.title as Schemas['PassengerTitleRequest'], // it was checked against the same list before
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
