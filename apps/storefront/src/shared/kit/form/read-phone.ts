import { issue } from '@selat/domain'

import type { FieldIssue } from './form-issue.ts'

/** The world's numbering plans, which are too large to be there from the start. */
export type PhoneBook = {
  /** Every country with its calling code, `+62`. */
  callingCodes: () => { country: string; code: string }[]
  /** Takes a number apart as it is written in a country; null when it is no number. */
  read: (text: string, country: string) => KnownNumber | null
}

export type KnownNumber = {
  code: string
  /** Undefined where several countries share the code and the number does not tell them apart. */
  country: string | undefined
  /** Digits after the calling code, without the 0 that is dialled within the country. */
  number: string
  isPossible: boolean
}

/** What a form holds of a phone number. */
export type PhoneValues = {
  /** The country of the calling code: several share one. */
  phoneCountry: string
  phoneCode: string
  phoneNumber: string
}

type Phone = { code: string; number: string; isPossible: boolean }

/** The country of a calling code, of those that share one the first; empty where it is unknown. */
export function countryIn(phoneBook: PhoneBook | null, phoneCode: string): string {
  return phoneBook?.callingCodes().find(({ code }) => code === phoneCode)?.country ?? ''
}

/** The number as it goes out. Without the phone book, as it was typed. */
export function readPhone(values: PhoneValues, phoneBook: PhoneBook | null): Phone {
  const { phoneCode, phoneCountry, phoneNumber } = values
  if (phoneBook === null || phoneNumber.trim() === '' || phoneCountry === '')
    return { code: phoneCode, number: phoneNumber, isPossible: true }
  const known = phoneBook.read(phoneNumber, phoneCountry)
  if (known === null || known.code !== phoneCode)
    return { code: phoneCode, number: phoneNumber, isPossible: false }
  return { code: phoneCode, number: known.number, isPossible: known.isPossible }
}

/** Whether the numbering plans know such a number; its shape is a rule of the domain. */
export function checkPhone(values: PhoneValues, phoneBook: PhoneBook | null): FieldIssue[] {
  if (readPhone(values, phoneBook).isPossible) return []
  return [{ name: 'phoneNumber', words: issue(['phoneNumber'], 'common.invalid_phone') }]
}
