import type {
  CalendarDate,
  Instant,
  Price,
  PriceLine,
  SectorTravellers,
  TravelSector,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode, Localised } from '../../../engine/language.ts'
import type { BookingBase, ItemContent } from '../../../engine/store/tables/stored-booking.ts'
import type { Context, WorldReader } from '../../../operation/context.ts'
import type { StockRequest } from '../../../world/stock/stock-request.ts'
import type { RefundTerms } from './refund-terms.ts'

/** One item of a request to the cart. */
export type ItemInput<Content extends ItemContent> = Extract<
  Schemas['CartInput'],
  { ItemContent: Content }
>['Items'][number]

/** An item of a cart, as its product alone tells it: `Qty`, and the detail object beside it. */
export type WireItem<Content extends ItemContent> = Omit<
  Extract<Schemas['OrderItem'], { ItemContent: Content }>,
  'Id' | 'Item' | 'Price' | 'Passengers'
>

export type PriceRequest = {
  readonly currency: string
  /** Travellers by band and nationality on each sector, once they are known; the people as they were counted before. */
  readonly travellers?: readonly SectorTravellers[]
}

/** Those who must be named with their documents, by the sectors on which their ages and passports are looked at. */
export type Travel = { readonly sectors: readonly TravelSector[]; readonly today: CalendarDate }

/** What products are shown of a call: who looks at them, in which site, when, and what there is. They write nothing. */
export type SaleView = Pick<
  Context,
  | 'network'
  | 'catalogue'
  | 'money'
  | 'tenant'
  | 'caller'
  | 'language'
  | 'currency'
  | 'now'
  | 'moment'
>

/** The same, and what is left of the stock. */
export type StockView = SaleView & Pick<Context, 'store'>

/**
 * All that carts, orders, tickets and mails ask of a product. A new product is one of these, a data type and its list and
 * detail operations; nothing of carts or orders changes.
 */
export type Product<Content extends ItemContent, Booking extends BookingBase> = {
  /** What an item asks for, checked against what the tenant sells; refuses with every wrong field below `pointer`. */
  read(ctx: SaleView, input: ItemInput<Content>, pointer: string): Booking
  /** The same for other counts of people, checked alike; null where people are not what is counted. */
  recount(ctx: SaleView, booking: Booking, change: Schemas['CartItemChange']): Booking | null
  /** Null when it is not sold any more. */
  price(
    ctx: Pick<Context, 'network' | 'catalogue' | 'money'>,
    booking: Booking,
    request: PriceRequest,
  ): Price | null
  /** What it takes out of the stock; nothing where there is no date yet. */
  stock(booking: Booking): readonly StockRequest[]
  /** The refusal when too little is left. */
  readonly soldOut: 'seats_taken' | 'sold_out'
  /** Until when it can be booked, so that a hold ends with it; undefined where there is no date yet. */
  closesAt(facts: Pick<Context, 'network' | 'catalogue'>, booking: Booking): string | undefined
  /** What a refusal tells of one that closed at an instant: the params of `book_before`. */
  missed(
    ctx: Pick<Context, 'network' | 'catalogue' | 'tenant' | 'now' | 'moment'>,
    booking: Booking,
    closedAt: Instant,
  ): Readonly<Record<string, string>>
  /** The first day of travel, stay or visit. */
  firstDay(booking: Booking): CalendarDate | null
  /** The instant when the last of it is over: arrived, checked out, closed. Null where there is no date yet. */
  endsAt(facts: Pick<Context, 'network' | 'catalogue'>, booking: Booking): string | null
  /** Null where the contact alone answers for it. */
  travel(facts: Pick<Context, 'network' | 'catalogue' | 'now'>, booking: Booking): Travel | null
  /** The people that were counted; those whom `travel` wants named. */
  party(booking: Booking): {
    readonly adults: number
    readonly children: number
    readonly infants: number
  }
  /** The last day for which it is good if it is paid now, where it has no date of its own; null where it has one. */
  validUntil(
    facts: Pick<Context, 'network' | 'catalogue' | 'now'>,
    booking: Booking,
  ): CalendarDate | null
  /**
   * How an item of it is given back; null for a ferry, whose tickets are given back one by one. `validUntil` is the last day of
   * what was paid without a date.
   */
  refundTerms(
    facts: Pick<Context, 'network' | 'catalogue'>,
    booking: Booking,
    validUntil: CalendarDate | null,
  ): RefundTerms | null
  toWire(reader: WorldReader, booking: Booking): WireItem<Content>
  /** Short words for mails: what it is and which of it. When it is stands beside them. */
  title(reader: WorldReader, booking: Booking): string
  /** When it is, by its place's own calendar, for mails and quotations; empty without a date, and where `details` say it. */
  when(item: WireItem<Content>, language: LanguageCode): string
  /** What tells it apart in a quotation beside its title and when it is: by whom, in what. No words but those of the data. */
  details(item: WireItem<Content>, language: LanguageCode): readonly string[]
  /** The words of a price line of this product. */
  label(reader: WorldReader, booking: Booking, line: PriceLine): Localised | string
}
