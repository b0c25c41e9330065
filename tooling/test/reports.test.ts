import { expect, it } from 'vitest'

import { readPlaywrightReport } from './playwright-report.ts'
import { isReplay, joinReports } from './report.ts'
import { readVitestReport } from './vitest-report.ts'

it('TEST the report of vitest is read with groups, messages and the time of each file', () => {
  const { tests, errors, secondsByFile } = readVitestReport(
    {
      testResults: [
        {
          name: '/repo/apps/a.test.ts',
          status: 'failed',
          startTime: 1000,
          endTime: 3500,
          assertionResults: [
            { status: 'passed', title: 'FER-1 finds', duration: 500 },
            { status: 'pending', title: 'FER-3 waits' },
            {
              status: 'failed',
              ancestorTitles: ['', 'results'],
              title: 'FER-2 sorts sailings',
              failureMessages: ['Error: expected 2'],
            },
          ],
        },
      ],
    },
    '/repo',
  )

  const common = { file: 'apps/a.test.ts', message: '' }
  expect(tests).toEqual([
    { ...common, path: ['FER-1 finds'], status: 'passed', seconds: 0.5 },
    { ...common, path: ['FER-3 waits'], status: 'skipped', seconds: 0 },
    {
      ...common,
      path: ['results', 'FER-2 sorts sailings'],
      status: 'failed',
      seconds: 0,
      message: 'Error: expected 2',
    },
  ])
  expect(errors).toEqual([])
  expect(secondsByFile).toEqual({ 'apps/a.test.ts': 2.5 })
})

it('TEST a file that did not load is an error, but a failed test is not counted as one', () => {
  const file = (name: string, assertionResults: { status: string }[]) => ({
    name,
    status: 'failed',
    message: 'No x',
    assertionResults,
  })

  const { errors } = readVitestReport(
    { testResults: [file('a.test.ts', []), file('b.test.ts', [{ status: 'failed' }])] },
    '/repo',
  )

  expect(errors).toEqual([{ file: 'a.test.ts', message: 'No x' }])
})

it('TEST the report of browser tests is read with files and groups, and a flaky test counts as failed', () => {
  const result = (message?: string) => ({
    duration: 2000,
    ...(message === undefined ? {} : { errors: [{ message }] }),
  })
  const journey = (status: 'expected' | 'flaky' | 'unexpected', message?: string) => ({
    title: 'CHK-8 buys',
    file: 'buy.spec.ts',
    tests: [{ status, projectName: 'phone', results: [result(message)] }],
  })

  const { tests, errors, secondsByFile } = readPlaywrightReport(
    {
      errors: [{ message: 'The mock did not start' }],
      suites: [
        {
          title: 'buy.spec.ts',
          file: 'buy.spec.ts',
          specs: [journey('expected')],
          suites: [
            {
              title: 'a cart',
              file: 'buy.spec.ts',
              specs: [journey('flaky', 'Late'), journey('unexpected', 'Timeout')],
            },
          ],
        },
      ],
    },
    'e2e',
  )

  const common = { file: 'e2e/buy.spec.ts', seconds: 2, device: 'phone' }
  const path = ['a cart', 'CHK-8 buys']
  expect(tests).toEqual([
    { ...common, path: ['CHK-8 buys'], status: 'passed', message: '' },
    { ...common, path, status: 'failed', message: 'Late' },
    { ...common, path, status: 'failed', message: 'Timeout' },
  ])
  expect(errors).toEqual([{ file: '', message: 'The mock did not start' }])
  expect(secondsByFile).toEqual({ 'e2e/buy.spec.ts': 6 })
})

it('TEST the reports of one runner are joined, and the times of a file in both are added', () => {
  const report = (seconds: number) => ({
    tests: [],
    errors: [{ file: 'a.test.ts', message: String(seconds) }],
    secondsByFile: { 'a.test.ts': seconds },
  })

  const joined = joinReports([report(1), report(2)])

  expect(joined.errors.map(({ message }) => message)).toEqual(['1', '2'])
  expect(joined.secondsByFile).toEqual({ 'a.test.ts': 3 })
})

it('TEST a replay of a test is recognised by its title', () => {
  const test = { file: 'a.test.ts', status: 'passed', seconds: 0, message: '' } as const

  expect(isReplay({ ...test, path: ['CHK-8 pays · replayed on PostgreSQL'] })).toBe(true)
  expect(isReplay({ ...test, path: ['CHK-8 pays · replayed on a file'] })).toBe(true)
  expect(isReplay({ ...test, path: ['CHK-8 pays'] })).toBe(false)
})
