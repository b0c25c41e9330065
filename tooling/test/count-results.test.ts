import { expect, it } from 'vitest'

import { add, closingLine, countPlaywright, countVitest, judge } from './count-results.ts'

const vitest = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
}

it('TEST sums the runners in one closing line', () => {
  const browser = countPlaywright({
    stats: { expected: 4, unexpected: 1, flaky: 0, skipped: 0 },
    errors: [],
  })

  const line = closingLine(add(countVitest(vitest), browser))

  expect(line).toBe('7 passed, 1 failed')
})

it('TEST names skipped tests only when there are some', () => {
  const line = closingLine(countVitest({ ...vitest, numPendingTests: 1, numTodoTests: 1 }))

  expect(line).toBe('3 passed, 0 failed, 2 skipped')
})

it('TEST counts a file that does not load as a failure', () => {
  const count = countVitest({
    ...vitest,
    testResults: [{ status: 'failed', assertionResults: [] }],
  })

  expect(count.failed).toBe(1)
})

it('TEST does not count a failed test and its file twice', () => {
  const count = countVitest({
    ...vitest,
    numFailedTests: 1,
    testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
  })

  expect(count.failed).toBe(1)
})

it('TEST counts a flaky browser test as failed', () => {
  const count = countPlaywright({
    stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 0 },
    errors: [],
  })

  expect(count.failed).toBe(1)
})

it.each([
  { how: 'ended badly', count: { passed: 3, failed: 0, skipped: 0 }, code: 1, failed: 1 },
  { how: 'ran nothing', count: { passed: 0, failed: 0, skipped: 0 }, code: 0, failed: 1 },
  { how: 'only skipped', count: { passed: 0, failed: 0, skipped: 2 }, code: 0, failed: 1 },
  { how: 'counted itself', count: { passed: 3, failed: 2, skipped: 0 }, code: 1, failed: 2 },
  { how: 'passed', count: { passed: 3, failed: 0, skipped: 0 }, code: 0, failed: 0 },
])('TEST judges a runner that $how as $failed failed', ({ count, code, failed }) => {
  expect(judge(count, code).failed).toBe(failed)
})
