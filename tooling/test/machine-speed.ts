import { createHash } from 'node:crypto'

/** What the work below takes on the machine for which the budgets are written: two cores of a shared server of 2024. */
const REFERENCE_MS = 100

/**
 * How many times longer this machine takes at this moment than the one for which the budgets are written; 1 where it is
 * as quick or quicker. A budget stands for a number of steps and not for a kind of machine, so it is stretched by this.
 */
export function slownessOfMachine(): number {
  // The quickest of a few: whatever else happens makes some slower, and none quicker.
  const took = Array.from({ length: 5 }, timeFixedWork)
  return Math.max(1, Math.min(...took) / REFERENCE_MS)
}

/** Hashing, parsing, sorting and strings: what tests mostly do. */
function timeFixedWork(): number {
  const startedAt = performance.now()
  const rows = Array.from({ length: 20_000 }, (_, index) => ({
    id: (index * 7919) % 20_011,
    index,
  }))
  for (let round = 0; round < 3; round += 1) {
    const text = JSON.stringify(rows)
    const copy = JSON.parse(text) as typeof rows // what was just written
    copy.sort((a, b) => a.id - b.id)
    createHash('sha256').update(text).digest('hex')
  }
  return performance.now() - startedAt
}
