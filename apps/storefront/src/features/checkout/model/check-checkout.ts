import {
  checkPassengerList,
  fieldOf,
  issue,
  type Issue,
  PASSENGER_FIELDS,
  type PassengerDraft,
  warning,
} from '@selat/domain'
import { contactPersonRule, readFormIssues } from '@selat/domain/forms'

import type { FieldIssue } from '../../../shared/kit/form/form-issue.ts'
import { type PhoneBook, readPhone } from '../../../shared/kit/form/read-phone.ts'
import {
  type CheckoutValues,
  type ContactValues,
  passengerField,
  type PassengerValues,
  sourceOf,
} from '../../../shared/trade/checkout/checkout-values.ts'
import { orderTexts } from '../../../shared/trade/checkout/order-texts.ts'
import { toDraft, withoutPassport } from '../../../shared/trade/passenger/passenger-details.ts'
import { type ItemTravel, paysNationalPrice, paysSeniorFare } from './item-travel.ts'

export type CheckoutRules = {
  /** The trips of the items that ask for travellers by name, in the order of the cart. */
  travels: readonly ItemTravel[]
  /** Null until the numbering plans are loaded; until then only the shape of a number is checked. */
  phoneBook: PhoneBook | null
}

/** Returns all issues of the form in the order of the page. Messages at fields and the check before sending both use it. */
export function checkCheckout(values: CheckoutValues, rules: CheckoutRules): FieldIssue[] {
  return [
    ...checkContact(values.contact, rules.phoneBook),
    ...checkPassengers(values, rules.travels),
    ...orderTexts.flatMap(({ name, rule }) => ofRule(name, rule.safeParse(values[name]))),
    ...(values.hasAgreed
      ? []
      : [{ name: 'hasAgreed', words: issue(['hasAgreed'], 'order.consent_required') }]),
  ]
}

function checkContact(contact: ContactValues, phoneBook: PhoneBook | null): FieldIssue[] {
  const phone = readPhone(contact, phoneBook)
  const issues = ofRule(
    'contact',
    contactPersonRule.safeParse({ ...contact, phoneNumber: phone.number }),
  ).map((found) =>
    found.name === 'contact.phoneCode' ? { ...found, name: 'contact.phoneCountry' } : found,
  )
  const isMarked = issues.some(({ name }) => name.startsWith('contact.phone'))
  if (phone.isPossible || isMarked) return issues
  const words = issue(['contact', 'phoneNumber'], 'common.invalid_phone')
  return [...issues, { name: 'contact.phoneNumber', words }]
}

/** Checks the passengers of an item against its own trip and against that of every item whose travellers are the same. */
function checkPassengers(values: CheckoutValues, travels: readonly ItemTravel[]): FieldIssue[] {
  const sources = travels.filter(({ itemId }) => sourceOf(itemId, values) === itemId)
  return sources.flatMap(({ itemId }) => {
    const list = values.passengers[itemId] ?? []
    const trips = travels.filter((travel) => sourceOf(travel.itemId, values) === itemId)
    const byTrip = trips.map((trip) => checkPassengerList(list.map(toBooked(trip)), trip))
    return list.flatMap((passenger, index) => {
      const issues = byTrip.flatMap((byPassenger) => byPassenger[index] ?? [])
      return inPageOrder([
        ...missingLastName(passenger),
        ...issues,
        ...priceHints(passenger, trips),
      ]).map((words) => ({ name: passengerField(itemId, index, placeFieldOf(words)), words }))
    })
  })
}

const toBooked = (trip: ItemTravel) => (passenger: PassengerValues) => ({
  passenger: toPassengerDraft(passenger, trip.isInternational),
  bookedBand: passenger.band,
})

/** Returns the hints about facts that change a passenger's price: the age, or the passport. */
function priceHints(
  { band, dateOfBirth, nationality }: PassengerValues,
  trips: readonly ItemTravel[],
): Issue[] {
  const isSenior = band === 'adult' && trips.some((trip) => paysSeniorFare(dateOfBirth, trip))
  const isNational = trips.some((trip) => paysNationalPrice(nationality, trip))
  return [
    ...(isSenior ? [warning(['dateOfBirth'], 'passenger.senior_fare')] : []),
    ...(isNational ? [warning(['nationality'], 'passenger.national_fare')] : []),
  ]
}

/**
 * Converts a passenger to the form of the domain's rules. If no border is crossed, the passport is not asked for and is left
 * out.
 */
export function toPassengerDraft(
  { band: _band, ...details }: PassengerValues,
  isInternational: boolean,
): PassengerDraft {
  const draft = toDraft(details)
  return isInternational ? draft : withoutPassport(draft)
}

/** Requires a last name unless the box for a single name is ticked, because the domain's rules allow an empty one. */
function missingLastName({ isOneName, lastName }: PassengerValues): Issue[] {
  if (isOneName || lastName.trim() !== '') return []
  return [issue(['lastName'], 'passenger.required')]
}

/**
 * Sorts issues in the order of the fields. Two trips often give the same issue, so each field keeps one error and one warning.
 */
function inPageOrder(issues: readonly Issue[]): Issue[] {
  return PASSENGER_FIELDS.flatMap((field) =>
    (['error', 'warning'] as const).flatMap(
      (kind) => issues.find((one) => placeFieldOf(one) === field && one.severity === kind) ?? [],
    ),
  )
}

/**
 * Returns the field that shows an issue. A passenger has no field for the name in another script, so its issues appear at the
 * first name.
 */
function placeFieldOf(found: Issue): (typeof PASSENGER_FIELDS)[number] {
  const field = PASSENGER_FIELDS.find((known) => known === fieldOf(found))
  return field ?? 'firstName'
}

type Parsed = { success: true } | { success: false; error: Parameters<typeof readFormIssues>[0] }

function ofRule(name: string, result: Parsed): FieldIssue[] {
  if (result.success) return []
  return readFormIssues(result.error).map((words) => ({
    name: [name, ...words.path].join('.'),
    words,
  }))
}
