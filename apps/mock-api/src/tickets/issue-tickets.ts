import { addDays, ticketTransitions, transition } from '@selat/domain'

import { todayAt } from '../orders/check-travellers.ts'
import type { Booking } from '../orders/load-booking.ts'
import { signingKey } from '../orders/signing-key.ts'
import type { Work } from '../orders/work.ts'
import type { TicketRow } from '../store/tables/order-tables.ts'
import { signTicketQr } from './ticket-qr.ts'

/** One ticket for each passenger and sector of a posted order, signed. The store refuses a second one for the same place. */
export async function issueTickets(work: Work, booking: Booking): Promise<void> {
  const key = await signingKey(work)
  const issued = transition(ticketTransitions, 'reserved', 'issue', {
    order_posted: booking.order.status === 'POSTED',
  })
  if (!issued.ok)
    throw new Error(`Tickets of ${booking.order.id} cannot be issued: ${issued.reason}`)
  const tickets = placesOf(booking).map((place): TicketRow => {
    const id = work.services.ids.make('tkt')
    return { ...place, id, state: issued.state, qr_payload: signTicketQr(id, key) }
  })
  if (tickets.length === 0) return
  await work.store
    .insertInto('tickets')
    .values(
      tickets.map((ticket) => ({ ...ticket, valid_until: validUntil(work, booking, ticket) })),
    )
    .execute()
}

type Place = Omit<TicketRow, 'id' | 'state' | 'qr_payload'>

function placesOf({ order, items }: Booking): Place[] {
  let traveller = 0
  return items.flatMap((item) =>
    item.passengers.flatMap((passenger, passengerIndex) => {
      traveller += 1
      return item.booking.sectors.map((sector, sectorIndex) => ({
        tenant: order.tenant,
        number: `${order.confirmation_number}-${traveller}-${sectorIndex + 1}`,
        order_id: order.id,
        order_item_id: item.id,
        passenger_index: passengerIndex,
        sector_index: sectorIndex,
        band: passenger.bands[sectorIndex] ?? passenger.band,
        sailing_id: sector.sailingId,
        valid_until: null,
      }))
    }),
  )
}

/** Of an open ticket: so many days after payment, on the calendar of its first terminal. */
function validUntil(work: Work, booking: Booking, ticket: TicketRow): string | null {
  const item = booking.items.find(({ id }) => id === ticket.order_item_id)
  const days = item?.booking.validityDays ?? null
  if (!item || days === null) return null
  const { network } = work.services
  return addDays(todayAt({ network, now: work.now }, item.booking), days)
}
