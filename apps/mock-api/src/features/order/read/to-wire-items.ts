import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { StoredRefundLine } from '../../../engine/store/tables/aftersale-tables.ts'
import type { StoredPassenger, TicketRow } from '../../../engine/store/tables/order-tables.ts'
import type { BookingBase } from '../../../engine/store/tables/stored-booking.ts'
import type { WorldReader, Context } from '../../../operation/context.ts'
import { ferryOf } from '../../product/ferry-of.ts'
import { toWireDue } from '../../product/item/wire-price.ts'
import { productOf } from '../../product/registry.ts'
import { toWireBooking } from '../../product/wire-booking.ts'
import {
  followParties,
  followPrice,
  partiesOfItem,
  type ItemParty,
} from '../booking/item-parties.ts'
import type { LoadedOrder, OrderItem } from '../booking/load-order.ts'
import { maskPassportNumber } from '../booking/passenger-name.ts'
import { toWireSailings } from './to-wire-sailings.ts'

/** Converts the items of an order with their present sailings, and sums up what they owe at counters. */
export function toWireItems(
  { items, tickets }: Pick<LoadedOrder, 'items' | 'tickets'>,
  reader: WorldReader,
): Pick<Schemas['Order'], 'AtCounter' | 'Items'> {
  const followed = items.map((item) => followItem(reader, item, tickets))
  return {
    AtCounter: toWireDue(followed.map(({ item }) => item.price)),
    Items: followed.map((one) => toWireItem(one, reader)),
  }
}

function toWireItem({ item, parties }: FollowedItem, reader: WorldReader): Schemas['OrderItem'] {
  const wire = toWireBooking(reader, item)
  const own = { Id: item.id, Qty: item.qty, Passengers: item.passengers.map(toWirePassenger) }
  if (wire.ItemContent !== 'ferry') return { ...wire, ...own }
  return { ...wire, ...own, Sailings: toWireSailings(item, parties, reader) }
}

function toWirePassenger(passenger: StoredPassenger): Schemas['OrderPassenger'] {
  return {
    Title: passenger.title,
    FirstName: passenger.firstName,
    LastName: passenger.lastName,
    Nationality: passenger.nationality,
    PassportNumberMasked: maskPassportNumber(passenger.passportNumber),
    Bands: [...passenger.bands],
  }
}

/** An item with its present sailings, and the travellers of each. */
type FollowedItem = { readonly item: OrderItem; readonly parties: readonly ItemParty[] }

/** Returns the item with its tickets' present sailings and counter charges. Items of other products are returned unchanged. */
function followItem(
  facts: Pick<Context, 'network'>,
  item: OrderItem,
  tickets: readonly TicketRow[],
): FollowedItem {
  const ferry = ferryOf(item)
  if (!ferry) return { item, parties: [] }
  const parties = partiesOfItem(facts, item, tickets)
  const isSold = tickets.some(({ order_item_id }) => order_item_id === item.id)
  if (!isSold) return { item, parties }
  const booking: BookingBase = followParties(facts, ferry, parties)
  const price = followPrice(facts, item.price, { booking: ferry, parties })
  return { item: { ...item, booking, price }, parties }
}

/** Returns the titles of the items that a refund cancels completely. Ferry items are named by their travellers instead. */
export function refundedItems(
  lines: readonly Pick<StoredRefundLine, 'item' | 'ticket'>[],
  items: readonly OrderItem[],
  reader: WorldReader,
): string[] {
  return lines.flatMap((line) => {
    const item = line.ticket === null && items.find(({ id }) => id === line.item)
    return item ? [productOf(item.item_content).title(reader, item.booking)] : []
  })
}
