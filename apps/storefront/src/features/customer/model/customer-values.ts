import { fieldOf, findDuplicates } from '@selat/domain'
import { contactPersonRule, orderNoteRule } from '@selat/domain/forms'
import type { Schemas } from '@selat/sdk'

import { likelyCountryOf, startPhone } from '../../../shared/kit/form/calling-codes.ts'
import { type FieldIssue, toFieldIssues } from '../../../shared/kit/form/form-issue.ts'
import {
  checkPhone,
  countryIn,
  type PhoneBook,
  type PhoneValues,
  readPhone,
} from '../../../shared/kit/form/read-phone.ts'
import { checkSaved } from '../../../shared/trade/passenger/check-saved.ts'
import {
  detailsOf,
  draftOfSaved,
  type PassengerDetails,
  toDraft,
  toSavedInput,
} from '../../../shared/trade/passenger/passenger-details.ts'

export type CustomerValues = PhoneValues & {
  name: string
  email: string
  note: string
  passengers: PassengerDetails[]
}

/** Returns the form's values for a customer. For a new one they are empty, with the likely country of the agency's currency. */
export function toValues(
  customer: Schemas['Customer'] | null,
  currency: string,
  phoneBook: PhoneBook | null,
): CustomerValues {
  if (!customer)
    return {
      name: '',
      email: '',
      note: '',
      passengers: [],
      ...startPhone(currency),
      phoneNumber: '',
    }
  const { Name, Email, PhoneCode, PhoneNumber, Note, Passengers } = customer
  return {
    name: Name,
    email: Email,
    note: Note,
    phoneCountry: likelyCountryOf(PhoneCode) || countryIn(phoneBook, PhoneCode),
    phoneCode: PhoneCode,
    phoneNumber: PhoneNumber,
    passengers: Passengers.map((saved) => detailsOf(draftOfSaved(saved))),
  }
}

/** Returns everything that is wrong with the typed values, in the order of the page. */
export function checkCustomer(
  values: CustomerValues,
  { phoneBook }: { phoneBook: PhoneBook | null },
): FieldIssue[] {
  const { number } = readPhone(values, phoneBook)
  const { name, email, phoneCode, note } = values
  const contact = contactPersonRule.safeParse({ name, email, phoneCode, phoneNumber: number })
  const noted = orderNoteRule.safeParse(note)
  return [
    ...toFieldIssues(contact, { phoneCode: 'phoneCountry' }),
    ...checkPhone(values, phoneBook),
    ...toFieldIssues(noted).map((issue) => ({ ...issue, name: 'note' })),
    ...checkTravellers(values.passengers).map(({ place, words }) => ({
      name: `passengers.${place}.${fieldOf(words)}`,
      words,
    })),
  ]
}

/** Checks the travellers. Two with the same passport are a mistake, but two with the same name and birthday may be correct. */
function checkTravellers(travellers: readonly PassengerDetails[]) {
  const repeats = findDuplicates(travellers.map(toDraft))
  return travellers.flatMap((traveller, place) =>
    [
      ...checkSaved(traveller),
      ...(repeats[place] ?? []).filter(({ code }) => code === 'passenger.duplicate_passport'),
    ].map((words) => ({ words, place })),
  )
}

/** Converts values that have been checked to a request. */
export function toCustomerInput(
  values: CustomerValues,
  phoneBook: PhoneBook | null,
): Schemas['CustomerInput'] {
  const phone = readPhone(values, phoneBook)
  const contact = contactPersonRule.parse({
    name: values.name,
    email: values.email,
    phoneCode: phone.code,
    phoneNumber: phone.number,
  })
  return {
    Name: contact.name,
    Email: contact.email,
    PhoneCode: contact.phoneCode,
    PhoneNumber: contact.phoneNumber,
    Note: orderNoteRule.parse(values.note),
    Passengers: values.passengers.map((details) => toSavedInput(toDraft(details))),
  }
}
