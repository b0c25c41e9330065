import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../../language.ts'
import type { JsonText } from '../json-text.ts'

/** A user account. `…_key` is the text in small letters; accounts are found by it, and it is unique. Flags are 0 or 1. */
export type AccountRow = {
  tenant: string
  id: string
  username: string
  username_key: string
  email: string
  email_key: string
  name: string
  phone_code: string
  phone_number: string
  id_card_number: string
  street_address: string
  nationality: string | null
  referral: string | null
  role: string
  currency: string
  is_b2b: number
  is_b2c: number
  is_email_verified: number
  /** The agency that a member works for, and the role in it; null for other accounts. */
  agency_id: string | null
  member_role: 'owner' | 'booker' | 'finance' | null
  /** `invited` until a password is set; `inactive` cannot log in. */
  member_state: 'invited' | 'active' | 'inactive'
  /** The instant at which a session was last opened; null before the first. */
  last_seen_at: string | null
  /** A new address that is not confirmed yet by its code; null if there is none. */
  pending_email: string | null
  /** The Argon2id hash in PHC form. */
  password_hash: string
  created_at: string
  updated_at: string
}

export type CodePurpose = 'verify' | 'reset' | 'new_email'

/** The last code of a purpose that was sent to an account; a newer one replaces it. */
export type EmailedCodeRow = {
  tenant: string
  account_id: string
  purpose: CodePurpose
  email: string
  code_hash: string
  expires_at: string
  resend_at: string
  tries_left: number
  used_at: string | null
}

/**
 * A traveller that an account has saved. A deleted one can be restored for a while, and leaves its passport to other travellers
 * meanwhile.
 */
export type PassengerRow = {
  tenant: string
  account_id: string
  id: string
  details: JsonText<Schemas['SavedPassengerInput']>
  sort_key: string
  search_text: string
  passport_key: string | null
  created_at: string
  updated_at: string
  deleted_at: string | null
}

/** A message from the contact form. */
export type ConcernRow = {
  tenant: string
  id: string
  reference: string
  account_id: string | null
  name: string
  email: string
  product: Schemas['ConcernProduct']
  booking_id: string
  concern: string
  file_name: string | null
  media_type: string | null
  bytes: Uint8Array | null
  received_at: string
}

/**
 * A subscriber of a newsletter. The state is `pending` until the link of the mail is followed; a subscriber who has `left` gets
 * no more mails. The secrets of the links are kept as hashes; they are null for subscribers from before there were links.
 */
export type SubscriberRow = {
  tenant: string
  email_key: string
  email: string
  language: LanguageCode
  subscribed_at: string
  state: 'pending' | 'confirmed' | 'left'
  confirm_hash: string | null
  leave_hash: string | null
  mailed_at: string | null
}

export type AccountTables = {
  accounts: AccountRow
  emailed_codes: EmailedCodeRow
  passengers: PassengerRow
  concerns: ConcernRow
  subscribers: SubscriberRow
}
