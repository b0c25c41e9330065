import type { Schemas } from '@selat/sdk'

import { knownOf } from './known.ts'

export const knownFlow = knownOf<Schemas['PaymentFlow']>({
  awaiting_method: true,
  awaiting_proof: true,
  proof_uploaded: true,
  awaiting_transfer: true,
  verifying: true,
  rejected: true,
  failed: true,
  succeeded: true,
  expired: true,
  cancelled: true,
})

export const knownMethodKind = knownOf<Schemas['PaymentMethodKind']>({
  bank_transfer: true,
  virtual_account: true,
  qr: true,
  card: true,
  e_wallet: true,
  agent_wallet: true,
})

export const knownFailure = knownOf<Schemas['PaymentFailure']['Reason']>({
  declined: true,
  insufficient_funds: true,
  authentication_failed: true,
  abandoned: true,
})

export const knownRejection = knownOf<NonNullable<Schemas['PaymentProof']['Rejection']>>({
  unreadable: true,
  amount_differs: true,
  not_received: true,
  wrong_account: true,
})

export const knownEntryKind = knownOf<Schemas['StatementEntryKind']>({
  top_up: true,
  payment: true,
  refund: true,
  adjustment: true,
  opening: true,
})

export const knownTopUpRejection = knownOf<NonNullable<Schemas['TopUp']['Rejection']>>({
  amount_differs: true,
  not_received: true,
  unreadable: true,
  other_account: true,
})

export const knownPaymentState = knownOf<Schemas['PaymentState']>({
  ordered: true,
  pending: true,
  paid: true,
  completed: true,
  finished: true,
  cancelled: true,
})
