import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import type { CountryCode } from 'libphonenumber-js/min'

import type { PhoneBook } from './read-phone.ts'

/** The numbering plans. Import them dynamically, because they are larger than a page. */
export const phoneBook: PhoneBook = {
  callingCodes: () =>
    getCountries().map((country) => ({ country, code: `+${getCountryCallingCode(country)}` })),
  read: (text, country) => {
    // An unknown country is treated as none, so that only numbers with a plus are understood.
    const parsed = parsePhoneNumberFromString(text, country as CountryCode)
    if (!parsed) return null
    return {
      code: `+${parsed.countryCallingCode}`,
      country: parsed.country,
      number: parsed.nationalNumber,
      isPossible: parsed.isPossible(),
    }
  },
}
