import type { StoredPassenger, TicketRow } from '../../../engine/store/tables/order-tables.ts'
import type { LoadedOrder } from './load-order.ts'

/** Formats a name as on the ticket: last name first. */
export function passengerName({
  lastName,
  firstName,
}: Pick<StoredPassenger, 'lastName' | 'firstName'>): string {
  return [lastName, firstName].filter(Boolean).join(' ')
}

/** Returns the names on some tickets of an order, each once, in the order of the tickets. */
export function namesOfTickets(
  { items, tickets }: Pick<LoadedOrder, 'items' | 'tickets'>,
  wanted: readonly Pick<TicketRow, 'id'>[],
): string[] {
  const ids = new Set(wanted.map(({ id }) => id))
  const names = tickets.flatMap(({ id, order_item_id, passenger_index }) => {
    const item = items.find((one) => one.id === order_item_id)
    const passenger = item?.passengers[passenger_index]
    return ids.has(id) && passenger ? [passengerName(passenger)] : []
  })
  return [...new Set(names)]
}

const SHOWN = 3

/** Replaces all but the last three characters by dots. The result is empty for a traveller without a document. */
export function maskPassportNumber(passportNumber: string | null): string {
  if (passportNumber === null) return ''
  const hidden = Math.max(0, passportNumber.length - SHOWN)
  return '•'.repeat(hidden) + passportNumber.slice(hidden)
}
