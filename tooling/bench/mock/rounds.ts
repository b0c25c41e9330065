import { type Load, type LoadJob, runLoad } from './load.ts'
import { busyMs } from './process-use.ts'
import type { Running } from './subject.ts'

export type Cell = {
  readonly name: string
  readonly server: Running
  readonly shots: LoadJob['shots']
}

export type Measured = {
  readonly name: string
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Processor time of the server for one request; null where the system does not say. */
  readonly busyMicroseconds: number | null
}

export type Pace = {
  readonly rounds: number
  readonly seconds: number
  readonly connections: number
}

/** Bodies and keys of one round never come again in another. */
const SHOTS_A_ROUND = 1_000_000

/** Measures cells in turn, round after round, so that what disturbs the machine disturbs all of them; gives each one's median. */
export async function measureInTurn(
  cells: readonly Cell[],
  { rounds, seconds, connections }: Pace,
): Promise<Measured[]> {
  const measured = cells.map((): Measured[] => [])
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, cell] of cells.entries()) {
      const { name, server, shots } = cell
      const before = busyMs(server.pid)
      const load = await runLoad({
        origin: server.origin,
        connections,
        // The first round only warms up.
        until: { seconds: round < 0 ? Math.ceil(seconds / 2) : seconds },
        shots,
        first: (round + 1) * SHOTS_A_ROUND,
      })
      const after = busyMs(server.pid)
      refuseFailures(name, load)
      if (round < 0) continue
      measured[index]?.push({
        name,
        perSecond: load.requests / load.seconds,
        p50Ms: load.p50Ms,
        p99Ms: load.p99Ms,
        busyMicroseconds:
          before === null || after === null ? null : ((after - before) * 1000) / load.requests,
      })
    }
  }
  return measured.map(medianOf)
}

/** A server that fails is not measured: to refuse is quicker than to answer. */
export function refuseFailures(name: string, { failures, statuses }: Load): void {
  if (failures > 0)
    throw new Error(`${name} failed ${failures} requests: ${JSON.stringify(statuses)}`)
}

/** The round in the middle of an odd number of them: one that was disturbed does not decide. */
function medianOf(rounds: readonly Measured[]): Measured {
  const sorted = rounds.toSorted((first, second) => first.perSecond - second.perSecond)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('There was no round')
  return middle
}
