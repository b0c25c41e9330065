import { type PassengerBand, withoutCompany } from '@selat/domain'

import type { Network } from '../../../world/network/network.ts'
import type { TicketChange } from '../booking/load-changes.ts'
import { passengerName } from '../booking/passenger-name.ts'
import { bandOnDay } from '../tickets/band-on-day.ts'
import type { Part, TicketedOrder } from '../tickets/refundable.ts'

/** The sailing that each named ticket would be on; null for a refunded ticket. Tickets that are not named stay. */
export type Placing = ReadonlyMap<string, string | null>

/** The people who would be on a sailing without the adult that the operator's rules require. */
export type LeftAlone = { readonly sailing: string; readonly people: readonly string[] }

export function placingOf(
  { tickets }: { readonly tickets: readonly { readonly id: string }[] },
  sailing: string | null,
): Placing {
  return new Map(tickets.map(({ id }) => [id, sailing]))
}

export function givenBack(parts: readonly Part[]): Placing {
  return new Map(parts.flatMap((part) => (part.kind === 'ticket' ? [[part.ticket.id, null]] : [])))
}

/**
 * Finds the first sailing of an order on which more people would be without company than now; null if there is none. So
 * people who are already alone can be moved one by one.
 */
export function findLeftAlone(
  network: Network,
  sold: TicketedOrder,
  placing: Placing,
  before: Placing = new Map(),
): LeftAlone | null {
  const now = aloneBySailing(network, sold, before)
  for (const [sailing, people] of aloneBySailing(network, sold, new Map([...before, ...placing])))
    if (people.length > (now.get(sailing)?.length ?? 0)) return { sailing, people }
  return null
}

/** The number of waiting changes of which every combination is checked. Further changes count as conflicts. */
const MOST_WAITING = 6

/**
 * Returns the waiting changes that would have to be cancelled if tickets are placed in this way. Any of the waiting changes
 * may be paid or expire, and in no case may a person be left without company.
 */
export function changesLeavingAlone(
  network: Network,
  sold: TicketedOrder,
  placing: Placing,
  waiting: readonly TicketChange[],
): ReadonlySet<string> {
  const inTheWay = new Set<string>()
  let reachable: Placing[] = [placing]
  for (const [index, change] of waiting.entries()) {
    const moved = placingOf(change, change.sailing_id)
    const isSafe =
      index < MOST_WAITING &&
      reachable.every((before) => findLeftAlone(network, sold, moved, before) === null)
    if (isSafe) reachable = reachable.flatMap((before) => [before, new Map([...before, ...moved])])
    else inTheWay.add(change.id)
  }
  return inTheWay
}

function aloneBySailing(
  network: Network,
  { booking, tickets }: TicketedOrder,
  placing: Placing,
): Map<string, string[]> {
  const aboard = new Map<string, { band: PassengerBand; name: string }[]>()
  for (const { id, state, sailing_id, order_item_id, passenger_index } of tickets) {
    const on = placing.has(id) ? (placing.get(id) ?? null) : sailing_id
    const sailing = on === null || state === 'void' ? undefined : network.sailing(on)
    const item = booking.items.find((one) => one.id === order_item_id)
    const passenger = item?.passengers[passenger_index]
    if (!sailing || !passenger) continue
    const band = bandOnDay(network, sailing, { passenger, date: sailing.date })
    const others = aboard.get(sailing.id) ?? []
    aboard.set(sailing.id, [...others, { band, name: passengerName(passenger) }])
  }
  return new Map(
    [...aboard].map(([sailing, people]) => [
      sailing,
      withoutCompany(people).map(({ name }) => name),
    ]),
  )
}
