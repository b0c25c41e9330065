import { expect, it } from 'vitest'

import { add, closingLine, countReport, judge } from './count-results.ts'
import type { TestResult } from './report.ts'

const test = (status: TestResult['status']): TestResult => ({
  file: 'a.test.ts',
  path: ['FER-2 sorts'],
  status,
  seconds: 1,
  message: '',
})
const report = (...statuses: TestResult['status'][]) => ({
  tests: statuses.map(test),
  errors: [],
  secondsByFile: {},
})

it('TEST one closing line has the sum of all runners', () => {
  const unit = countReport(report('passed', 'passed'))
  const browser = countReport(report('passed', 'failed'))

  expect(closingLine(add(unit, browser))).toBe('3 passed, 1 failed')
})

it('TEST the closing line counts skipped tests', () => {
  expect(closingLine(countReport(report('passed', 'skipped')))).toBe(
    '1 passed, 0 failed, 1 skipped',
  )
})

it('TEST a file that does not load counts as a failure', () => {
  const broken = { ...report('passed'), errors: [{ file: 'b.test.ts', message: 'No x' }] }

  expect(countReport(broken)).toEqual({ passed: 1, failed: 1, skipped: 0 })
})

it.each([
  { how: 'ended badly', count: { passed: 3, failed: 0, skipped: 0 }, code: 1, failed: 1 },
  { how: 'ran nothing', count: { passed: 0, failed: 0, skipped: 0 }, code: 0, failed: 1 },
  { how: 'only skipped', count: { passed: 0, failed: 0, skipped: 2 }, code: 0, failed: 1 },
  { how: 'counted itself', count: { passed: 3, failed: 2, skipped: 0 }, code: 1, failed: 2 },
  { how: 'passed', count: { passed: 3, failed: 0, skipped: 0 }, code: 0, failed: 0 },
])('TEST a runner that $how counts $failed as failed', ({ count, code, failed }) => {
  expect(judge(count, code).failed).toBe(failed)
})
