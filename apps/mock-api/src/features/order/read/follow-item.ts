import type { TicketRow } from '../../../engine/store/tables/order-tables.ts'
import type { BookingBase } from '../../../engine/store/tables/stored-booking.ts'
import type { Context } from '../../../operation/context.ts'
import { ferryOf } from '../../product/ferry-of.ts'
import {
  followParties,
  followPrice,
  type ItemParty,
  partiesOfItem,
} from '../booking/item-parties.ts'
import type { OrderItem } from '../booking/load-order.ts'

/** An item with its present sailings, and the travellers of each. */
export type FollowedItem = { readonly item: OrderItem; readonly parties: readonly ItemParty[] }

/** Returns the item with its tickets' present sailings and counter charges. Items of other products are returned unchanged. */
export function followItem(
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
