import * as z from 'zod'

import {
  EMAILED_CODE,
  PASSENGER_SEARCH_MIN,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  STREET_ADDRESS_MAX_LENGTH,
  USERNAME_LENGTH,
} from '../limits.ts'
import { MEMBER_ROLES } from '../session/session-store.ts'
import { withoutSeparators } from '../texts/plain-characters.ts'
import { printableLine } from '../texts/printable.ts'
import { emailRule, fullNameRule, phoneCodeRule, phoneNumberRule } from './contact-rules.ts'
import type { FormCode } from './form-codes.ts'
import { requiredText } from './required-text.ts'

/** Username: 3 to 30 letters, digits, dots, hyphens or underscores, beginning with a letter or digit. */
export const usernameRule = requiredText(254).regex(
  new RegExp(`^(?=.{${USERNAME_LENGTH.min},${USERNAME_LENGTH.max}}$)[A-Za-z0-9][A-Za-z0-9._-]*$`),
  'invalid_username' satisfies FormCode,
)

/** Identity card number: 6 to 20 letters or digits; spaces and hyphens are dropped, letters made capitals. */
export const idCardNumberRule = requiredText(30)
  .transform((text) => withoutSeparators(text).toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{6,20}$/, 'invalid_id_card_number' satisfies FormCode))

/** A new password: at least 7 characters (§5), exactly as typed, including spaces. A tenant may require more. */
export function newPasswordRule(minLength = PASSWORD_MIN_LENGTH) {
  return z
    .string('required' satisfies FormCode)
    .min(1, { error: 'required' satisfies FormCode, abort: true })
    .min(minLength, 'password_too_short' satisfies FormCode)
    .max(PASSWORD_MAX_LENGTH, 'too_long' satisfies FormCode)
}

/** A new password and its confirmation. If they differ, the issue is at the confirmation. */
export function passwordPairRule(minLength = PASSWORD_MIN_LENGTH) {
  return z
    .object({ password: newPasswordRule(minLength), confirmation: z.string() })
    .refine(({ password, confirmation }) => password === confirmation, {
      path: ['confirmation'],
      error: 'password_mismatch' satisfies FormCode,
    })
}

/** A login with a username or an e-mail address. Only the server knows whether they exist and match the password. */
export const loginRule = z.object({
  identifier: requiredText(254),
  password: z
    .string()
    .min(1, 'required' satisfies FormCode)
    .max(PASSWORD_MAX_LENGTH, 'too_long'),
})

/** A code from an e-mail: 6 digits; spaces and hyphens between them are dropped. */
export const emailedCodeRule = requiredText(20)
  .transform(withoutSeparators)
  .pipe(
    z
      .string()
      .regex(new RegExp(`^\\d{${EMAILED_CODE.digits}}$`), 'invalid_code' satisfies FormCode),
  )

/** The fields of a registration, without the password pair. */
export const registrationRule = z.object({
  name: fullNameRule,
  username: usernameRule,
  email: emailRule,
  phoneCode: phoneCodeRule,
  phoneNumber: phoneNumberRule,
  idCardNumber: idCardNumberRule,
  referral: requiredText(60),
})

/** A new member of an agency, with a role. */
export const memberRule = registrationRule
  .pick({ name: true, username: true, email: true })
  .extend({ role: z.enum(MEMBER_ROLES, 'required' satisfies FormCode) })

/** The fields of an account that its owner can change. Address and nationality may be empty. */
export const profileRule = registrationRule.omit({ idCardNumber: true, referral: true }).extend({
  streetAddress: z
    .string()
    .trim()
    .overwrite(printableLine)
    .max(STREET_ADDRESS_MAX_LENGTH, 'too_long' satisfies FormCode),
  nationality: z.string().trim(),
})

/** The text of a search for saved passengers: at least 3 characters (§5). */
export const passengerSearchRule = requiredText(80).min(
  PASSENGER_SEARCH_MIN,
  'search_too_short' satisfies FormCode,
)
