import type { Price, QuotationState } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../../language.ts'
import type { JsonText } from '../json-text.ts'
import type { StoredContact } from './order-tables.ts'
import type { BookingBase, ItemContent } from './stored-booking.ts'

/** An item of the cart with its prices of that day. `sellingAmount` is in the quotation's unit. */
export type QuotedItem = {
  readonly id: string
  readonly content: ItemContent
  readonly booking: BookingBase
  readonly price: Price
  readonly sellingAmount: number
  /** The travellers that were known; absent if there were none. */
  readonly travellers?: readonly Schemas['KnownTraveller'][]
}

/** The answer of the customer: the contact, and the travellers, by the ids of the quoted items. */
export type QuotationAnswer = {
  readonly contact: StoredContact
  readonly items: readonly {
    readonly id: string
    readonly passengers: readonly Schemas['PassengerInput'][]
  }[]
}

/**
 * An offer of an agency to its customer. The token of its link lets a visitor read and accept it, so only its hash is kept.
 * Money columns are in units of 10^-exponent. `language` is that of the member who wrote it, in which its e-mails are written.
 */
export type QuotationRow = {
  tenant: string
  id: string
  number: string
  token_hash: string
  agency_id: string
  state: QuotationState
  language: LanguageCode
  created_by_id: string
  created_by: string
  created_at: string
  valid_until: string
  customer_id: string | null
  /** The name of the customer; empty if none is given. */
  customer_name: string
  note: string
  items: JsonText<readonly QuotedItem[]>
  currency: string
  exponent: number
  net_amount: number
  selling_amount: number
  accepted_at: string | null
  answer: JsonText<QuotationAnswer> | null
  /** The order that was placed from it; null again if that order ended without a payment. */
  order_id: string | null
}

export type QuotationTables = { quotations: QuotationRow }
