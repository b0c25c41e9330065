import type { Effort } from './compare.ts'
import { type LoadJob, runLoad } from './load.ts'
import { residentMb } from './process-use.ts'
import { refuseFailures } from './rounds.ts'
import { startSubject, type Subject } from './subject.ts'
import { cartShot } from './travel.ts'

export type Start = { readonly name: string; readonly firstAnswerMs: number }

/**
 * Measures the time from the start of a process to its first successful answer, as the median of several starts in turn.
 */
export async function measureStart(subjects: readonly Subject[], times: number): Promise<Start[]> {
  const durations = new Map<string, number[]>()
  for (let time = 0; time < times; time += 1) {
    for (const subject of subjects) {
      const server = await startSubject(subject)
      await server.stop()
      const known = durations.get(subject.name) ?? []
      durations.set(subject.name, [...known, server.firstAnswerMs])
    }
  }
  return [...durations].map(([name, all]) => ({
    name,
    firstAnswerMs: all.toSorted((first, second) => first - second)[Math.floor(all.length / 2)] ?? 0,
  }))
}

export type Memory = {
  readonly name: string
  /** The megabytes of the process at its first answer; null if the system does not report them. */
  readonly atFirstMb: number | null
  readonly afterMb: number | null
}

const SETTLE_MS = 1000

/**
 * Measures the memory of each server after a number of bookings, each with a cart of its own over HTTP. The first subject is
 * ours.
 */
export async function measureMemory(
  subjects: readonly Subject[],
  { bookings, pace }: Effort,
): Promise<Memory[]> {
  const found: Memory[] = []
  let shots: LoadJob['shots'] | undefined
  for (const subject of subjects) {
    const server = await startSubject(subject)
    try {
      const atFirstMb = residentMb(server.pid)
      shots ??= [await cartShot(server.origin)]
      const { connections } = pace
      const until = { amount: bookings }
      refuseFailures(
        server.name,
        await runLoad({
          origin: server.origin,
          connections,
          until,
          shots,
          first: 0,
        }),
      )
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
      found.push({ name: server.name, atFirstMb, afterMb: residentMb(server.pid) })
    } finally {
      await server.stop()
    }
  }
  return found
}
