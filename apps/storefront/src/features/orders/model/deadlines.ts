import type { Schemas } from '@selat/sdk'

import { namedTravellers } from '../../../shared/trade/order/name-people.ts'
import { wireNameOf } from '../../../shared/trade/passenger/passenger-details.ts'
import { ticketParties } from '../../../shared/trade/ticket/ticket-parties.ts'

/** The instant until which something can be done, with the zone of its terminal and the travellers whom it concerns. */
export type Deadline = {
  until: string
  zone: string
  /** The sector; null if the deadline concerns all sectors of the travellers. */
  sector: Schemas['Sector'] | null
  /** The names of the travellers; empty if the deadline holds for all of them. */
  names: string[]
}

/**
 * Returns the instants until which the tickets of each sailing can be moved. They stand in the order of travel, although the way
 * back may be movable for longer, because a reader looks for the way out first. Sailings whose tickets cannot be moved have none.
 */
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
    .toSorted((one, other) => departureOf(one) - departureOf(other))
}

/** Whether all travellers of the same item and sector are on the same sailing. */
function isOnlyParty(
  ticket: Schemas['Ticket'] | undefined,
  parties: ReturnType<typeof ticketParties>,
): boolean {
  const alike = parties.filter(({ tickets: [other] }) => {
    return other?.OrderItem === ticket?.OrderItem && other?.SectorIndex === ticket?.SectorIndex
  })
  return alike.length === 1
}

/**
 * Returns the instants until which names can be corrected, the earliest first; travellers with the same instant share one
 * entry.
 */
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

function departureOf({ sector, until }: Deadline): number {
  return Date.parse(sector?.Sailing?.DepartsAt ?? until)
}

function byInstant(one: Deadline, other: Deadline): number {
  return Date.parse(one.until) - Date.parse(other.until)
}
