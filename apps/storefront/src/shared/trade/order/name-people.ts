import type { PersonName } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

/** Why a name cannot be corrected, and the crossing whose ticket stands in the way. */
export type NameClosed = { reason: Schemas['NameRefusal']; sector: Schemas['Sector'] }

/** A traveller of one item, whose name may be corrected or not. */
export type NamedTraveller = {
  key: string
  item: string
  index: number
  passenger: Schemas['OrderPassenger']
  /** Until when; null when it cannot, or not any more. */
  until: string | null
  /** What stands in the way of it; null when nothing does, or it was not said. */
  closed: NameClosed | null
  /** The crossings of his tickets, by their place in the item. */
  sectors: ReadonlyMap<number, Schemas['Sector']>
  /** The zone of the terminal that he departs from first. */
  zone: string
}

/** The travellers who have ferry tickets left, in the order of the booking. */
export function namedTravellers(
  { Items }: Pick<Schemas['Order'], 'Items'>,
  tickets: readonly Schemas['Ticket'][],
): NamedTraveller[] {
  return Items.flatMap((item) =>
    item.Passengers.flatMap((passenger, index): NamedTraveller[] => {
      const own = tickets
        .filter(
          ({ OrderItem, PassengerIndex, State }) =>
            OrderItem === item.Id && PassengerIndex === index && State !== 'void',
        )
        .toSorted(byDeparture)
      const [first] = own
      if (!first) return []
      return [
        {
          key: `${item.Id} ${index}`,
          item: item.Id,
          index,
          passenger,
          until: first.NameUntil,
          closed: closedBy(own),
          sectors: new Map(own.map(({ SectorIndex, Sector }) => [SectorIndex, Sector])),
          zone: first.Sector.From.TimeZone,
        },
      ]
    }),
  )
}

/** The first crossing whose ticket stands in the way. */
function closedBy(tickets: readonly Schemas['Ticket'][]): NameClosed | null {
  for (const { NameRefusal: reason, Sector: sector } of tickets)
    if (reason) return { reason, sector }
  return null
}

/** Those without a sailing come last. */
function byDeparture(one: Schemas['Ticket'], other: Schemas['Ticket']): number {
  return departure(one) - departure(other) || 0
}

function departure({ Sector: { Sailing } }: Schemas['Ticket']): number {
  return Sailing ? Date.parse(Sailing.DepartsAt) : Number.MAX_SAFE_INTEGER
}

/** The name that a traveller has now. */
export function currentName({ passenger }: NamedTraveller): PersonName {
  return { firstName: passenger.FirstName, lastName: passenger.LastName }
}
