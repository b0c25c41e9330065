import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { StoredPassenger } from '../../../engine/store/tables/order-tables.ts'
import type { WorldReader } from '../../../operation/context.ts'
import { toWireDue } from '../../product/item/wire-price.ts'
import { toWireBooking } from '../../product/wire-booking.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { maskPassportNumber } from '../booking/mask-passport-number.ts'
import { type FollowedItem, followItem } from './follow-item.ts'
import { toWireSailings } from './to-wire-sailings.ts'

/** The items of an order as they are travelled now, and what all of them together owe at counters. */
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
