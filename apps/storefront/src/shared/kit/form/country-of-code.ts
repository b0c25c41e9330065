import { likelyCountryOf } from './calling-codes.ts'
import { countryIn } from './read-phone.ts'
import { loadPhoneBook } from './use-phone-book.ts'

/** Returns the country of a calling code, from the short list or else from the phone book; empty if neither has it. */
export async function countryOfCode(phoneCode: string, own?: string | null): Promise<string> {
  const likely = likelyCountryOf(phoneCode, own)
  if (likely !== '' || phoneCode === '') return likely
  return countryIn(await loadPhoneBook(), phoneCode)
}
