import type { Report, TestResult } from './report.ts'

/** The parts of vitest's JSON report that are read. */
export type VitestReport = {
  testResults: {
    name: string
    status: string
    message?: string
    startTime?: number
    endTime?: number
    assertionResults: {
      status: string
      ancestorTitles?: string[]
      title?: string
      duration?: number | null
      failureMessages?: string[]
    }[]
  }[]
}

/**
 * Reads vitest's JSON report. A file that did not load has no failed test in the report, and counts as an error of its own.
 */
export function readVitestReport(report: VitestReport, root: string): Report {
  const secondsByFile: Record<string, number> = {}
  const errors: Report['errors'] = []
  const tests = report.testResults.flatMap((found): TestResult[] => {
    const file = found.name.replace(`${root}/`, '')
    const { startTime = 0, endTime = 0, assertionResults } = found
    secondsByFile[file] = (secondsByFile[file] ?? 0) + (endTime - startTime) / 1000
    if (found.status === 'failed' && !assertionResults.some(({ status }) => status === 'failed'))
      errors.push({ file, message: found.message ?? '' })
    return assertionResults.map((test) => ({
      file,
      path: [...(test.ancestorTitles ?? []), test.title ?? ''].filter((part) => part !== ''),
      status: statusOf(test.status),
      seconds: (test.duration ?? 0) / 1000,
      message: test.failureMessages?.[0] ?? '',
    }))
  })
  return { tests, errors, secondsByFile }
}

/**
 * Converts the status of a test. Vitest has several words for a test that did not run: `pending`, `skipped`, `todo`,
 * `disabled`.
 */
function statusOf(status: string): TestResult['status'] {
  return status === 'passed' || status === 'failed' ? status : 'skipped'
}
