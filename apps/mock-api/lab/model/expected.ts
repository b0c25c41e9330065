/** The expected answer: a status, with the problem's code or the relevant parts of the body. */
export type ExpectedAnswer = {
  readonly status: number
  readonly code?: string
  readonly view?: unknown
}

const STATUS = {
  validation_failed: 400,
  unauthorized: 401,
  not_found: 404,
  cart_not_found: 404,
  hold_limit_reached: 409,
  seats_taken: 409,
  hold_expired: 409,
  hold_extension_refused: 409,
  order_state_refused: 409,
  payment_state_refused: 409,
  payment_expired: 409,
  proof_missing: 409,
  idempotency_in_progress: 409,
  file_type_refused: 415,
  product_unavailable: 422,
  book_before: 422,
  cart_empty: 422,
  party_refused: 422,
  passenger_refused: 422,
  method_unavailable: 422,
  idempotency_key_reused: 422,
} as const

export type Refused = keyof typeof STATUS

export const refused = (code: Refused): ExpectedAnswer => ({ status: STATUS[code], code })

export const done = (status: 200 | 201, view: unknown): ExpectedAnswer => ({ status, view })

export const instant = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString()
