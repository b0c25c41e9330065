/** A text that needs no value. */
export type NoParams = Readonly<Record<string, never>>

/**
 * Every issue by its code, with the values that its text needs. A code is the key of that text: `common.too_long` is
 * `issue.too_long` of the namespace `common`. A value has one meaning under each name, so that it is formatted by it.
 */
export type IssueParams = {
  'common.required': NoParams
  'common.too_long': { readonly max: number }
  'common.name_too_short': { readonly min: number }
  'common.invalid_email': NoParams
  'common.invalid_phone': NoParams
  'common.invalid_phone_code': NoParams
  'common.invalid_username': { readonly min: number; readonly max: number }
  'common.invalid_id_card_number': NoParams
  'common.password_too_short': { readonly min: number }
  'common.password_mismatch': NoParams
  'common.note_length': { readonly min: number; readonly max: number }
  'common.search_too_short': { readonly min: number }
  'common.invalid_code': { readonly digits: number }
  'common.invalid_account_number': { readonly min: number }
  /** A fault that no rule has a word for, such as a wrong type. */
  'common.invalid': NoParams
}

export type IssueCode = keyof IssueParams
