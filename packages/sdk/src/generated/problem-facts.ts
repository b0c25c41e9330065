// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

export const problemFacts = {
  validation_failed: {
    status: 400,
    params: {},
  },
  unauthorized: {
    status: 401,
    params: {},
  },
  forbidden: {
    status: 403,
    params: {
      reason: { type: 'string', optional: true },
    },
  },
  not_found: {
    status: 404,
    params: {
      offer: { type: 'string', optional: true },
      sailing: { type: 'string', optional: true },
      item: { type: 'string', optional: true },
      product: { type: 'string', optional: true },
      quote: { type: 'string', optional: true },
      from: { type: 'string', optional: true },
      to: { type: 'string', optional: true },
    },
  },
  method_not_allowed: {
    status: 405,
    params: {},
  },
  login_failed: {
    status: 401,
    params: {},
  },
  email_not_verified: {
    status: 403,
    params: {},
  },
  email_not_found: {
    status: 404,
    params: {},
  },
  user_exists: {
    status: 409,
    params: {},
  },
  account_exists: {
    status: 409,
    params: {},
  },
  email_already_verified: {
    status: 409,
    params: {},
  },
  reset_code_invalid: {
    status: 422,
    params: {
      triesLeft: { type: 'integer', optional: false },
      reason: { type: 'string', optional: true },
    },
  },
  verification_code_invalid: {
    status: 422,
    params: {
      triesLeft: { type: 'integer', optional: false },
      reason: { type: 'string', optional: true },
    },
  },
  password_wrong: {
    status: 422,
    params: {},
  },
  passenger_limit_reached: {
    status: 409,
    params: {
      max: { type: 'integer', optional: false },
    },
  },
  wallet_insufficient: {
    status: 422,
    params: {
      missing: { type: 'integer', optional: false },
      currency: { type: 'string', optional: false },
      exponent: { type: 'integer', optional: false },
    },
  },
  product_unavailable: {
    status: 422,
    params: {
      date: { type: 'string', optional: true },
      firstDate: { type: 'string', optional: true },
      lastDate: { type: 'string', optional: true },
    },
  },
  data_unavailable: {
    status: 503,
    params: {},
  },
  book_before: {
    status: 422,
    params: {
      date: { type: 'string', optional: false },
      first: { type: 'string', optional: true },
      at: { type: 'string', optional: true },
    },
  },
  no_return_sailing: {
    status: 422,
    params: {
      arrivesAt: { type: 'string', optional: false },
    },
  },
  file_too_large: {
    status: 413,
    params: {
      limit: { type: 'integer', optional: false },
      size: { type: 'integer', optional: true },
    },
  },
  file_type_refused: {
    status: 415,
    params: {
      kinds: { type: 'string', optional: false },
    },
  },
  image_too_large: {
    status: 422,
    params: {
      width: { type: 'integer', optional: false },
      height: { type: 'integer', optional: false },
      megapixels: { type: 'integer', optional: false },
    },
  },
  payload_too_large: {
    status: 413,
    params: {
      limit: { type: 'integer', optional: true },
    },
  },
  unsupported_media_type: {
    status: 415,
    params: {
      expected: { type: 'string', optional: true },
    },
  },
  rate_limited: {
    status: 429,
    params: {
      seconds: { type: 'integer', optional: true },
    },
  },
  idempotency_key_reused: {
    status: 422,
    params: {},
  },
  idempotency_in_progress: {
    status: 409,
    params: {},
  },
  hold_expired: {
    status: 409,
    params: {},
  },
  hold_extension_refused: {
    status: 409,
    params: {},
  },
  hold_limit_reached: {
    status: 409,
    params: {
      held: { type: 'integer', optional: false },
      maximum: { type: 'integer', optional: false },
    },
  },
  seats_taken: {
    status: 409,
    params: {
      sailing: { type: 'string', optional: false },
    },
  },
  sold_out: {
    status: 409,
    params: {
      date: { type: 'string', optional: false },
    },
  },
  cart_not_found: {
    status: 404,
    params: {},
  },
  cart_empty: {
    status: 422,
    params: {},
  },
  party_refused: {
    status: 422,
    params: {
      max: { type: 'integer', optional: true },
      min: { type: 'integer', optional: true },
      count: { type: 'integer', optional: true },
    },
  },
  passenger_refused: {
    status: 422,
    params: {},
  },
  order_state_refused: {
    status: 409,
    params: {
      status: { type: 'string', optional: true },
      change: { type: 'string', optional: true },
      ticket: { type: 'string', optional: true },
      refund: { type: 'string', optional: true },
    },
  },
  payment_state_refused: {
    status: 409,
    params: {
      state: { type: 'string', optional: false },
    },
  },
  payment_expired: {
    status: 409,
    params: {},
  },
  proof_missing: {
    status: 409,
    params: {},
  },
  promo_refused: {
    status: 422,
    params: {
      reason: { type: 'string', optional: false },
      date: { type: 'string', optional: true },
      amount: { type: 'integer', optional: true },
      currency: { type: 'string', optional: true },
      exponent: { type: 'integer', optional: true },
    },
  },
  price_changed: {
    status: 409,
    params: {
      amount: { type: 'integer', optional: false },
      currency: { type: 'string', optional: false },
      exponent: { type: 'integer', optional: false },
    },
  },
  refund_refused: {
    status: 422,
    params: {
      reason: { type: 'string', optional: false },
      sailing: { type: 'string', optional: true },
      people: { type: 'string', optional: true },
    },
  },
  change_refused: {
    status: 422,
    params: {
      reason: { type: 'string', optional: false },
      sailing: { type: 'string', optional: true },
      people: { type: 'string', optional: true },
      until: { type: 'string', optional: true },
    },
  },
  name_refused: {
    status: 422,
    params: {
      reason: { type: 'string', optional: false },
      sector: { type: 'integer', optional: true },
    },
  },
  quote_expired: {
    status: 409,
    params: {},
  },
  resume_link_invalid: {
    status: 404,
    params: {
      reason: { type: 'string', optional: false },
    },
  },
  top_up_refused: {
    status: 422,
    params: {
      reason: { type: 'string', optional: false },
      currency: { type: 'string', optional: true },
      account: { type: 'string', optional: true },
      state: { type: 'string', optional: true },
    },
  },
  member_refused: {
    status: 422,
    params: {
      reason: { type: 'string', optional: false },
    },
  },
  quotation_refused: {
    status: 422,
    params: {
      state: { type: 'string', optional: false },
    },
  },
  quotation_link_invalid: {
    status: 404,
    params: {},
  },
  method_unavailable: {
    status: 422,
    params: {
      method: { type: 'string', optional: false },
    },
  },
  tenant_unknown: {
    status: 404,
    params: {},
  },
  conflict: {
    status: 409,
    params: {},
  },
  internal_error: {
    status: 500,
    params: {},
  },
  service_unavailable: {
    status: 503,
    params: {},
  },
} as const
