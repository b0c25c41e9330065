import type { Money } from '@selat/domain'
import { detailOf, type ServerSchemas as Schemas } from '@selat/sdk'

import type { QuotedItem } from '../../../engine/store/tables/quotation-tables.ts'
import type { WorldReader } from '../../../operation/context.ts'
import { toWireMoney } from '../../../world/money/wire-money.ts'
import { refundStepsOf } from '../../product/item/refund-steps.ts'
import { productOf } from '../../product/registry.ts'
import { toWireBooking } from '../../product/wire-booking.ts'

/** The currency of a quotation's lines. */
export type QuotedUnit = Pick<Money, 'currency' | 'exponent'>

/** Converts a quoted item to an order's item, for texts that both share. */
export function toQuotedItem(item: QuotedItem, reader: WorldReader): Schemas['OrderItem'] {
  const { id, content, booking, price } = item
  const wire = toWireBooking(reader, {
    item_content: content,
    item: booking.item,
    booking,
    price,
  })
  return { ...wire, Id: id, Passengers: [] }
}

export function quotedTitle({ content, booking }: QuotedItem, reader: WorldReader): string {
  return productOf(content).title(reader, booking)
}

/** A line of a quotation in the reader's language. It has a net price for the agency only, not for its customer. */
export function toWireLine(
  item: QuotedItem,
  unit: QuotedUnit,
  { reader, showsNet }: { reader: WorldReader; showsNet: boolean },
): Schemas['QuotationLine'] {
  const wire = toQuotedItem(item, reader)
  const product = productOf(item.content)
  const details = [product.when(wire, reader.language), ...product.details(wire, reader.language)]
  return {
    Id: item.id,
    ItemContent: item.content,
    Title: quotedTitle(item, reader),
    Details: details.filter((detail) => detail !== ''),
    Qty: wire.Qty,
    People: quotedPeople(item, reader),
    NetAmount: showsNet ? toWireMoney(item.price.total) : null,
    SellingAmount: toWireMoney({ ...unit, amount: item.sellingAmount }),
    Terms: lineTerms(wire),
  }
}

/** The people whom the customer must name before the item can be booked. */
function quotedPeople(
  { content, booking }: QuotedItem,
  reader: WorldReader,
): Schemas['QuotedPeople'] {
  const product = productOf(content)
  const travel = product.travel(reader, booking)
  if (!travel) return { Adult: 0, Child: 0, Infant: 0, NeedsPassport: false }
  const { adults, children, infants } = product.party(booking)
  return {
    Adult: adults,
    Child: children,
    Infant: infants,
    NeedsPassport: travel.sectors.some(({ isInternational }) => isInternational),
  }
}

/** The terms of a quoted item once it is booked. They have no prices, because an item's prices are net. */
function lineTerms(item: Schemas['OrderItem']): Schemas['QuotedTerms'] {
  return {
    Sectors: item.ItemContent === 'ferry' ? item.Ferry.Sectors : [],
    RefundRules: refundRules(item),
    RefundSteps: refundStepsOf(item),
    ExcludedCharges: item.ItemContent === 'package' ? item.Package.ExcludedCharges : [],
  }
}

function refundRules(item: Schemas['OrderItem']): string[] {
  if (item.ItemContent === 'hotel')
    return [...new Set(item.Hotel.Rooms.map(({ Cancellation }) => Cancellation.Text))]
  const detail = detailOf(item)
  return 'RefundRule' in detail ? [detail.RefundRule] : []
}
