import type { Report } from './report.ts'

export type Count = { passed: number; failed: number; skipped: number }

export const nothing: Count = { passed: 0, failed: 0, skipped: 0 }

export function add(a: Count, b: Count): Count {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  }
}

/** Counts a report's tests; each error outside of a test counts as one failure. */
export function countReport({ tests, errors }: Report): Count {
  const ended = (status: string) => tests.filter((test) => test.status === status).length
  return {
    passed: ended('passed'),
    failed: ended('failed') + errors.length,
    skipped: ended('skipped'),
  }
}

/** Counts one failure for a runner that ended badly or ran nothing, even if its report has none. */
export function judge(count: Count, exitCode: number): Count {
  const silent = count.failed === 0 && (exitCode !== 0 || count.passed === 0)
  return silent ? { ...count, failed: 1 } : count
}

export function closingLine({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
