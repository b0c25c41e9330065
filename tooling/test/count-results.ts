export type Count = { passed: number; failed: number; skipped: number }

export const nothing: Count = { passed: 0, failed: 0, skipped: 0 }

/** The parts of vitest's JSON report that are counted. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** The parts of Playwright's JSON report that are counted. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

export function add(a: Count, b: Count): Count {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  }
}

/** A file that did not even load has no failed test in it, and counts as one. */
export function countVitest(report: VitestReport): Count {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** A test that passed at a second try is not a test that passed. Errors outside tests count as one each. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/** A runner that ended badly, or ran nothing, has failed whatever its report says. */
export function judge(count: Count, exitCode: number): Count {
  const silent = count.failed === 0 && (exitCode !== 0 || count.passed === 0)
  return silent ? { ...count, failed: 1 } : count
}

export function closingLine({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
