import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../../language.ts'
import type { JsonText } from '../json-text.ts'

/** Why a bank, wallet or processor refused a try. */
export type PaymentFailure = Schemas['PaymentFailure']['Reason']

export type PaymentState = 'ordered' | 'pending' | 'paid' | 'completed' | 'finished' | 'cancelled'

/** The payment of an order. `settles_at` is when the simulation pays or approves it by itself; null if it does not. */
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

/** An event of a payment. `detail` is the method that was chosen, or the reason for which a try failed. */
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
 * A visit of a payer to the page of a processor or wallet. It can be used once; then it has an `outcome`, which the processor
 * reports at `answers_at`; that is null once reported. A `void` session was replaced by another one.
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

/** An e-mail that the sandbox would have sent. `dedupe_key` is unique, so that one event sends one e-mail. */
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
  /** The headers besides the usual ones; null if there are none. */
  headers: JsonText<Readonly<Record<string, string>>> | null
  /**
   * The facts that the mail is rendered from, in any language and for any tenant; null for mails from before they were kept.
   */
  facts: JsonText<unknown> | null
}

export type PaymentTables = {
  payments: PaymentRow
  payment_events: PaymentEventRow
  proofs: ProofRow
  processor_sessions: ProcessorSessionRow
  outbox: OutboxRow
}
