import type { JsonText } from '../json-text.ts'

/** A signed-in account. Only a hash of the token is kept. */
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

/** An intent that some process is at work on, until it is done or its lease ends. Only where several share the store. */
export type IdempotencyClaimRow = {
  tenant: string
  scope: string
  key: string
  holder: string
  lease_until: string
}

/** Tries counted in a window of time, for rate limits. */
export type TryRow = { tenant: string; bucket: string; window_at: string; count: number }

/** What changed about a fixture user since the sandbox began. */
export type UserStateRow = { tenant: string; user_id: string; state: JsonText<unknown> }

/** A stored fault rule; tenants share them. */
export type FaultRow = { tenant: string; id: string; rule: JsonText<unknown> }

/** State of the sandbox itself, e.g. its clock. */
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
