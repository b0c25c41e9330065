import { ticketTransitions, transition } from '@selat/domain'

import { signingKey } from '../../../engine/secrets/signing-key.ts'
import type { TicketRow, VoucherRow } from '../../../engine/store/tables/order-tables.ts'
import type { Work } from '../../../operation/work.ts'
import { ferryOf } from '../../product/ferry-of.ts'
import { productOf } from '../../product/registry.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { signTicketQr } from './ticket-qr.ts'

/**
 * Issues one signed ticket for each passenger and sector of a posted order, and one signed voucher for each item of another
 * product. The store refuses a second one for the same place.
 */
export async function issueTickets(work: Work, booking: LoadedOrder): Promise<void> {
  const key = await signingKey(work)
  const issued = transition(ticketTransitions, 'reserved', 'issue', {
    order_posted: booking.order.status === 'POSTED',
  })
  if (!issued.ok)
    throw new Error(`Tickets of ${booking.order.id} cannot be issued: ${issued.reason}`)
  const sign = <Place>(place: Place) => {
    const id = work.ids.make('tkt')
    return { ...place, id, state: issued.state, qr_payload: signTicketQr(id, key) }
  }
  const tickets = ticketPlaces(work, booking).map(sign)
  if (tickets.length > 0) await work.store.insertInto('tickets').values(tickets).execute()
  const vouchers = voucherPlaces(work, booking).map(sign)
  if (vouchers.length > 0) await work.store.insertInto('vouchers').values(vouchers).execute()
}

type Signed = 'id' | 'state' | 'qr_payload'

function ticketPlaces(work: Work, { order, items }: LoadedOrder): Omit<TicketRow, Signed>[] {
  let traveller = 0
  return items.flatMap((item) => {
    const ferry = ferryOf(item)
    if (!ferry) return []
    const validUntil = validUntilOf(work, item)
    return item.passengers.flatMap((passenger, passengerIndex) => {
      traveller += 1
      return ferry.sectors.map((sector, sectorIndex) => ({
        tenant: order.tenant,
        number: `${order.confirmation_number}-${traveller}-${sectorIndex + 1}`,
        order_id: order.id,
        order_item_id: item.id,
        passenger_index: passengerIndex,
        sector_index: sectorIndex,
        band: passenger.bands[sectorIndex] ?? passenger.band,
        sailing_id: sector.sailingId,
        valid_until: validUntil,
        moved_at: null,
        fare_change: 0,
      }))
    })
  })
}

function voucherPlaces(work: Work, { order, items }: LoadedOrder): Omit<VoucherRow, Signed>[] {
  return items
    .filter((item) => item.item_content !== 'ferry')
    .map((item, index) => ({
      tenant: order.tenant,
      number: `${order.confirmation_number}-V${index + 1}`,
      order_id: order.id,
      order_item_id: item.id,
      valid_until: validUntilOf(work, item),
    }))
}

/**
 * Returns the last day on which an item without a date of its own is valid, counted from now, the time of payment; null
 * otherwise.
 */
function validUntilOf(work: Work, item: LoadedOrder['items'][number]): string | null {
  const { network, catalogue } = work
  const facts = { network, catalogue, now: work.now }
  return productOf(item.item_content).validUntil(facts, item.booking)
}
