import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { StoredPassenger } from '../../../engine/store/tables/order-tables.ts'
import type { WorldReader } from '../../../operation/context.ts'
import { inUnit } from '../../../world/money/wire-money.ts'
import { knownTerminal } from '../../product/ferry/wire-network.ts'
import { productOf } from '../../product/registry.ts'
import { partiesOfItem } from '../booking/item-parties.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { toWirePayment } from '../payment/get-payment.ts'
import { toWireOrderAgency } from './to-wire-order.ts'

/** Converts an order for a list, in the reader's language. */
export function toOrderSummary(booking: LoadedOrder, reader: WorldReader): Schemas['OrderSummary'] {
  const { order, items } = booking
  return {
    Id: order.id,
    ConfirmationNumber: order.confirmation_number,
    Status: order.status,
    Flow: toWirePayment(booking, reader).Flow,
    CreatedAt: order.created_at,
    ExpiresAt: order.expires_at,
    VisitDate: order.visit_date,
    TotalAmount: inUnit(order, order.total_amount),
    RefundedAmount: inUnit(order, booking.refunded),
    Products: [...new Set(items.map(({ item_content }) => item_content))],
    Titles: items.map((item) => productOf(item.item_content).title(reader, item.booking)),
    People: new Set(items.flatMap(({ passengers }) => passengers.map(personKey))).size,
    Departures: departuresOf(booking, reader),
    ChangeOf: order.change_of,
    Agency: toWireOrderAgency(order),
  }
}

/** Lists the sailings of an order by departure, with their number of travellers. */
function departuresOf(
  { items, tickets }: Pick<LoadedOrder, 'items' | 'tickets'>,
  reader: WorldReader,
): Schemas['OrderDeparture'][] {
  const places = items.flatMap((item) =>
    partiesOfItem(reader, item, tickets).flatMap((party) => party.tickets),
  )
  return [...Map.groupBy(places, ({ sailing }) => sailing?.id).values()]
    .flatMap((aboard) => {
      const sailing = aboard[0]?.sailing
      return sailing ? [{ sailing, aboard }] : []
    })
    .toSorted((one, other) => one.sailing.departsAtMs - other.sailing.departsAtMs)
    .map(({ sailing, aboard }) => ({
      DepartsAt: sailing.departsAt,
      From: knownTerminal(reader, sailing.from).names[reader.language],
      To: knownTerminal(reader, sailing.to).names[reader.language],
      People: new Set(aboard.map(({ passenger }) => personKey(passenger))).size,
    }))
}

/** Returns a key that is equal for the same person on several items of an order. */
function personKey({ firstName, lastName, dateOfBirth, passportNumber }: StoredPassenger): string {
  return passportNumber ?? JSON.stringify([firstName, lastName, dateOfBirth])
}
