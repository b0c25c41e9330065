import type { Price, QuotationState } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../../language.ts'
import type { JsonText } from '../json-text.ts'
import type { StoredContact } from './order-tables.ts'
import type { BookingBase, ItemContent } from './stored-booking.ts'

/** What was in the cart, with its prices of that day; `sellingAmount` in the quotation's unit. */
export type QuotedItem = {
  readonly id: string
  readonly content: ItemContent
  readonly booking: BookingBase
  readonly price: Price
  readonly sellingAmount: number
  /** Who was known to travel; absent where nobody was. */
  readonly travellers?: readonly Schemas['KnownTraveller'][]
}

/** What the customer gave: whom to reach, and who travels, by the ids of the quoted items. */
export type QuotationAnswer = {
  readonly contact: StoredContact
  readonly items: readonly {
    readonly id: string
    readonly passengers: readonly Schemas['PassengerInput'][]
  }[]
}

/**
 * An offer of an agency to its customer. Whoever has the token of its link reads and accepts it, so only its hash is kept.
 * Money columns are in units of 10^-exponent. `language` is that of who wrote it: its e-mails speak it.
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
  /** Empty when nobody is named. */
  customer_name: string
  note: string
  items: JsonText<readonly QuotedItem[]>
  currency: string
  exponent: number
  net_amount: number
  selling_amount: number
  accepted_at: string | null
  answer: JsonText<QuotationAnswer> | null
  /** The order that was placed of it, as long as that is not given up. */
  order_id: string | null
}

export type QuotationTables = { quotations: QuotationRow }
