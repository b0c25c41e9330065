import {
  ACCOUNT_NUMBER_MIN_DIGITS,
  CONTACT_NOTE_LENGTH,
  EMAILED_CODE,
  FULL_NAME_MIN_LENGTH,
  PASSENGER_SEARCH_MIN,
  PASSWORD_MIN_LENGTH,
  USERNAME_LENGTH,
} from '../limits.ts'

/** The codes of all messages of the form rules. Their texts are in i18n. */
export const FORM_CODES = [
  'required',
  'too_long',
  'name_too_short',
  'invalid_email',
  'invalid_phone',
  'invalid_phone_code',
  'invalid_username',
  'invalid_id_card_number',
  'password_too_short',
  'password_mismatch',
  'note_length',
  'search_too_short',
  'invalid_code',
  'invalid_account_number',
] as const

export type FormCode = (typeof FORM_CODES)[number]

/** The numbers in the texts of the codes, so that no message catalogue contains them itself. */
export const FORM_CODE_PARAMS: Partial<Record<FormCode, Readonly<Record<string, number>>>> = {
  name_too_short: { min: FULL_NAME_MIN_LENGTH },
  invalid_username: USERNAME_LENGTH,
  password_too_short: { min: PASSWORD_MIN_LENGTH },
  note_length: CONTACT_NOTE_LENGTH,
  search_too_short: { min: PASSENGER_SEARCH_MIN },
  invalid_code: { digits: EMAILED_CODE.digits },
  invalid_account_number: { min: ACCOUNT_NUMBER_MIN_DIGITS },
}
