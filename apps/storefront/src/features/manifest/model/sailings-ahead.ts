import type { Schemas } from '@selat/sdk'

type Day = Pick<Schemas['ManifestSailingList'], 'Direction' | 'Items'>

/** The milliseconds for which a sailing stays in the list after its time, because ships and scans may be late. */
const graceMs = 60 * 60_000

/** Returns the sailings that still depart from or arrive at this terminal, or have just done so. */
export function sailingsAhead({ Direction, Items }: Day, now: number): Day['Items'] {
  return Items.filter(({ DepartsAt, ArrivesAt }) => {
    const here = Direction === 'arrival' ? ArrivesAt : DepartsAt
    return Date.parse(here) + graceMs > now
  })
}
