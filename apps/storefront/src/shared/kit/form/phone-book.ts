import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min'

import { type PhoneBook, startsWithZeros } from './read-phone.ts'

/** The numbering plans. Import them dynamically, because they are larger than a page. */
export const phoneBook: PhoneBook = {
  callingCodes: () =>
    getCountries().map((country) => ({ country, code: `+${getCountryCallingCode(country)}` })),
  read: (text, country) => {
    const plain = text.normalize('NFKC')
    const parsed = startsWithZeros(plain) ? parseFromAbroad(plain, country) : parse(plain, country)
    if (!parsed) return null
    return {
      code: `+${parsed.countryCallingCode}`,
      country: parsed.country,
      number: parsed.nationalNumber,
      isPossible: parsed.isPossible(),
    }
  },
}

/** Parses a number of a country. An unknown country is treated as none, so that only numbers with a plus are understood. */
function parse(text: string, country: string): PhoneNumber | undefined {
  return parsePhoneNumberFromString(text, country as CountryCode)
}

/**
 * Parses a number that begins with `00`: mostly they stand for the plus, but they may begin the prefix that is dialled in the
 * country for calls abroad, such as `001`. Undefined unless there is exactly one such number.
 */
function parseFromAbroad(text: string, country: string): PhoneNumber | undefined {
  const withPlus = parse(text.replace('00', '+'), country)
  const asDialled = parse(text, country)
  // The plans of some countries are so wide that they contain numbers with these zeros, which nobody has.
  const isNational = asDialled?.nationalNumber.startsWith('00')
  const found = [withPlus, isNational ? undefined : asDialled].filter((one) => one?.isValid())
  return new Set(found.map((one) => one?.number)).size === 1 ? found[0] : undefined
}
