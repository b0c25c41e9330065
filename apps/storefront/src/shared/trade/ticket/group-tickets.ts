import type { Schemas } from '@selat/sdk'

type Ticket = Schemas['Ticket']

export type TicketGroup = { key: string; sector: Schemas['Sector']; tickets: Ticket[] }

/** Groups tickets by their sailing, because a party uses them together. */
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

/** Compares groups by their instant of departure; open tickets come last, in their own order. */
function byDeparture(first: TicketGroup, second: TicketGroup): number {
  return departure(first) - departure(second) || 0
}

function departure({ sector }: TicketGroup): number {
  return sector.Sailing ? Date.parse(sector.Sailing.DepartsAt) : Number.MAX_SAFE_INTEGER
}
