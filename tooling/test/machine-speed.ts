import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

/**
 * The milliseconds of a round on the machine for which the budgets are written: two cores of a shared server of 2024. It is
 * an estimate: on another machine the tests took about three times as long, and a round took 620 ms.
 */
const REFERENCE_MS = 210

/** The processor time of one piece of work on that machine while tests keep all processors busy. */
const REFERENCE_BUSY_MS = 205

const ROUNDS = 4

const SAMPLE_EVERY_MS = 30_000

const fixedWork = fileURLToPath(new URL('fixed-work.ts', import.meta.url))

/**
 * The factor by which this machine is slower now than the one that budgets are written for; at least 1. A budget is for an
 * amount of work and not for a machine, so it is multiplied by this.
 *
 * Each processor starts a process with a fixed piece of work, all at the same time, as tests do. Some machines are fast only
 * while one processor is busy, and some are slow to start a process or to give it memory.
 */
export async function slownessOfMachine(): Promise<number> {
  const took: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now()
    await Promise.all(Array.from({ length: availableParallelism() }, doFixedWork))
    took.push(performance.now() - startedAt)
  }
  // The quickest round counts, because other programs can only make rounds slower.
  return Math.max(1, Math.min(...took) / REFERENCE_MS)
}

/**
 * Measures from time to time how much slower the machine is while tests keep it busy. A machine that shares its processors
 * with others can be quick before and after, and slow in between. The returned function stops the measuring and returns a
 * factor as `slownessOfMachine` does; 1 if there was no time to measure.
 */
export function watchSlowness(): () => number {
  const worked: number[] = []
  const timer = setInterval(() => {
    // A failed sample is left out; if something is wrong, the measurements before and after fail.
    void doFixedWork()
      .then((milliseconds) => worked.push(milliseconds))
      .catch(() => undefined)
  }, SAMPLE_EVERY_MS)
  return () => {
    clearInterval(timer)
    if (worked.length === 0) return 1
    const middle = worked.toSorted((a, b) => a - b)[Math.floor(worked.length / 2)] ?? 0
    return Math.max(1, middle / REFERENCE_BUSY_MS)
  }
}

/**
 * Resolves with the milliseconds of processor time, without the time that the process waited for a processor.
 */
function doFixedWork(): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fixedWork], { stdio: ['ignore', 'pipe', 'inherit'] })
    let printed = ''
    child.stdout.on('data', (part) => {
      printed += part
    })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0
        ? resolve(Number(printed))
        : reject(new Error(`The fixed work ended with ${code}`)),
    )
  })
}
