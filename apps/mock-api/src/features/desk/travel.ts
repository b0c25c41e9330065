import { addMinutes } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { loadOrder } from '../order/booking/load-order.ts'
import { toOrderSummary } from '../order/read/to-order-summary.ts'
import { type DeskItem, deskItem, type DeskReader } from './desk-item.ts'
import type { Journey } from './journeys.ts'

const AHEAD_MINUTES = 3 * 24 * 60
const DEPARTURES_MAX = 20

/** Lists paid orders with a traveller who would be stopped at the border, one item for each order. */
export function passportsMissing(journeys: readonly Journey[]): DeskItem[] {
  return firstOfEach(journeys.filter(isStopped)).map(({ orderId, number, customer, at }) =>
    deskItem({
      Kind: 'passport_missing',
      Title: number,
      Customer: customer,
      At: at,
      Order: orderId,
    }),
  )
}

/** Lists paid orders that travel within three days, the next first. */
export async function departuresSoon(
  reader: DeskReader,
  journeys: readonly Journey[],
): Promise<Schemas['OrderSummary'][]> {
  const until = addMinutes(reader.now, AHEAD_MINUTES)
  const next = firstOfEach(journeys)
    .filter(({ at }) => at <= until)
    .slice(0, DEPARTURES_MAX)
  const summaries: Schemas['OrderSummary'][] = []
  for (const { orderId: id } of next) {
    const booking = await loadOrder(reader.store, { tenant: reader.tenant.slug, id })
    summaries.push(toOrderSummary(booking, reader))
  }
  return summaries
}

function isStopped({ passport }: Journey): boolean {
  if (!passport) return false
  const { passportNumber, dateOfExpiry } = passport.passenger
  return passportNumber === null || dateOfExpiry === null || dateOfExpiry < passport.arrivesOn
}

/** Returns the next journey of each order, the next first. */
function firstOfEach(journeys: readonly Journey[]): Journey[] {
  const first = new Map<string, Journey>()
  for (const journey of journeys) {
    const known = first.get(journey.orderId)
    if (!known || journey.at < known.at) first.set(journey.orderId, journey)
  }
  return [...first.values()].toSorted((one, other) =>
    one.at === other.at ? (one.number < other.number ? -1 : 1) : one.at < other.at ? -1 : 1,
  )
}
