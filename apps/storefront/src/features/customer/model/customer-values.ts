import { fieldOf, findDuplicates } from '@selat/domain'
import { contactPersonRule, orderNoteRule } from '@selat/domain/forms'
import type { Schemas } from '@selat/sdk'

import { likelyCountryOf, startPhone } from '../../../shared/kit/form/calling-codes.ts'
import { toFieldIssues } from '../../../shared/kit/form/form-issue.ts'
import type { FieldIssue } from '../../../shared/kit/form/form-issue.ts'
import { checkPhone, countryIn, readPhone } from '../../../shared/kit/form/read-phone.ts'
import type { PhoneBook, PhoneValues } from '../../../shared/kit/form/read-phone.ts'
import { checkSaved } from '../../../shared/trade/passenger/check-saved.ts'
import {
  detailsOf,
  draftOfSaved,
  toDraft,
} from '../../../shared/trade/passenger/passenger-details.ts'
import { toSavedInput } from '../../../shared/trade/passenger/passenger-details.ts'
import type { PassengerDetails } from '../../../shared/trade/passenger/passenger-details.ts'

export type CustomerValues = PhoneValues & {
  name: string
  email: string
  note: string
  passengers: PassengerDetails[]
}

/** The form of a customer; of nobody yet, with the country that the agency's currency makes likely. */
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

/** Everything wrong with what is typed, in the order of the page. */
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

/** Two with one passport are a mistake; two of one name and birthday may be. */
function checkTravellers(travellers: readonly PassengerDetails[]) {
  const repeats = findDuplicates(travellers.map(toDraft))
  return travellers.flatMap((traveller, place) =>
    [
      ...checkSaved(traveller),
      ...(repeats[place] ?? []).filter(({ code }) => code === 'passenger.duplicate_passport'),
    ].map((words) => ({ words, place })),
  )
}

/** As it is saved; takes a form that has been checked. */
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
