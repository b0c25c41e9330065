import type { Schemas } from '@selat/sdk'

import { ticketParties } from './ticket-parties.ts'

type Ticket = Schemas['Ticket']

/** Tickets of an item for one sailing of a sector, which can be moved to another sailing together. */
export type ChangeGroup = {
  key: string
  sector: Schemas['Sector']
  sailing: Schemas['SectorSailing']
  tickets: Ticket[]
  /** The deadline for the change, as an instant. */
  until: string
}

/** Returns the tickets that can be moved, in the order of departure. */
export function changeGroups(tickets: readonly Ticket[]): ChangeGroup[] {
  return ticketParties(tickets.filter(({ ChangeUntil }) => ChangeUntil !== null))
    .flatMap(({ key, sector, tickets: ofSailing }): ChangeGroup[] => {
      const until = ofSailing[0]?.ChangeUntil ?? null
      const { Sailing: sailing } = sector
      if (!sailing || until === null) return []
      return [{ key, sector, sailing, tickets: ofSailing, until }]
    })
    .toSorted(
      (one, other) => Date.parse(one.sailing.DepartsAt) - Date.parse(other.sailing.DepartsAt),
    )
}

/** Returns the open tickets that have no sailing yet: they choose one instead. */
export function openTickets(tickets: readonly Ticket[]): Ticket[] {
  return tickets.filter(({ State, Sector }) => State === 'issued' && Sector.Sailing === null)
}
