/** Calling codes that can be chosen before the phone book is loaded. */
export const likelyCallingCodes: readonly { country: string; code: string }[] = [
  { country: 'ID', code: '+62' },
  { country: 'SG', code: '+65' },
  { country: 'MY', code: '+60' },
  { country: 'CN', code: '+86' },
  { country: 'TW', code: '+886' },
  { country: 'HK', code: '+852' },
  { country: 'IN', code: '+91' },
  { country: 'PH', code: '+63' },
  { country: 'AU', code: '+61' },
  { country: 'GB', code: '+44' },
]

const homeOfCurrency: Readonly<Record<string, string>> = {
  IDR: 'ID',
  SGD: 'SG',
  MYR: 'MY',
  CNY: 'CN',
  TWD: 'TW',
}

/** Returns the country of a calling code in the short list; if several share the code, `own` comes first. */
export function likelyCountryOf(phoneCode: string, own?: string | null): string {
  const sharing = likelyCallingCodes.filter(({ code }) => code === phoneCode)
  const known = sharing.find(({ country }) => country === own)
  return (known ?? sharing[0])?.country ?? ''
}

/**
 * Returns the country with which a phone number begins: visitors who pay in rupiah most likely have a number of
 * Indonesia.
 */
export function startPhone(currency: string): { phoneCountry: string; phoneCode: string } {
  const country = homeOfCurrency[currency] ?? 'SG'
  const known = likelyCallingCodes.find((entry) => entry.country === country)
  return { phoneCountry: country, phoneCode: known?.code ?? '' }
}
