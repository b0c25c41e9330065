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
import type { CatalogueContent, EntryOf } from '../../../world/fixtures/catalogue/entries.ts'
import type { StockLeft } from '../../../world/stock/stock-left.ts'
import type { StockRequest } from '../../../world/stock/stock-request.ts'
import type { RefundTerms } from './refund-terms.ts'

/** One item of a request to the cart. */
export type ItemInput<Content extends ItemContent> = Extract<
  Schemas['CartInput'],
  { ItemContent: Content }
>['Items'][number]

/** The fields of a cart item that its product gives: `Qty`, and the detail object beside it. */
export type WireItem<Content extends ItemContent> = Omit<
  Extract<Schemas['OrderItem'], { ItemContent: Content }>,
  'Id' | 'Item' | 'Price' | 'Passengers'
>

export type PriceRequest = {
  readonly currency: string
  /** Travellers by band and nationality on each sector, if they are known. Otherwise the counts decide. */
  readonly travellers?: readonly SectorTravellers[]
}

/**
 * The facts for checks of an item's named passengers: its sectors, on which ages and passports are checked, and today's date.
 */
export type Travel = { readonly sectors: readonly TravelSector[]; readonly today: CalendarDate }

/** The part of a call's context that a product may read. It has no store, so a product writes nothing. */
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

/** Like `SaleView`, with the store, so that a product can read the stock that is left. */
export type StockView = SaleView & Pick<Context, 'store'>

/**
 * The functions of a product that carts, orders, tickets and mails call. A new product is one such object, a data type, and
 * its list and detail operations; carts and orders do not change.
 */
export type Product<Content extends ItemContent, Booking extends BookingBase> = {
  /** Reads an item's input and checks it against what the tenant sells; refuses with every wrong field below `pointer`. */
  read(ctx: SaleView, input: ItemInput<Content>, pointer: string): Booking
  /** Reads the same booking with other counts of people, with the same checks; null if the product does not count people. */
  recount(ctx: SaleView, booking: Booking, change: Schemas['CartItemChange']): Booking | null
  /** The price; null if the item is no longer sold. */
  price(
    ctx: Pick<Context, 'network' | 'catalogue' | 'money'>,
    booking: Booking,
    request: PriceRequest,
  ): Price | null
  /** The units that it takes from the stock; none while it has no date. */
  stock(booking: Booking): readonly StockRequest[]
  /** The code of the refusal if too few units are left. */
  readonly soldOut: 'seats_taken' | 'sold_out'
  /** The instant at which booking closes, and a hold with it; undefined while there is no date. */
  closesAt(facts: Pick<Context, 'network' | 'catalogue'>, booking: Booking): string | undefined
  /** The params of the refusal `book_before` for a booking that closed at an instant. */
  missed(
    ctx: Pick<Context, 'network' | 'catalogue' | 'tenant' | 'now' | 'moment'>,
    booking: Booking,
    closedAt: Instant,
  ): Readonly<Record<string, string>>
  /** The first day of travel, stay or visit. */
  firstDay(booking: Booking): CalendarDate | null
  /** The instant at which all of it is over: arrived, checked out or closed. Null while there is no date. */
  endsAt(facts: Pick<Context, 'network' | 'catalogue'>, booking: Booking): string | null
  /** Returns the facts for checks of named passengers; null if the contact is enough. */
  travel(facts: Pick<Context, 'network' | 'catalogue' | 'now'>, booking: Booking): Travel | null
  /** The counts of the party, whose members `travel` requires by name. */
  party(booking: Booking): {
    readonly adults: number
    readonly children: number
    readonly infants: number
  }
  /** The last day on which it is valid if it is paid now without a date of its own; null if it has one. */
  validUntil(
    facts: Pick<Context, 'network' | 'catalogue' | 'now'>,
    booking: Booking,
  ): CalendarDate | null
  /**
   * The refund terms of an item; null for a ferry, whose tickets are refunded one by one. `validUntil` is the last day of an
   * item that was paid without a date.
   */
  refundTerms(
    facts: Pick<Context, 'network' | 'catalogue'>,
    booking: Booking,
    validUntil: CalendarDate | null,
  ): RefundTerms | null
  toWire(reader: WorldReader, booking: Booking): WireItem<Content>
  /** A short title for mails: the product and its variant. The date is shown beside it. */
  title(reader: WorldReader, booking: Booking): string
  /** Its date by the calendar of its place, for mails and quotations; empty without a date, or if `details` contain it. */
  when(item: WireItem<Content>, language: LanguageCode): string
  /**
   * Details that distinguish it in a quotation, beside title and date, such as operator and class. They contain only texts
   * from the data.
   */
  details(item: WireItem<Content>, language: LanguageCode): readonly string[]
  /** The label of a price line of this product. */
  label(reader: WorldReader, booking: Booking, line: PriceLine): Localised | string
}

/** A product of the catalogue, with the functions for its entries. Ferries are not in the catalogue. */
export type ListedProduct<Content extends CatalogueContent, Booking extends BookingBase> = Product<
  Content,
  Booking
> & {
  /** The days in order: whether the product is available, from what price, and how much is left if stock is low. */
  days(
    ctx: SaleView,
    entry: EntryOf[Content],
    dates: readonly string[],
    left: StockLeft,
    /** Restricts the days to one ticket option, package type, room, rate or cabin. */
    option?: string,
  ): Schemas['ProductDay'][]
  /** The product's card for a recommendation: without a date, with its lowest price. */
  pick(
    ctx: StockView,
    entry: EntryOf[Content],
  ): Schemas['ProductCard'] | Promise<Schemas['ProductCard']>
}
