import { compareInstants } from '../time/instant.ts'

/** What a ticket says of a journey: on which sector of its item a traveller goes, and on which sailing. */
export type TravelTicket = {
  /** One of the states of a ticket; answers may have others by a later version. */
  readonly state: string
  readonly sectorIndex: number
  /** Null on an open ticket until it is dated. */
  readonly sailing: { readonly id: string; readonly departsAt: string } | null
}

/** Those of an item who go on one sailing of a sector together, or who have yet to choose one. */
export type SailingParty<Ticket extends TravelTicket> = {
  readonly sectorIndex: number
  readonly sailing: Ticket['sailing']
  readonly tickets: readonly Ticket[]
}

/** Whether somebody travels by a ticket, or did. A void one is nobody's. */
export function isTravelling({ state }: Pick<TravelTicket, 'state'>): boolean {
  return state !== 'void'
}

/**
 * Who of an item is on which sailing: every ticket that is not void stands in one party, void ones in none. By sector, then
 * by departure; whoever has no sailing yet comes last. The tickets of a party keep their order.
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
 * The one sailing that all who travel on a sector are on. Undefined where they are on several, where some have none yet, and
 * where nobody travels on it any more.
 */
export function soleSailing(
  parties: readonly Placed[],
  sectorIndex: number,
): NonNullable<TravelTicket['sailing']> | undefined {
  const ofSector = parties.filter((party) => party.sectorIndex === sectorIndex)
  return ofSector.length === 1 ? (ofSector[0]?.sailing ?? undefined) : undefined
}
