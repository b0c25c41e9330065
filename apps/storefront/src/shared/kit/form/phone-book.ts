import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import type { CountryCode } from 'libphonenumber-js/min'

import type { PhoneBook } from './read-phone.ts'

/** The numbering plans; import it dynamically, it weighs more than the page. */
export const phoneBook: PhoneBook = {
  callingCodes: () =>
    getCountries().map((country) => ({ country, code: `+${getCountryCallingCode(country)}` })),
  read: (text, country) => {
    // A country it does not know reads like none: then only numbers with a plus are understood.
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
