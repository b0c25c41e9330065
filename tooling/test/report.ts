/** One test of any runner, as in its report. */
export type TestResult = {
  /** The path from the repository's root, with forward slashes. */
  file: string
  /** The titles of its groups, then its own. */
  path: string[]
  status: 'passed' | 'failed' | 'skipped'
  seconds: number
  /** The message of a failure; otherwise empty. */
  message: string
  /** The Playwright project that ran it; absent for vitest. */
  device?: string
}

/** An error outside of tests: a file that did not load, or a server that did not start. */
export type ErrorOutside = { file: string; message: string }

/** The parts of a runner's JSON report that are read. */
export type Report = {
  tests: TestResult[]
  errors: ErrorOutside[]
  /** The seconds of each file, from the start of its first test to the end of its last. */
  secondsByFile: Record<string, number>
}

/** Joins several reports of one runner. If a file is in more than one, its times are added. */
export function joinReports(reports: Report[]): Report {
  const secondsByFile: Record<string, number> = {}
  for (const [file, seconds] of reports.flatMap((report) => Object.entries(report.secondsByFile)))
    secondsByFile[file] = (secondsByFile[file] ?? 0) + seconds
  return {
    tests: reports.flatMap(({ tests }) => tests),
    errors: reports.flatMap(({ errors }) => errors),
    secondsByFile,
  }
}

/** Whether a test is the replay of one that ran elsewhere (apps/mock-api/lab/testing/replay). */
export function isReplay({ path }: TestResult): boolean {
  return / · replayed on (a file|PostgreSQL)$/.test(path.at(-1) ?? '')
}
