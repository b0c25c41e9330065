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
  /** The processor time of the server for one request; null if the system does not report it. */
  readonly busyMicroseconds: number | null
}

export type Pace = {
  readonly rounds: number
  readonly seconds: number
  readonly connections: number
}

/** The number of bodies and keys in a round, which no other round uses again. */
const SHOTS_A_ROUND = 1_000_000

/**
 * Measures cells in turn, round after round, so that other load on the machine affects all of them. Returns the median of
 * each.
 */
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
        // The first round is only a warm-up.
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

/** Refuses to measure a server that fails, because refusing is quicker than answering. */
export function refuseFailures(name: string, { failures, statuses }: Load): void {
  if (failures > 0)
    throw new Error(`${name} failed ${failures} requests: ${JSON.stringify(statuses)}`)
}

/** Returns the median round of an odd number, so that one disturbed round does not count. */
function medianOf(rounds: readonly Measured[]): Measured {
  const sorted = rounds.toSorted((first, second) => first.perSecond - second.perSecond)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('There was no round')
  return middle
}
