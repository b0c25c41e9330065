import { sailingParties } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

type Ticket = Schemas['Ticket']

/** Tickets of one item that are for one sailing of a sector, or have none yet. */
export type TicketParty = { key: string; sector: Schemas['Sector']; tickets: Ticket[] }

/** Groups tickets by item, sector and sailing; tickets that were given back are left out. */
export function ticketParties(tickets: readonly Ticket[]): TicketParty[] {
  const items = Map.groupBy(tickets, ({ OrderItem }) => OrderItem)
  return [...items].flatMap(([item, own]) =>
    sailingParties(own.map(toTravelTicket)).flatMap(({ sectorIndex, sailing, tickets: party }) => {
      const [first] = party
      if (!first) return []
      const key = `${item} ${sectorIndex} ${sailing?.id ?? 'open'}`
      return [{ key, sector: first.ticket.Sector, tickets: party.map(({ ticket }) => ticket) }]
    }),
  )
}

function toTravelTicket(ticket: Ticket) {
  const { State, SectorIndex, Sector } = ticket
  const { Sailing } = Sector
  return {
    ticket,
    state: State,
    sectorIndex: SectorIndex,
    sailing: Sailing && { id: Sailing.Id, departsAt: Sailing.DepartsAt },
  }
}
