import { issue } from '@selat/domain'

import type { FieldIssue } from './form-issue.ts'

/** The world's numbering plans, which are too large to be there from the start. */
export type PhoneBook = {
  /** Returns every country with its calling code, such as `+62`. */
  callingCodes: () => { country: string; code: string }[]
  /** Parses a number as it is written in a country; null if it is no number. */
  read: (text: string, country: string) => KnownNumber | null
}

export type KnownNumber = {
  code: string
  /** The country of the number; undefined if several countries share the code and the number does not distinguish them. */
  country: string | undefined
  /** The digits after the calling code, without the 0 that is dialled within the country. */
  number: string
  isPossible: boolean
}

/** The values of a form that make up a phone number. */
export type PhoneValues = {
  /** The country of the calling code, because several countries share one. */
  phoneCountry: string
  phoneCode: string
  phoneNumber: string
}

type Phone = { code: string; number: string; isPossible: boolean }

/** Returns the country of a calling code, the first one if several share it; empty if it is unknown. */
export function countryIn(phoneBook: PhoneBook | null, phoneCode: string): string {
  return phoneBook?.callingCodes().find(({ code }) => code === phoneCode)?.country ?? ''
}

/** Returns the number as it is sent. Without the phone book, it is the number as it was typed. */
export function readPhone(values: PhoneValues, phoneBook: PhoneBook | null): Phone {
  const { phoneCode, phoneCountry, phoneNumber } = values
  if (phoneBook === null || phoneNumber.trim() === '' || phoneCountry === '')
    return { code: phoneCode, number: phoneNumber, isPossible: true }
  const known = phoneBook.read(phoneNumber, phoneCountry)
  if (known === null || known.code !== phoneCode)
    return { code: phoneCode, number: phoneNumber, isPossible: false }
  return { code: phoneCode, number: known.number, isPossible: known.isPossible }
}

/** Returns an issue if the numbering plans do not know such a number; its shape is a rule of the domain. */
export function checkPhone(values: PhoneValues, phoneBook: PhoneBook | null): FieldIssue[] {
  if (readPhone(values, phoneBook).isPossible) return []
  return [{ name: 'phoneNumber', words: issue(['phoneNumber'], 'common.invalid_phone') }]
}

/** Whether a number begins with `00`, which stand for the plus of a calling code. */
export const startsWithZeros = (text: string): boolean => /^[\s(]*00/.test(text.normalize('NFKC'))

/** Whether a number names its calling code, after a plus or `00`. */
export const hasCallingCode = (text: string): boolean =>
  startsWithZeros(text) || /^[\s(]*\+/.test(text.normalize('NFKC'))
