/** One test of any runner, as its report tells of it. */
export type TestResult = {
  /** Path from the repository's root, with forward slashes. */
  file: string
  /** The titles of its groups and its own. */
  path: string[]
  status: 'passed' | 'failed' | 'skipped'
  seconds: number
  /** What it said when it failed; empty otherwise. */
  message: string
  /** The Playwright project that ran it; absent for vitest. */
  device?: string
}

/** What went wrong outside of any test: a file that did not load, a server that did not start. */
export type ErrorOutside = { file: string; message: string }

/** Everything that is read from one runner's JSON report. */
export type Report = {
  tests: TestResult[]
  errors: ErrorOutside[]
  /** How long each file's tests took together, from the start of the first to the end of the last. */
  secondsByFile: Record<string, number>
}

/** Several reports of one runner as one; a file that stands in more than one took the sum of its times. */
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
