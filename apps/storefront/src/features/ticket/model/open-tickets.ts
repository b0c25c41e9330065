import { countedBand } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { knownBand } from '../../../shared/app/known/known-people.ts'

export type OpenTicket = Schemas['OpenTicket']

/** Tickets that one choice can be made for: the same crossing of the same booking. */
export type OpenGroup = { key: string; first: OpenTicket; tickets: OpenTicket[] }

/** The tickets of an order that still wait for their sailing, told as the account's list tells them. */
export function openTicketsOf({ ConfirmationNumber, Items }: Schemas['TicketList']): OpenTicket[] {
  return Items.flatMap(({ Sector, ValidUntil, State, ...ticket }) => {
    if (Sector.Sailing !== null || ValidUntil === null || State !== 'issued') return []
    const { Id, Number: number, Order, PassengerName, Title, Band, SectorIndex } = ticket
    const { Operator, OperatorName, Class, ClassName, From, To } = Sector
    const way = { Operator, OperatorName, Class, ClassName, From, To, ValidUntil, SectorIndex }
    return [{ Id, Number: number, Order, ConfirmationNumber, PassengerName, Title, Band, ...way }]
  })
}

/** By booking and crossing; what lapses first comes first, and the way out before the way back. */
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

/** A senior counts as an adult; a band that this site does not know yet as nobody. */
export function isOfAdult(ticket: OpenTicket): boolean {
  return bandOf(ticket) === 'adult'
}

/**
 * The children and infants who would keep an open ticket while all adults of the group take a sailing now. The operator
 * takes them later only for a sailing with an adult of the booking aboard.
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
