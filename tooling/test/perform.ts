import { type Count, countReport, judge } from './count-results.ts'
import { type Failure, failuresOf } from './failures.ts'
import { slownessOfMachine, watchSlowness } from './machine-speed.ts'
import type { Report } from './report.ts'
import type { Choice, Runner } from './runners.ts'

/** The result of one runner. */
export type Outcome = {
  runner: Runner
  report: Report
  count: Count
  failures: Failure[]
  /** The seconds from its start to its end. */
  seconds: number
  /**
   * The factor by which this machine was slower than that of the budgets: the largest one before, during and after the run.
   */
  slowness: number
  /** The factor after the runner ran. */
  slownessAfter: number
}

/** Runs one runner and reads its report. `slownessBefore` is the factor when it starts. */
export async function perform(
  runner: Runner,
  choice: Choice,
  slownessBefore: number,
): Promise<Outcome> {
  console.log(`\n── ${runner.name}: ${runner.what} ──`)
  const startedAt = performance.now()
  const stopWatching = watchSlowness()
  const { code, report } = await runner.perform(choice)
  const seconds = (performance.now() - startedAt) / 1000
  const during = stopWatching()
  const count = judge(countReport(report), code)
  const failures = failuresOf(runner.name, report)
  if (count.failed > 0 && failures.length === 0) {
    // Errors outside of reports, such as one after the last test, are in the runner's output above.
    const title = code === 0 ? 'ran no test' : `ended badly, with exit code ${code}`
    failures.push({ runner: runner.name, file: '', title, message: '', command: '' })
  }
  const slownessAfter = await slownessOfMachine()
  const slowness = Math.max(slownessBefore, during, slownessAfter)
  return { runner, report, count, failures, seconds, slowness, slownessAfter }
}
