import type { Schemas } from '@selat/sdk'

import { namedTravellers } from '../../../shared/trade/order/name-people.ts'
import { wireNameOf } from '../../../shared/trade/passenger/passenger-details.ts'
import { ticketParties } from '../../../shared/trade/ticket/ticket-parties.ts'

/** Until when something can be done, on the clock of the terminal that it is about, and for whom. */
export type Deadline = {
  until: string
  zone: string
  /** The crossing; null where it is about all of a traveller's. */
  sector: Schemas['Sector'] | null
  /** Empty where it holds for everybody. */
  names: string[]
}

/** Until when the tickets of each sailing can be moved, the first first; none for those that cannot. */
export function changeDeadlines(tickets: readonly Schemas['Ticket'][]): Deadline[] {
  const parties = ticketParties(tickets)
  return parties
    .flatMap(({ sector, tickets: own }): Deadline[] => {
      const open = own.filter(({ ChangeUntil }) => ChangeUntil !== null)
      const until = open[0]?.ChangeUntil
      if (until === undefined || until === null) return []
      const isOfAll = open.length === own.length && isOnlyParty(own[0], parties)
      const names = isOfAll ? [] : open.map(({ PassengerName }) => PassengerName)
      return [{ until, zone: sector.From.TimeZone, sector, names }]
    })
    .toSorted(byInstant)
}

/** Whether nobody of the same item and sector is on another sailing. */
function isOnlyParty(
  ticket: Schemas['Ticket'] | undefined,
  parties: ReturnType<typeof ticketParties>,
): boolean {
  const alike = parties.filter(({ tickets: [other] }) => {
    return other?.OrderItem === ticket?.OrderItem && other?.SectorIndex === ticket?.SectorIndex
  })
  return alike.length === 1
}

/** Until when names can be corrected, those of one instant together, the first first. */
export function nameDeadlines(
  order: Pick<Schemas['Order'], 'Items'>,
  tickets: readonly Schemas['Ticket'][],
): Deadline[] {
  const people = namedTravellers(order, tickets)
  const open = people.flatMap((person) => {
    const { until, zone } = person
    return until === null ? [] : [{ until, zone, name: wireNameOf(person.passenger) }]
  })
  const alike = Map.groupBy(open, ({ until, zone }) => `${until} ${zone}`)
  const isOfAll = alike.size === 1 && open.length === people.length
  return [...alike.values()]
    .flatMap((together): Deadline[] => {
      const [first] = together
      if (!first) return []
      const names = isOfAll ? [] : together.map(({ name }) => name)
      return [{ until: first.until, zone: first.zone, sector: null, names }]
    })
    .toSorted(byInstant)
}

function byInstant(one: Deadline, other: Deadline): number {
  return Date.parse(one.until) - Date.parse(other.until)
}
