import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../../language.ts'
import type { JsonText } from '../json-text.ts'

/** Why a bank, wallet or processor refused a try. */
export type PaymentFailure = Schemas['PaymentFailure']['Reason']

export type PaymentState = 'ordered' | 'pending' | 'paid' | 'completed' | 'finished' | 'cancelled'

/** One payment an order. `settles_at` is when the simulation pays or approves it by itself, null when it does not. */
export type PaymentRow = {
  tenant: string
  id: string
  order_id: string
  state: PaymentState
  currency: string
  exponent: number
  amount: number
  method_code: string | null
  reference: string | null
  instructions: JsonText<unknown> | null
  expires_at: string | null
  settles_at: string | null
}

/** `detail` is the method that was chosen, or why a try came to nothing. */
export type PaymentEventRow = {
  tenant: string
  payment_id: string
  seq: number
  at: string
  event: string
  state: PaymentState
  detail: string | null
}

export type ProofRow = {
  tenant: string
  id: string
  payment_id: string
  file_name: string
  media_type: 'image/png' | 'image/jpeg'
  size: number
  bytes: Uint8Array
  uploaded_at: string
  rejection: 'unreadable' | 'amount_differs' | 'not_received' | 'wrong_account' | null
}

/**
 * A payer at the processor's or wallet's page. It is used once: then it has an `outcome`, which the processor reports at
 * `answers_at`, null once it has. `void` is one that another has replaced.
 */
export type ProcessorSessionRow = {
  tenant: string
  id: string
  order_id: string
  payment_id: string
  method_code: string
  return_url: string
  language: LanguageCode
  state: 'open' | 'challenged' | 'answered' | 'void'
  outcome: 'approved' | PaymentFailure | null
  answers_at: string | null
  created_at: string
}

/** E-mails that the sandbox would have sent. `dedupe_key` is unique, so that one event sends one e-mail. */
export type OutboxRow = {
  tenant: string
  id: string
  dedupe_key: string
  kind: string
  order_id: string | null
  language: LanguageCode
  recipient: string
  subject: string
  text_body: string
  html_body: string
  attachments: JsonText<readonly { fileName: string; mediaType: string; content: string }[]>
  created_at: string
  /** Beside the usual ones. */
  headers: JsonText<Readonly<Record<string, string>>> | null
  /** What it was made of, whatever the language and the tenant; null of mails that were sent before it was kept. */
  facts: JsonText<unknown> | null
}

export type PaymentTables = {
  payments: PaymentRow
  payment_events: PaymentEventRow
  proofs: ProofRow
  processor_sessions: ProcessorSessionRow
  outbox: OutboxRow
}
