import { canReturn } from '@selat/domain'

import type { TicketRow } from '../../../engine/store/tables/order-tables.ts'
import type { Network } from '../../../world/network/network.ts'

/** Tickets that are on a sailing, or will be. */
type OnSailing = {
  readonly sailing_id: string
  readonly tickets: readonly { readonly id: string }[]
}

/**
 * Whether two changes of an order exclude each other, because they move the same ticket, or a traveller would return before
 * arriving.
 */
export function changesConflict(
  { network, tickets }: { readonly network: Network; readonly tickets: readonly TicketRow[] },
  one: OnSailing,
  other: OnSailing,
): boolean {
  const rowsOf = (side: OnSailing) =>
    tickets.filter((ticket) => side.tickets.some(({ id }) => id === ticket.id))
  const isInOrder = (before: OnSailing, after: OnSailing) => {
    const [first, second] = [network.sailing(before.sailing_id), network.sailing(after.sailing_id)]
    return !first || !second || canReturn(first.arrivesAt, second.departsAt)
  }
  return rowsOf(one).some((mine) =>
    rowsOf(other).some((theirs) => {
      if (mine.id === theirs.id) return true
      const isSameTraveller =
        mine.order_item_id === theirs.order_item_id &&
        mine.passenger_index === theirs.passenger_index
      if (!isSameTraveller) return false
      return mine.sector_index < theirs.sector_index
        ? !isInOrder(one, other)
        : !isInOrder(other, one)
    }),
  )
}
