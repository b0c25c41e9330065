import { type PriceShare, sharePrice } from '@selat/domain'

import type { TicketRow } from '../../../engine/store/tables/order-tables.ts'
import { ferryOf } from '../../product/ferry-of.ts'
import type { OrderItem } from '../booking/load-order.ts'

/**
 * Returns the online price of each ticket of a ferry item, by ticket id. It includes fare differences of changes; discounts
 * stay as they were at the sale.
 */
export function ticketShares(
  item: OrderItem,
  tickets: readonly TicketRow[],
): ReadonlyMap<string, PriceShare> {
  const sectors = ferryOf(item)?.sectors ?? []
  const places = item.passengers.flatMap((passenger, passengerIndex) =>
    sectors.map((_, sector) => ({
      passengerIndex,
      sector,
      band: passenger.bands[sector] ?? passenger.band,
      country: passenger.nationality,
    })),
  )
  const shares = sharePrice(item.price.lines, places, item.price.total.currency)
  return new Map(
    tickets
      .filter(({ order_item_id }) => order_item_id === item.id)
      .map((ticket) => {
        const place = places.findIndex(
          ({ passengerIndex, sector }) =>
            passengerIndex === ticket.passenger_index && sector === ticket.sector_index,
        )
        const share = shares[place]
        if (!share) throw new Error(`Ticket ${ticket.id} has no place in the price of ${item.id}`)
        const graded = { ...share.graded, amount: share.graded.amount + ticket.fare_change }
        return [ticket.id, { ...share, graded }]
      }),
  )
}
