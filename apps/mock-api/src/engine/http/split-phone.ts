/** The country calling codes of one and two digits; all others have three (ITU-T E.164). */
const SHORT_CODES = /^(?:1|7|20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])(?=\d)/

export type SplitPhone = { readonly PhoneCode: string; readonly PhoneNumber: string }

/** Splits a telephone number such as `+62778410311` into the calling code of its country and the rest, as contacts have them. */
export function splitPhone(phone: string): SplitPhone {
  const digits = phone.replace(/^\+/, '')
  const code = SHORT_CODES.exec(digits)?.[0] ?? digits.slice(0, 3)
  return { PhoneCode: `+${code}`, PhoneNumber: digits.slice(code.length) }
}
