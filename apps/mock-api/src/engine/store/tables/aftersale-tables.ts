import type { LadderStep } from '@selat/domain'

import type { LanguageCode } from '../../language.ts'
import type { JsonText } from '../json-text.ts'

/** One ticket, or one item that is not a ferry, in a refund. Amounts are in the order's unit. */
export type StoredRefundLine = {
  item: string
  ticket: string | null
  /** The sailing of the ticket when it was quoted. If the ticket has moved since, the quote does not fit it any more. */
  sailing: string | null
  paid: number
  percent: number
  refund: number
  ladder: readonly LadderStep[]
}

export type RefundQuoteContent = { at: string; lines: readonly StoredRefundLine[] }

/** A ticket that moves to another sailing, and how much more is paid for it. */
export type MovedTicket = { id: string; from: string; fareChange: number }

export type ChangeQuoteContent = {
  sailing: string
  tickets: readonly MovedTicket[]
  fee: number
  difference: number
  closesAt: string
}

/** A quote, which is valid until it expires and can be used once. */
export type QuoteRow = {
  tenant: string
  id: string
  order_id: string
  kind: 'refund' | 'change'
  content: JsonText<RefundQuoteContent | ChangeQuoteContent>
  expires_at: string
  used_at: string | null
}

/** A refund. `lines` is empty for the difference of a change; `account` holds only the last digits of the number. */
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

/**
 * Tickets of one sector that move to another sailing: once the order for the difference is paid, or at once if there is none.
 */
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
  /** The instant from which the change cannot happen any more. */
  closes_at: string
  requested_at: string
  decided_at: string | null
}

export type AftersaleTables = {
  quotes: QuoteRow
  refunds: RefundRow
  ticket_changes: TicketChangeRow
}
