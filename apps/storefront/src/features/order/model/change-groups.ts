import type { Schemas } from '@selat/sdk'

type Ticket = Schemas['Ticket']

/** Tickets of one crossing on one sailing that can go to another together. */
export type ChangeGroup = {
  key: string
  sector: Schemas['Sector']
  sailing: Schemas['SectorSailing']
  tickets: Ticket[]
  /** Until when. */
  until: string
}

/** What can be moved, in the order of departure. */
export function changeGroups(tickets: readonly Ticket[]): ChangeGroup[] {
  const groups = Map.groupBy(
    tickets.filter(({ ChangeUntil }) => ChangeUntil !== null),
    ({ OrderItem, SectorIndex, Sector }) => `${OrderItem} ${SectorIndex} ${Sector.Sailing?.Id}`,
  )
  return [...groups]
    .flatMap(([key, ofSailing]): ChangeGroup[] => {
      const [first] = ofSailing
      const sailing = first?.Sector.Sailing
      if (!first || !sailing || first.ChangeUntil === null) return []
      return [{ key, sector: first.Sector, sailing, tickets: ofSailing, until: first.ChangeUntil }]
    })
    .toSorted(
      (one, other) => Date.parse(one.sailing.DepartsAt) - Date.parse(other.sailing.DepartsAt),
    )
}

/** Open tickets that have no sailing yet: they choose one instead. */
export function openTickets(tickets: readonly Ticket[]): Ticket[] {
  return tickets.filter(({ State, Sector }) => State === 'issued' && Sector.Sailing === null)
}
