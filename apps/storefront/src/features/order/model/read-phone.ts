import type { ContactValues } from './checkout-values.ts'

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

type Phone = { code: string; number: string; isPossible: boolean }

/** The number as it goes out. Without the phone book, as it was typed. */
export function readPhone(contact: ContactValues, phoneBook: PhoneBook | null): Phone {
  const { phoneCode, phoneCountry, phoneNumber } = contact
  if (phoneBook === null || phoneNumber.trim() === '' || phoneCountry === '')
    return { code: phoneCode, number: phoneNumber, isPossible: true }
  const known = phoneBook.read(phoneNumber, phoneCountry)
  if (known === null || known.code !== phoneCode)
    return { code: phoneCode, number: phoneNumber, isPossible: false }
  return { code: phoneCode, number: known.number, isPossible: known.isPossible }
}
