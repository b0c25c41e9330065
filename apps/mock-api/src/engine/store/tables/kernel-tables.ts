import type { JsonText } from '../json-text.ts'

/** A session of a user account. Only a hash of the token is kept. */
export type SessionRow = {
  tenant: string
  token_hash: string
  user_id: string
  created_at: string
  expires_at: string
}

/** The first answer to an idempotency key, kept for 24 hours and replayed byte for byte. */
export type IdempotencyRow = {
  tenant: string
  scope: string
  key: string
  request_hash: string
  status: number
  headers: JsonText<Record<string, string>>
  body: string
  expires_at: string
}

/**
 * A claim on an idempotency key by the process that works on it, until it is done or its lease ends. Used only if several
 * processes share the store.
 */
export type IdempotencyClaimRow = {
  tenant: string
  scope: string
  key: string
  holder: string
  lease_until: string
}

/** The number of tries in a window of time, for rate limits. */
export type TryRow = { tenant: string; bucket: string; window_at: string; count: number }

/** The changes to a user of the fixtures since the sandbox began. */
export type UserStateRow = { tenant: string; user_id: string; state: JsonText<unknown> }

/** A stored fault rule. All tenants share it. */
export type FaultRow = { tenant: string; id: string; rule: JsonText<unknown> }

/** A value of the sandbox itself, such as its clock. */
export type MetaRow = { tenant: string; name: string; value: JsonText<unknown> }

export type KernelTables = {
  sessions: SessionRow
  idempotency: IdempotencyRow
  idempotency_claims: IdempotencyClaimRow
  tries: TryRow
  user_states: UserStateRow
  faults: FaultRow
  meta: MetaRow
}
