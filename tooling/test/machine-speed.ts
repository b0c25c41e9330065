import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

/**
 * What a round below takes on the machine for which the budgets are written, two cores of a shared server of 2024. It is an
 * estimate: on another machine the tests took about three times as long, and a round took 620 ms.
 */
const REFERENCE_MS = 210

const ROUNDS = 4

const fixedWork = fileURLToPath(new URL('fixed-work.ts', import.meta.url))

/**
 * How many times longer this machine takes at this moment than the one for which the budgets are written; 1 where it is
 * as quick or quicker. A budget stands for a number of steps and not for a kind of machine, so it is stretched by this.
 *
 * Each processor starts a process that does a fixed piece of work, all of them at once, because that is what tests do: some
 * machines are quick as long as one processor is busy, and some take long to start a process or to give it memory.
 */
export async function slownessOfMachine(): Promise<number> {
  const took: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now()
    await Promise.all(Array.from({ length: availableParallelism() }, doFixedWork))
    took.push(performance.now() - startedAt)
  }
  // The quickest: whatever else happens makes some rounds slower, and none quicker.
  return Math.max(1, Math.min(...took) / REFERENCE_MS)
}

function doFixedWork(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fixedWork], { stdio: ['ignore', 'ignore', 'inherit'] })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The fixed work ended with ${code}`)),
    )
  })
}
