import { checkPassenger, fieldOf, checkNameCorrection, normalisePassenger } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuse, refuseField } from '../../../engine/http/refusal.ts'
import { toJsonText } from '../../../engine/store/json-text.ts'
import type { StoredPassenger, TicketRow } from '../../../engine/store/tables/order-tables.ts'
import type { Context } from '../../../operation/context.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { tenantDay } from '../../../world/network/tenant-zone.ts'
import { toPassengerField } from '../../account/passengers/to-draft.ts'
import { findBooking } from '../booking/find-order.ts'
import { loadOrder, type LoadedOrder, type OrderItem } from '../booking/load-order.ts'
import { loadTickets } from '../booking/load-tickets.ts'
import { orderEvents } from '../booking/order-events.ts'
import { passengerName } from '../booking/passenger-name.ts'
import { toWireOrder } from '../read/to-wire-order.ts'
import { liveTicketsOf, nameRefusal } from '../tickets/ticket-deadlines.ts'
import { lockPaidOrder } from './require-paid.ts'

export const correctName = defineOperation('correctName', async ({ path, header, body }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  return { status: 200, body: toWireOrder(await correctPassengerName(ctx, booking, body), ctx) }
})

/**
 * Corrects a traveller's name on all of the traveller's tickets of an item. A name can be corrected once; sending the same
 * name again does not count.
 */
async function correctPassengerName(
  ctx: Context,
  found: LoadedOrder,
  input: Schemas['NameCorrection'],
): Promise<LoadedOrder> {
  await lockPaidOrder(ctx.store, found)
  const booking = await loadOrder(ctx.store, found.order)
  const { item, passenger } = findPassenger(booking, input)
  const tickets = await loadTickets(ctx.store, booking.order)
  requireOpen(ctx, item, liveTicketsOf(tickets, item, input.Passenger))
  const corrected = { ...passenger, ...tidyName(passenger, input, tenantDay(ctx, ctx.now)) }
  const verdict = checkNameCorrection(passenger, corrected)
  if (verdict === 'too_different') refuse('name_refused', { params: { reason: 'too_different' } })
  if (verdict === 'same') return booking

  const passengers = item.passengers.with(input.Passenger, { ...corrected, correctedAt: ctx.now })
  await ctx.store
    .updateTable('order_items')
    .set({ passengers: toJsonText<readonly StoredPassenger[]>(passengers) })
    .where('tenant', '=', item.tenant)
    .where('id', '=', item.id)
    .execute()
  const name = passengerName(corrected)
  const after = await loadOrder(ctx.store, booking.order)
  await orderEvents.publish(ctx, {
    name: 'name_corrected',
    booking: after,
    item: item.id,
    passenger: input.Passenger,
    corrected: name,
  })
  return after
}

function findPassenger(
  { items }: LoadedOrder,
  { OrderItem, Passenger }: Schemas['NameCorrection'],
): { item: OrderItem; passenger: StoredPassenger } {
  const item = items.find(({ id }) => id === OrderItem)
  const unknown = (pointer: string) => refuseField(pointer, 'not_in_order')
  if (!item) return unknown('/OrderItem')
  if (item.item_content !== 'ferry') refuse('name_refused', { params: { reason: 'no_ferry' } })
  const passenger = item.passengers[Passenger]
  return passenger ? { item, passenger } : unknown('/Passenger')
}

/**
 * Refuses if a ticket's name cannot be corrected. The refusal contains the sector of the first such ticket, so that the page
 * can show it.
 */
function requireOpen(ctx: Context, item: OrderItem, live: readonly TicketRow[]): void {
  for (const ticket of live) {
    const reason = nameRefusal(ctx, ticket, item)
    if (reason === 'already_corrected') refuse('name_refused', { params: { reason } })
    if (reason !== null) refuse('name_refused', { params: { reason, sector: ticket.sector_index } })
  }
  if (live.length === 0) refuse('name_refused', { params: { reason: 'too_late' } })
}

/** Returns the name in the spelling of passports, or refuses with the wrong fields. */
function tidyName(
  passenger: StoredPassenger,
  { FirstName, LastName }: Schemas['NameCorrection'],
  today: string,
): Pick<StoredPassenger, 'firstName' | 'lastName'> {
  const { title, dateOfBirth, nationality, countryOfResidence } = passenger
  const draft = { title, dateOfBirth, nationality, countryOfResidence }
  const named = normalisePassenger({ ...draft, firstName: FirstName, lastName: LastName })
  const errors = checkPassenger(named, { sectors: [], today })
    .filter((issue) => issue.severity === 'error' && NAME_FIELDS.includes(fieldOf(issue)))
    .map((issue) => toPassengerField(issue, ''))
  if (errors.length > 0) refuse('passenger_refused', { errors })
  return { firstName: named.firstName, lastName: named.lastName }
}

const NAME_FIELDS: readonly string[] = ['firstName', 'lastName']
