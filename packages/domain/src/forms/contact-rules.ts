import * as z from 'zod'

import {
  ACCOUNT_NUMBER_MIN_DIGITS,
  BOOKING_ID_MAX_LENGTH,
  CODE_REFERENCE_MAX_LENGTH,
  CONTACT_NOTE_LENGTH,
  FULL_NAME_MIN_LENGTH,
  ORDER_NOTE_MAX_LENGTH,
} from '../limits.ts'
import { plainCharacters, withoutSeparators } from '../texts/plain-characters.ts'
import { printableLine, printableText } from '../texts/printable.ts'
import type { FormCode } from './form-codes.ts'
import { requiredText } from './required-text.ts'

/** Full name: more than one character (§5) of any script, in one line that mails and tickets can print. */
export const fullNameRule = requiredText(100)
  .overwrite(printableLine)
  .min(FULL_NAME_MIN_LENGTH, 'name_too_short' satisfies FormCode)

/** E-mail address, trimmed. */
export const emailRule = requiredText(254).check(z.email('invalid_email' satisfies FormCode))

/** Country calling code with its plus, `+62`. */
export const phoneCodeRule = requiredText(5).regex(
  /^\+[1-9]\d{0,3}$/,
  'invalid_phone_code' satisfies FormCode,
)

/**
 * A phone number without its country code: 4 to 14 digits, which may have full width. Spaces, hyphens, dots and brackets are
 * removed. Only the shape is checked; a library of numbering plans has to check whether a country has such a number.
 */
export const phoneNumberRule = requiredText(30)
  .transform((text) => withoutSeparators(text).replace(/[().]/g, ''))
  .pipe(z.string().regex(/^\d{4,14}$/, 'invalid_phone' satisfies FormCode))

/** The person who is the contact of an order. */
export const contactPersonRule = z.object({
  name: fullNameRule,
  email: emailRule,
  phoneCode: phoneCodeRule,
  phoneNumber: phoneNumberRule,
})

export type ContactPerson = z.output<typeof contactPersonRule>

/** The concern text of the contact form: 10 to 160 characters (§5), counted after trimming. */
export const contactNoteRule = requiredText(10_000)
  .overwrite(printableText)
  .min(CONTACT_NOTE_LENGTH.min, 'note_length' satisfies FormCode)
  .max(CONTACT_NOTE_LENGTH.max, 'note_length' satisfies FormCode)

/**
 * A concern in the contact form (§5): its sender, its product and its text. The booking ID may be empty. `checkImage` checks
 * the attached image.
 */
export const concernRule = z.object({
  name: fullNameRule,
  email: emailRule,
  product: requiredText(20),
  bookingId: optionalText(BOOKING_ID_MAX_LENGTH).overwrite(printableLine),
  concern: contactNoteRule,
})

/**
 * A guest's search for a booking: its ID or confirmation number, and the e-mail address of its contact. An answer never says
 * which of the two is wrong. Neither number contains a space, so a space inside is read as a hyphen that was spoken or that
 * a keyboard has replaced.
 */
export const bookingSearchRule = z.object({
  booking: requiredText(BOOKING_ID_MAX_LENGTH).overwrite((text) =>
    printableLine(text).replaceAll(/\s*\p{Pd}\s*|\s+/gu, '-'),
  ),
  email: emailRule,
})

/** A bank account that receives money: its bank, its number (digits, which may be grouped), and its holder. */
export const bankAccountRule = z.object({
  bankName: requiredText(60).overwrite(printableLine),
  accountNumber: requiredText(34)
    .overwrite((text) => printableLine(plainCharacters(text)).replaceAll(/ ?- ?/g, '-'))
    .regex(
      new RegExp(`^[0-9](?:[ -]?[0-9]){${ACCOUNT_NUMBER_MIN_DIGITS - 1},}$`),
      'invalid_account_number' satisfies FormCode,
    ),
  accountName: fullNameRule,
})

/** The additional note of an order; it may be empty. */
export const orderNoteRule = optionalText(ORDER_NOTE_MAX_LENGTH).overwrite(printableText)

/** The customer's own or a referrer's code on an order; it may be empty. */
export const codeReferenceRule = optionalText(CODE_REFERENCE_MAX_LENGTH).overwrite(printableLine)

function optionalText(max: number) {
  return z
    .string()
    .trim()
    .max(max, 'too_long' satisfies FormCode)
}
