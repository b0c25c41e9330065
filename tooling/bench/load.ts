export type Load = { requestsPerSecond: number; p50Ms: number; p99Ms: number }

function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Asks one address again and again, by some askers at the same time, and refuses a wrong answer. */
export async function load(url: string, seconds: number, askers: number): Promise<Load> {
  const durations: number[] = []
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  async function ask() {
    while (performance.now() < endsAt) {
      const askedAt = performance.now()
      const answer = await fetch(url)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
      durations.push(performance.now() - askedAt)
    }
  }
  await Promise.all(Array.from({ length: askers }, ask))
  const elapsedSeconds = (performance.now() - startedAt) / 1000
  durations.sort((a, b) => a - b)
  return {
    requestsPerSecond: durations.length / elapsedSeconds,
    p50Ms: percentile(durations, 0.5),
    p99Ms: percentile(durations, 0.99),
  }
}

/** The middle of an odd number of rounds: one disturbed round does not decide. */
export function middle(rounds: Load[]): Load {
  const sorted = rounds.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond)
  const found = sorted[Math.floor(sorted.length / 2)]
  if (found === undefined) throw new Error('There was no round')
  return found
}
