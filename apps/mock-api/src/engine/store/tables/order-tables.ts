import type { Price } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../../language.ts'
import type { JsonText } from '../json-text.ts'
import type { BookingBase, ItemContent } from './stored-booking.ts'

export type OrderStatus = 'ENTRY' | 'POSTED' | 'CANCELLED' | 'EXPIRED'

export type StoredContact = { name: string; email: string; phoneCode: string; phoneNumber: string }

/** A traveller as entered at checkout, with the band on each sector. */
export type StoredPassenger = {
  band: 'adult' | 'child' | 'infant'
  bands: readonly ('adult' | 'child' | 'infant' | 'senior')[]
  title: 'Mr' | 'Mrs' | 'Ms' | 'Miss' | 'Mstr'
  firstName: string
  lastName: string
  dateOfBirth: string
  placeOfBirth: string
  nationality: string
  countryOfResidence: string
  passportNumber: string | null
  dateOfIssue: string | null
  dateOfExpiry: string | null
  placeOfIssue: string | null
  /** The instant at which the name was corrected, which is possible once. */
  correctedAt?: string
}

/**
 * An order. Money columns are integers in units of 10^-exponent. `language` is that of the booking, in which its e-mails are
 * written.
 */
export type OrderRow = {
  tenant: string
  id: string
  confirmation_number: string
  token_hash: string
  user_id: string | null
  status: OrderStatus
  language: LanguageCode
  contact: JsonText<StoredContact>
  additional_note: string
  code_reference: string
  /** The code as the tenant writes it; empty if none was used. */
  promo_code: string
  currency: string
  exponent: number
  total_amount: number
  created_at: string
  paid_at: string | null
  expires_at: string | null
  visit_date: string | null
  /** The order whose tickets move when this one is paid; null for orders that sell something. */
  change_of: string | null
  /** The agency that placed it, its member, and the price for its customer; null for all other orders. */
  agency_id: string | null
  agency_name: string | null
  booked_by: string | null
  customer_id: string | null
  customer_name: string | null
  selling_amount: number | null
  quotation_id: string | null
}

export type OrderItemRow = {
  tenant: string
  id: string
  order_id: string
  position: number
  item_content: ItemContent
  item: string
  qty: number
  booking: JsonText<BookingBase>
  price: JsonText<Price>
  passengers: JsonText<readonly StoredPassenger[]>
}

/** One passenger on one sector. `sailing_id` is null until an open ticket gets a date. */
export type TicketRow = {
  tenant: string
  id: string
  number: string
  order_id: string
  order_item_id: string
  passenger_index: number
  sector_index: number
  state: 'reserved' | 'issued' | 'checked_in' | 'used' | 'void'
  band: 'adult' | 'child' | 'infant' | 'senior'
  sailing_id: string | null
  qr_payload: string
  /** The last day of an open ticket. A ticket keeps it when it gets a date, because it can move to no later day. */
  valid_until: string | null
  /** The instant at which it moved to another sailing; null before. From then on the ticket holds its seat itself. */
  moved_at: string | null
  /**
   * The amount that was paid for its sailings on top since it was sold, in the order's unit; negative if they became cheaper.
   */
  fare_change: number
}

/** The voucher of an item that is not a ferry. There is one for each item, and it is valid for the whole party. */
export type VoucherRow = {
  tenant: string
  id: string
  number: string
  order_id: string
  order_item_id: string
  state: TicketRow['state']
  qr_payload: string
  valid_until: string | null
}

/** The events that are recorded when they happen. Events of a payment are read from the payment's own history instead. */
export type RecordedEvent = Extract<
  Schemas['OrderMoment']['Event'],
  | 'refund_requested'
  | 'refund_completed'
  | 'change_requested'
  | 'change_confirmed'
  | 'change_lapsed'
  | 'name_corrected'
  | 'open_ticket_dated'
  | 'confirmation_sent'
>

/** An event of an order that its payment does not record. Amounts are in units of the order's currency. */
export type OrderEventRow = {
  tenant: string
  order_id: string
  seq: number
  at: string
  event: RecordedEvent
  amount: number | null
  method: string | null
  reason: string | null
  people: JsonText<readonly string[]>
  sailing_id: string | null
  change_id: string | null
}

/** The promo code of an order, with the user and the e-mail address that have used it. */
export type PromoUseRow = {
  tenant: string
  order_id: string
  code: string
  user_id: string | null
  email_key: string
}

export type OrderTables = {
  orders: OrderRow
  order_items: OrderItemRow
  tickets: TicketRow
  vouchers: VoucherRow
  order_events: OrderEventRow
  promo_uses: PromoUseRow
}
