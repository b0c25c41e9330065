import { checkPassengerList, issue as issueOf } from '@selat/domain'
import type { Issue, PassengerDraft, PassengerIssue } from '@selat/domain'
import {
  codeReferenceRule,
  contactPersonRule,
  orderNoteRule,
  readFormIssues,
} from '@selat/domain/forms'

import { readPhone } from '../../../shared/kit/form/read-phone.ts'
import type { PhoneBook } from '../../../shared/kit/form/read-phone.ts'
import type {
  CheckoutValues,
  ContactValues,
  PassengerValues,
} from '../../../shared/trade/checkout/checkout-values.ts'
import {
  PASSENGER_FIELDS,
  passengerField,
  sourceOf,
} from '../../../shared/trade/checkout/checkout-values.ts'
import { toDraft } from '../../../shared/trade/passenger/passenger-details.ts'
import { paysNationalPrice, paysSeniorFare } from './item-travel.ts'
import type { ItemTravel } from './item-travel.ts'

/** What there is to say about a field, before it is put into words. */
export type IssueWords =
  | { from: 'passenger'; reason: PassengerIssue['reason']; params: PassengerIssue['params'] }
  | { from: 'form'; issue: Issue }
  | { from: 'consent' }
  | { from: 'promo'; params: RefusalParams }
  | { from: PriceHint }

/** Why a promo code is refused: `reason`, and what it takes to say it. */
export type RefusalParams = Readonly<Record<string, unknown>>

/** What makes a passenger's price another than the one shown so far: the age, or the passport. */
export type PriceHint = 'senior' | 'national'

export type FieldIssue = { name: string; severity: 'error' | 'warning'; words: IssueWords }

export type CheckoutRules = {
  /** The items whose travellers are named, in the cart's order. */
  travels: readonly ItemTravel[]
  /** Null until the numbering plans are loaded: then only the shape of a number is checked. */
  phoneBook: PhoneBook | null
}

/** Everything to say about the form, in the order of the page. One check for what shows beside a field and for what goes out. */
export function checkCheckout(values: CheckoutValues, rules: CheckoutRules): FieldIssue[] {
  return [
    ...checkContact(values.contact, rules.phoneBook),
    ...checkPassengers(values, rules.travels),
    ...ofRule('note', orderNoteRule.safeParse(values.note)),
    ...ofRule('codeReference', codeReferenceRule.safeParse(values.codeReference)),
    ...ofRule('promoCode', codeReferenceRule.safeParse(values.promoCode)),
    ...(values.hasAgreed ? [] : [error('hasAgreed', { from: 'consent' })]),
  ]
}

function checkContact(contact: ContactValues, phoneBook: PhoneBook | null): FieldIssue[] {
  const phone = readPhone(contact, phoneBook)
  const issues = ofRule(
    'contact',
    contactPersonRule.safeParse({ ...contact, phoneNumber: phone.number }),
  ).map((issue) =>
    issue.name === 'contact.phoneCode' ? { ...issue, name: 'contact.phoneCountry' } : issue,
  )
  const isMarked = issues.some(({ name }) => name.startsWith('contact.phone'))
  if (phone.isPossible || isMarked) return issues
  const words = issueOf(['contact', 'phoneNumber'], 'common.invalid_phone')
  return [...issues, error('contact.phoneNumber', { from: 'form', issue: words })]
}

/** The passengers of an item are checked against its own trip and that of every item they also travel on. */
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
      ]).map((issue) => toFieldIssue(itemId, index, issue))
    })
  })
}

const toBooked = (trip: ItemTravel) => (passenger: PassengerValues) => ({
  passenger: toPassengerDraft(passenger, trip.isInternational),
  bookedBand: passenger.band,
})

function priceHints(
  { band, dateOfBirth, nationality }: PassengerValues,
  trips: readonly ItemTravel[],
): PriceHint[] {
  const isSenior = band === 'adult' && trips.some((trip) => paysSeniorFare(dateOfBirth, trip))
  const isNational = trips.some((trip) => paysNationalPrice(nationality, trip))
  return [...(isSenior ? ['senior' as const] : []), ...(isNational ? ['national' as const] : [])]
}

/** In the words of the domain. Where no border is crossed, the passport is not asked for and does not count. */
export function toPassengerDraft(
  { band: _band, ...details }: PassengerValues,
  isInternational: boolean,
): PassengerDraft {
  const draft = toDraft(details)
  if (isInternational) return draft
  return { ...draft, passportNumber: '', dateOfIssue: '', dateOfExpiry: '', placeOfIssue: '' }
}

/** The rules allow an empty last name; that it is meant, the passenger says by the box for one name. */
function missingLastName({ isOneName, lastName }: PassengerValues): PassengerIssue[] {
  if (isOneName || lastName.trim() !== '') return []
  return [{ field: 'lastName', reason: 'required', severity: 'error', params: {} }]
}

type PlaceIssue = PassengerIssue | PriceHint

/** As the fields stand on the page. Two trips often say the same, so each field says one thing of a kind. */
function inPageOrder(issues: readonly PlaceIssue[]): PlaceIssue[] {
  const kindOf = (issue: PlaceIssue) => (typeof issue === 'string' ? 'warning' : issue.severity)
  return PASSENGER_FIELDS.flatMap((field) =>
    (['error', 'warning'] as const).flatMap(
      (kind) => issues.find((issue) => fieldOf(issue) === field && kindOf(issue) === kind) ?? [],
    ),
  )
}

function fieldOf(issue: PlaceIssue): Exclude<PassengerIssue['field'], 'nativeName'> {
  if (issue === 'senior') return 'dateOfBirth'
  if (issue === 'national') return 'nationality'
  // A place has no field for the name in another script, which stands beside the passport's.
  return issue.field === 'nativeName' ? 'firstName' : issue.field
}

function toFieldIssue(itemId: string, index: number, issue: PlaceIssue): FieldIssue {
  const name = passengerField(itemId, index, fieldOf(issue))
  if (typeof issue === 'string') return { name, severity: 'warning', words: { from: issue } }
  const { severity, reason, params } = issue
  return { name, severity, words: { from: 'passenger', reason, params } }
}

type Parsed = { success: true } | { success: false; error: Parameters<typeof readFormIssues>[0] }

function ofRule(name: string, result: Parsed): FieldIssue[] {
  if (result.success) return []
  return readFormIssues(result.error).map((issue) =>
    error([name, ...issue.path].join('.'), { from: 'form', issue }),
  )
}

function error(name: string, words: IssueWords): FieldIssue {
  return { name, severity: 'error', words }
}
