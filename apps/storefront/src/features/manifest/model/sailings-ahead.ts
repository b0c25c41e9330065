import type { Schemas } from '@selat/sdk'

type Day = Pick<Schemas['ManifestSailingList'], 'Direction' | 'Items'>

/** Ships leave late and their scans come late: as long after its time a sailing still counts as work. */
const graceMs = 60 * 60_000

/** The sailings that still come here or leave from here, or just did. */
export function sailingsAhead({ Direction, Items }: Day, now: number): Day['Items'] {
  return Items.filter(({ DepartsAt, ArrivesAt }) => {
    const here = Direction === 'arrival' ? ArrivesAt : DepartsAt
    return Date.parse(here) + graceMs > now
  })
}
