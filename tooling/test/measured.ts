import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../process/run.ts'
import type { Failure } from './failures.ts'
import type { Outcome } from './perform.ts'

/** The committed measurements of a whole run: the number of tests of each runner, and the seconds of each file. */
export type MeasuredRun = {
  tests: Record<string, number>
  seconds: Record<string, number>
}

const file = join(root, 'tooling/test/measured.json')

/** Reads the last committed measurements; empty if there are none. */
export function readMeasured(): MeasuredRun {
  if (!existsSync(file)) return { tests: {}, seconds: {} }
  return JSON.parse(readFileSync(file, 'utf8')) as MeasuredRun // the function below has written it
}

/** Stores new measurements, and keeps earlier ones that are still valid. */
export function writeMeasured(outcomes: Outcome[]): void {
  const isThere = (name: string) => existsSync(join(root, name))
  const measured = withMeasured(readMeasured(), outcomes, isThere)
  writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`)
}

/**
 * Merges the measurements of these runners. A file that did not run keeps its seconds if it `isThere`, because another runner
 * may have measured it. Files under half a second are left out, because their order changes nothing.
 */
export function withMeasured(
  before: MeasuredRun,
  outcomes: Outcome[],
  isThere: (file: string) => boolean,
): MeasuredRun {
  const tests = outcomes.map(({ runner, report }): [string, number] => [
    runner.name,
    report.tests.length,
  ])
  const measuredNow = new Map(
    outcomes.flatMap(({ report }) => Object.entries(report.secondsByFile)),
  )
  const kept = Object.entries(before.seconds).filter(
    ([name]) => !measuredNow.has(name) && isThere(name),
  )
  const seconds = [...measuredNow]
    .map(([name, took]): [string, number] => [name, Math.round(took * 10) / 10])
    .filter(([, took]) => took >= 0.5)
  return {
    tests: { ...before.tests, ...Object.fromEntries(tests) },
    seconds: Object.fromEntries([...kept, ...seconds].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/**
 * Returns a failure if a runner has fewer tests than before. Then a test was removed, but `measured.json` was not changed.
 */
export function lostTests({ runner: { name }, report }: Outcome, measured: MeasuredRun): Failure[] {
  const before = measured.tests[name] ?? 0
  const now = report.tests.length
  if (now >= before) return []
  return [
    {
      runner: name,
      file: '',
      title: `has ${now} tests, ${before - now} fewer than tooling/test/measured.json`,
      message:
        'Bring them back; or name in the commit what proves the same, and run `npx pnpm@12 test --record`.',
      command: '',
    },
  ]
}
