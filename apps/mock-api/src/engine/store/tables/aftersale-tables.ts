import type { LadderStep } from '@selat/domain'

import type { LanguageCode } from '../../language.ts'
import type { JsonText } from '../json-text.ts'

/** One ticket, or one item that is no ferry, as it is given back. Amounts are in the order's unit. */
export type StoredRefundLine = {
  item: string
  ticket: string | null
  /** Where the ticket stood when it was quoted: one that has been moved since is another. */
  sailing: string | null
  paid: number
  percent: number
  refund: number
  ladder: readonly LadderStep[]
}

export type RefundQuoteContent = { at: string; lines: readonly StoredRefundLine[] }

/** A ticket that goes to another sailing, and how much more is paid for it. */
export type MovedTicket = { id: string; from: string; fareChange: number }

export type ChangeQuoteContent = {
  sailing: string
  tickets: readonly MovedTicket[]
  fee: number
  difference: number
  closesAt: string
}

/** An answer that stands until it expires, and is used once. */
export type QuoteRow = {
  tenant: string
  id: string
  order_id: string
  kind: 'refund' | 'change'
  content: JsonText<RefundQuoteContent | ChangeQuoteContent>
  expires_at: string
  used_at: string | null
}

/** Money that goes back. `lines` is empty for the difference of a change; `account` has no more of the number than its end. */
export type RefundRow = {
  tenant: string
  id: string
  order_id: string
  state: 'processing' | 'completed'
  currency: string
  exponent: number
  amount: number
  destination: 'payment_method' | 'bank_account' | 'agent_wallet'
  method_code: string | null
  account: string
  lines: JsonText<readonly StoredRefundLine[]>
  language: LanguageCode
  requested_at: string
  expected_at: string
  settles_at: string | null
  completed_at: string | null
}

/** Tickets of one sector that go to another sailing: when the order that pays for it is paid, or at once without one. */
export type TicketChangeRow = {
  tenant: string
  id: string
  order_id: string
  payment_order_id: string | null
  state: 'waiting' | 'done' | 'lapsed'
  sailing_id: string
  tickets: JsonText<readonly MovedTicket[]>
  fee: number
  difference: number
  /** Until when it can happen at all. */
  closes_at: string
  requested_at: string
  decided_at: string | null
}

export type AftersaleTables = {
  quotes: QuoteRow
  refunds: RefundRow
  ticket_changes: TicketChangeRow
}
