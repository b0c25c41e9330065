import type { Schemas } from '@selat/sdk'

type Ticket = Schemas['Ticket']

export type TicketGroup = { key: string; sector: Schemas['Sector']; tickets: Ticket[] }

/** Tickets by the crossing that they are for, because that is how a party uses them. */
export function groupTickets(tickets: readonly Ticket[]): TicketGroup[] {
  const groups = new Map<string, TicketGroup>()
  for (const ticket of tickets) {
    const { From, To, Operator, Class, Sailing } = ticket.Sector
    const key = [From.Code, To.Code, Operator, Class, Sailing?.Id ?? 'open'].join(' ')
    const group = groups.get(key) ?? { key, sector: ticket.Sector, tickets: [] }
    group.tickets.push(ticket)
    groups.set(key, group)
  }
  return [...groups.values()].toSorted(byDeparture)
}

/** By instant; open tickets last, in the order they came. */
function byDeparture(first: TicketGroup, second: TicketGroup): number {
  return departure(first) - departure(second) || 0
}

function departure({ sector }: TicketGroup): number {
  return sector.Sailing ? Date.parse(sector.Sailing.DepartsAt) : Number.MAX_SAFE_INTEGER
}
