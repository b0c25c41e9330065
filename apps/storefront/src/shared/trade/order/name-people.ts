import type { PersonName } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

/** The reason why a name cannot be corrected, and the sector whose ticket prevents it. */
export type NameClosed = { reason: Schemas['NameRefusal']; sector: Schemas['Sector'] }

/** A traveller of an item, with whether the name can be corrected. */
export type NamedTraveller = {
  key: string
  item: string
  index: number
  passenger: Schemas['OrderPassenger']
  /** The instant until which it can be corrected; null if it cannot, or no longer. */
  until: string | null
  /** The reason against it; null if there is none, or the server gave none. */
  closed: NameClosed | null
  /** The sectors of the traveller's tickets, by their index in the item. */
  sectors: ReadonlyMap<number, Schemas['Sector']>
  /** The time zone of the traveller's first departure. */
  zone: string
}

/** Returns the travellers with valid ferry tickets, in the order of the booking. */
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

/** Returns the first sector whose ticket prevents a correction, with the reason; null if there is none. */
function closedBy(tickets: readonly Schemas['Ticket'][]): NameClosed | null {
  for (const { NameRefusal: reason, Sector: sector } of tickets)
    if (reason) return { reason, sector }
  return null
}

/** Tickets without a sailing come last. */
function byDeparture(one: Schemas['Ticket'], other: Schemas['Ticket']): number {
  return departure(one) - departure(other) || 0
}

function departure({ Sector: { Sailing } }: Schemas['Ticket']): number {
  return Sailing ? Date.parse(Sailing.DepartsAt) : Number.MAX_SAFE_INTEGER
}

/** Returns the present name of a traveller. */
export function currentName({ passenger }: NamedTraveller): PersonName {
  return { firstName: passenger.FirstName, lastName: passenger.LastName }
}
