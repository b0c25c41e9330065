import type { Report, TestResult } from './report.ts'

type PlaywrightError = { message?: string }
type PlaywrightSpec = {
  title: string
  file: string
  tests: {
    /** The result; `flaky` is a test that passed at its second try. */
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    projectName: string
    results: { duration?: number; errors?: PlaywrightError[] }[]
  }[]
}
type PlaywrightSuite = {
  title?: string
  file?: string
  suites?: PlaywrightSuite[]
  specs?: PlaywrightSpec[]
}

/** The parts of Playwright's JSON report that are read. */
export type PlaywrightReport = { suites: PlaywrightSuite[]; errors: PlaywrightError[] }

/**
 * Reads Playwright's JSON report, whose files are named relative to `folder`. A flaky test counts as failed.
 */
export function readPlaywrightReport(report: PlaywrightReport, folder: string): Report {
  const tests = report.suites.flatMap((suite) => testsOf(suite, [], folder))
  const secondsByFile: Record<string, number> = {}
  for (const { file, seconds } of tests) secondsByFile[file] = (secondsByFile[file] ?? 0) + seconds
  const errors = report.errors.map(({ message = '' }) => ({ file: '', message }))
  return { tests, errors, secondsByFile }
}

function testsOf(suite: PlaywrightSuite, groups: string[], folder: string): TestResult[] {
  // The outermost suite is the file, whose title is its name.
  const inside = suite.title === suite.file ? groups : [...groups, suite.title ?? '']
  const own = (suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests.map(({ status, projectName, results }): TestResult => ({
      file: `${folder}/${file}`,
      path: [...inside.filter((part) => part !== ''), title],
      status: STATUSES[status],
      seconds: results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
      message: results.flatMap(({ errors = [] }) => errors)[0]?.message ?? '',
      device: projectName,
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((each) => testsOf(each, inside, folder))]
}

const STATUSES = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
  skipped: 'skipped',
} as const
