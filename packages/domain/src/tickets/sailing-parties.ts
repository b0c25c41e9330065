import { compareInstants } from '../time/instant.ts'

/** The sector and the sailing of a ticket. */
export type TravelTicket = {
  /** The state of a ticket. Answers of a later version may have states that are not known here. */
  readonly state: string
  readonly sectorIndex: number
  /** Null on an open ticket until it is dated. */
  readonly sailing: { readonly id: string; readonly departsAt: string } | null
}

/** The travellers of an item who share one sailing of a sector, or who have not chosen one yet. */
export type SailingParty<Ticket extends TravelTicket> = {
  readonly sectorIndex: number
  readonly sailing: Ticket['sailing']
  readonly tickets: readonly Ticket[]
}

/** Whether a ticket is or was valid for travelling: every ticket that is not void. */
export function isTravelling({ state }: Pick<TravelTicket, 'state'>): boolean {
  return state !== 'void'
}

/**
 * Groups the travellers of an item by sailing. Every ticket that is not void is in one party. Parties are ordered by sector,
 * then by departure; a party without a sailing comes last. The tickets of a party keep their order.
 * @example sailingParties(tickets).map(({ tickets }) => tickets.length) // [2, 1]: one of three was moved to a later day
 */
export function sailingParties<Ticket extends TravelTicket>(
  tickets: readonly Ticket[],
): SailingParty<Ticket>[] {
  const parties = new Map<string, SailingParty<Ticket>>()
  for (const ticket of tickets.filter(isTravelling)) {
    const { sectorIndex, sailing } = ticket
    const key = `${sectorIndex} ${sailing?.id ?? ''}`
    const others = parties.get(key)?.tickets ?? []
    parties.set(key, { sectorIndex, sailing, tickets: [...others, ticket] })
  }
  return [...parties.values()].toSorted(bySectorAndDeparture)
}

type Placed = Pick<SailingParty<TravelTicket>, 'sectorIndex' | 'sailing'>

function bySectorAndDeparture(first: Placed, second: Placed): number {
  return first.sectorIndex - second.sectorIndex || byDeparture(first.sailing, second.sailing)
}

function byDeparture(first: TravelTicket['sailing'], second: TravelTicket['sailing']): number {
  if (first && second) return compareInstants(first.departsAt, second.departsAt)
  return Number(first === null) - Number(second === null)
}

/**
 * Returns the sailing that all travellers of a sector share. Undefined if they are on several, if some have none yet, or if
 * nobody travels on it any more.
 */
export function soleSailing(
  parties: readonly Placed[],
  sectorIndex: number,
): NonNullable<TravelTicket['sailing']> | undefined {
  const ofSector = parties.filter((party) => party.sectorIndex === sectorIndex)
  return ofSector.length === 1 ? (ofSector[0]?.sailing ?? undefined) : undefined
}
