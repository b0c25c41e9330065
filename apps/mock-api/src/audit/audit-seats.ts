import { doAxesAgree, partySize } from '@selat/domain'

import type { FerryBooking } from '../ferry/ferry-booking.ts'
import { NETWORK_INVENTORY } from '../inventory/seat-inventory.ts'
import type { Network } from '../network/network.ts'
import { fromJsonText } from '../store/json-text.ts'
import type { Db } from '../store/store.ts'
import { ordersWithPayments } from './orders-with-payments.ts'

type Seat = {
  readonly owner: string
  readonly sailing: string
  readonly class: string
  readonly seats: number
  readonly state: 'held' | 'sold'
}

/**
 * Counts every seat again from those who should have one (cart items that hold, orders that wait or are paid, open
 * tickets with a date) and says what the books of the store have otherwise; empty when they agree.
 */
export async function auditSeats(db: Db, network: Network): Promise<string[]> {
  const due = [
    ...(await seatsOfCarts(db)),
    ...(await seatsOfOrders(db)),
    ...(await seatsOfDatedTickets(db)),
  ]
  const booked = await bookedSeats(db)
  return [
    ...differences(due.map(toLine), booked.map(toLine)),
    ...(await inventoryErrors(db, network, due)),
    ...(await orderErrors(db)),
  ]
}

async function seatsOfCarts(db: Db): Promise<Seat[]> {
  const items = await db.selectFrom('cart_items').selectAll().where('state', '=', 'held').execute()
  return items.flatMap(({ tenant, id, booking: text }) => {
    const booking = fromJsonText(text)
    const owner = `${tenant} ${id}`
    return seatsOfBooking(booking, { owner, seats: partySize(booking.party), state: 'held' })
  })
}

async function seatsOfOrders(db: Db): Promise<Seat[]> {
  const items = await db
    .selectFrom('order_items')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.tenant', '=', 'order_items.tenant')
        .onRef('orders.id', '=', 'order_items.order_id'),
    )
    .selectAll('order_items')
    .select('orders.status')
    .where('orders.status', 'in', ['ENTRY', 'POSTED'])
    .execute()
  return items.flatMap(({ tenant, id, qty, status, booking }) => {
    const state = status === 'POSTED' ? ('sold' as const) : ('held' as const)
    return seatsOfBooking(fromJsonText(booking), { owner: `${tenant} ${id}`, seats: qty, state })
  })
}

function seatsOfBooking(
  { sectors }: FerryBooking,
  taken: Pick<Seat, 'owner' | 'seats' | 'state'>,
): Seat[] {
  return sectors.flatMap(({ sailingId, class: travelClass }) =>
    sailingId === null ? [] : [{ ...taken, sailing: sailingId, class: travelClass }],
  )
}

/** Tickets whose order has no date took their seats themselves. */
async function seatsOfDatedTickets(db: Db): Promise<Seat[]> {
  const tickets = await db
    .selectFrom('tickets')
    .innerJoin('order_items', (join) =>
      join
        .onRef('order_items.tenant', '=', 'tickets.tenant')
        .onRef('order_items.id', '=', 'tickets.order_item_id'),
    )
    .selectAll('tickets')
    .select('order_items.booking')
    .where('tickets.state', '!=', 'void')
    .execute()
  return tickets.flatMap(({ tenant, id, sailing_id, sector_index, booking }) => {
    const sector = fromJsonText(booking).sectors[sector_index]
    if (!sector || sector.sailingId !== null || sailing_id === null) return []
    const owner = `${tenant} ${id}`
    return [{ owner, sailing: sailing_id, class: sector.class, seats: 1, state: 'sold' as const }]
  })
}

async function bookedSeats(db: Db): Promise<Seat[]> {
  const holds = await db.selectFrom('seat_holds').selectAll().execute()
  return holds.map(({ tenant, owner_id, sailing_id, class: travelClass, seats, state }) => ({
    owner: `${tenant} ${owner_id}`,
    sailing: sailing_id,
    class: travelClass,
    seats,
    state,
  }))
}

function toLine({ owner, sailing, class: travelClass, seats, state }: Seat): string {
  return `${owner}: ${seats} ${travelClass} of ${sailing} ${state}`
}

function differences(due: readonly string[], booked: readonly string[]): string[] {
  const left = [...booked]
  const missing = due.filter((line) => {
    const index = left.indexOf(line)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
  return [
    ...missing.map((line) => `not booked: ${line}`),
    ...left.map((line) => `booked for nothing: ${line}`),
  ]
}

async function inventoryErrors(db: Db, network: Network, due: readonly Seat[]): Promise<string[]> {
  const rows = await db
    .selectFrom('seat_inventory')
    .selectAll()
    .where('tenant', '=', NETWORK_INVENTORY)
    .execute()
  return rows.flatMap((row) => {
    const sailing = network.sailing(row.sailing_id)
    if (!sailing) return [`no such sailing: ${row.sailing_id}`]
    const { soldElsewhere } = network.seatPlan(sailing, row.class)
    const count = (state: Seat['state']) =>
      due
        .filter(
          (seat) => seat.sailing === sailing.id && seat.class === row.class && seat.state === state,
        )
        .reduce((sum, { seats }) => sum + seats, 0)
    const held = count('held')
    const sold = count('sold') + soldElsewhere
    const name = `${row.class} of ${row.sailing_id}`
    return [
      ...(row.held === held ? [] : [`${name}: ${row.held} held, ${held} due`]),
      ...(row.sold === sold ? [] : [`${name}: ${row.sold} sold, ${sold} due`]),
      ...(row.held + row.sold <= row.capacity ? [] : [`${name}: oversold`]),
    ]
  })
}

/** Order, payment and tickets in states that go together, and a ticket for each place of a paid order. */
async function orderErrors(db: Db): Promise<string[]> {
  const orders = await ordersWithPayments(db)
    .select(['orders.id', 'orders.status', 'payments.state'])
    .execute()
  const items = Map.groupBy(
    await db.selectFrom('order_items').selectAll().execute(),
    ({ order_id }) => order_id,
  )
  const tickets = Map.groupBy(
    await db.selectFrom('tickets').select(['order_id', 'state']).execute(),
    ({ order_id }) => order_id,
  )
  return orders.flatMap(({ id, status, state }) => {
    const own = (tickets.get(id) ?? []).map((ticket) => ticket.state)
    const places = (items.get(id) ?? []).reduce(
      (sum, { qty, booking }) => sum + qty * fromJsonText(booking).sectors.length,
      0,
    )
    const expected = status === 'POSTED' ? places : 0
    return [
      ...(doAxesAgree({ order: status, payment: state, tickets: own })
        ? []
        : [`${id}: order ${status}, payment ${state}, tickets ${own.join(' ')}`]),
      ...(own.length === expected ? [] : [`${id}: ${own.length} tickets, ${expected} due`]),
    ]
  })
}
