import { countedBand } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { knownBand } from '../../../shared/app/known/known-people.ts'

export type OpenTicket = Schemas['OpenTicket']

/** The tickets that share one choice, because they are for the same route of the same booking. */
export type OpenGroup = { key: string; first: OpenTicket; tickets: OpenTicket[] }

/** Returns the tickets of an order that still need a sailing, in the form of the account's list. */
export function openTicketsOf({ ConfirmationNumber, Items }: Schemas['TicketList']): OpenTicket[] {
  return Items.flatMap(({ Sector, ValidUntil, State, ...ticket }) => {
    if (Sector.Sailing !== null || ValidUntil === null || State !== 'issued') return []
    const { Id, Number: number, Order, PassengerName, Title, Band, SectorIndex } = ticket
    const { Operator, OperatorName, Class, ClassName, From, To } = Sector
    const way = { Operator, OperatorName, Class, ClassName, From, To, ValidUntil, SectorIndex }
    return [{ Id, Number: number, Order, ConfirmationNumber, PassengerName, Title, Band, ...way }]
  })
}

/**
 * Groups open tickets by booking and route: the first to expire first, and the outbound tickets before those for the
 * return.
 */
export function groupOpenTickets(tickets: readonly OpenTicket[]): OpenGroup[] {
  const groups = new Map<string, OpenGroup>()
  const unique = new Map(tickets.map((ticket) => [ticket.Id, ticket]))
  for (const ticket of unique.values()) {
    const { Order, From, To, Operator, Class, ValidUntil, SectorIndex } = ticket
    const key = [Order, SectorIndex, From.Code, To.Code, Operator, Class, ValidUntil].join(' ')
    const group = groups.get(key) ?? { key, first: ticket, tickets: [] }
    group.tickets.push(ticket)
    groups.set(key, group)
  }
  return [...groups.values()].toSorted(
    ({ first: a }, { first: b }) =>
      a.ValidUntil.localeCompare(b.ValidUntil) ||
      a.Order.localeCompare(b.Order) ||
      a.SectorIndex - b.SectorIndex,
  )
}

function bandOf({ Band }: OpenTicket) {
  const band = knownBand(Band)
  return band === 'unknown' ? band : countedBand(band)
}

/** Whether a ticket belongs to an adult. A senior counts as one; a band that this site does not know does not. */
export function isOfAdult(ticket: OpenTicket): boolean {
  return bandOf(ticket) === 'adult'
}

/**
 * Returns the children and infants who would keep an open ticket while all adults of the group take a sailing now. Later, the
 * operator accepts them only on a sailing with an adult of the booking.
 */
export function leftWithoutAdult(
  tickets: readonly OpenTicket[],
  party: readonly string[],
): OpenTicket[] {
  const adults = tickets.filter(isOfAdult)
  const doAllGo = adults.length > 0 && adults.every(({ Id }) => party.includes(Id))
  if (!doAllGo) return []
  return tickets.filter(
    (ticket) => !party.includes(ticket.Id) && ['child', 'infant'].includes(bandOf(ticket)),
  )
}
