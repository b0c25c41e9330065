import type { Failure } from './failures.ts'
import type { HeavyFile } from './heavy.ts'
import type { Outcome } from './perform.ts'

/**
 * The factor by which a runner or a file may exceed its limit before the run fails, because the times of page tests vary by
 * a tenth.
 */
const TOLERANCE = 1.2

/**
 * A file of unit tests that takes longer must be listed in heavy.ts, so that `pnpm check` leaves it to the gate.
 */
const HEAVY_FROM_SECONDS = 25

/** A listed file that takes less must be removed from the list. */
const LIGHT_BELOW_SECONDS = 4

/** The number of runners below which their median says too little about the machine. */
const RUNNERS_THAT_TELL = 4

/**
 * Returns the median, over the runners of a complete run, of time taken to budget, but at least 1. A machine can be slow in
 * ways that no fixed piece of work shows. Then all runners take longer, although none has grown, so each is compared with
 * the others.
 */
export function slownessOfAll(outcomes: readonly Outcome[]): number {
  if (outcomes.length < RUNNERS_THAT_TELL) return 1
  const ratios = outcomes.map(({ runner, seconds }) => seconds / runner.budgetSeconds)
  return Math.max(1, ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 1)
}

/** Returns one line for each runner: its seconds, its budget and its number of tests. */
export function timingLines(outcomes: Outcome[]): string[] {
  const width = Math.max(...outcomes.map(({ runner }) => runner.name.length))
  return outcomes.map(({ runner: { name, budgetSeconds }, seconds, report }) => {
    const took = `${seconds.toFixed(0).padStart(4)} s of ${String(budgetSeconds).padStart(3)}`
    return `  ${name.padEnd(width)}  ${took}  ${report.tests.length} tests`
  })
}

/** Lists the slowest files, slowest first. */
export function slowestLines(outcomes: Outcome[], most = 20): string[] {
  return outcomes
    .flatMap(({ report }) => Object.entries(report.secondsByFile))
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([file, seconds]) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`)
}

/**
 * Returns a failure for a runner that took more than a fifth over its budget. On a slower machine the budget is longer.
 */
export function overBudget({ runner, seconds, slowness }: Outcome): Failure[] {
  const { name, budgetSeconds } = runner
  if (seconds <= budgetSeconds * slowness * TOLERANCE) return []
  const machine = slowness > 1 ? ` on a machine ${slowness.toFixed(1)} times slower` : ''
  return [
    fault(name, {
      title: `took ${seconds.toFixed(0)} s, more than a fifth over its budget of ${budgetSeconds} s${machine}`,
      message: 'The slowest files are listed above. Make them quicker.',
    }),
  ]
}

/**
 * Returns the failures of the list of heavy files that differs from the measured times. Journeys have no list, because they
 * are not chosen by file.
 */
export function untrueHeavyFiles(
  { runner, report, slowness }: Outcome,
  heavy: readonly HeavyFile[],
): Failure[] {
  if (runner.name === 'e2e') return []
  const listed = new Set(heavy.map(({ file }) => file))
  return Object.entries(report.secondsByFile).flatMap(([file, measured]) => {
    const seconds = measured / slowness
    if (!listed.has(file) && seconds > HEAVY_FROM_SECONDS * TOLERANCE)
      return fault(runner.name, {
        file,
        title: `took ${seconds.toFixed(0)} s and is not listed as heavy`,
        message: 'Make it quicker, or list it in tooling/test/heavy.ts with its reason.',
      })
    // The measured time is compared without the factor: a file that is quick on a slow machine is light on any.
    if (listed.has(file) && measured < LIGHT_BELOW_SECONDS)
      return fault(runner.name, {
        file,
        title: `took only ${measured.toFixed(0)} s and is listed as heavy`,
        message: 'Take it out of tooling/test/heavy.ts, so that `pnpm check` runs it.',
      })
    return []
  })
}

function fault(
  runner: string,
  { file = '', title, message }: { file?: string; title: string; message: string },
): Failure {
  return { runner, file, title, message, command: '' }
}
