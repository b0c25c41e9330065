import type { TopUpState } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

export type TopUpRejection = NonNullable<Schemas['TopUp']['Rejection']>

/**
 * A top-up that an agency has reported. The account that it goes to is stored as it was shown then. `settles_at` is when the
 * simulated review decides; null once it is decided. The member who reported it is kept by name, too, because members leave.
 */
export type TopUpRow = {
  tenant: string
  id: string
  agency_id: string
  number: string
  state: TopUpState
  amount: number
  currency: string
  exponent: number
  account_code: string
  bank: string
  account_name: string
  account_number: string
  bank_from: string
  note: string
  file_name: string
  requested_at: string
  requested_by: string
  requested_by_id: string
  settles_at: string | null
  decided_at: string | null
  rejection: TopUpRejection | null
}

/** The picture that proves the transfer. It has a table of its own, so that lists do not read it. */
export type TopUpProofRow = {
  tenant: string
  top_up_id: string
  media_type: string
  size: number
  bytes: Uint8Array
}

export type WalletTables = { top_ups: TopUpRow; top_up_proofs: TopUpProofRow }
