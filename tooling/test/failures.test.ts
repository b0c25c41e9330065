import { expect, it } from 'vitest'

import { type Failure, failureLines, failuresOfPlaywright, failuresOfVitest } from './failures.ts'

const failure: Failure = {
  runner: 'unit',
  file: '/repo/apps/a.test.ts',
  title: 'FER-2 sorts sailings',
  message: 'Error: expected 2\n\nto be 3\n  at /repo/apps/a.test.ts:4\n  at far',
}

it('TEST names a failed test of vitest with its groups and its message', () => {
  const failures = failuresOfVitest('unit', {
    testResults: [
      { name: '/repo/apps/passed.test.ts', status: 'passed', assertionResults: [] },
      {
        name: '/repo/apps/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', title: 'FER-1 finds' },
          {
            status: 'failed',
            ancestorTitles: ['', 'results'],
            title: 'FER-2 sorts sailings',
            failureMessages: ['Error: expected 2'],
          },
        ],
      },
    ],
  })

  expect(failures).toEqual([
    {
      runner: 'unit',
      file: '/repo/apps/a.test.ts',
      title: 'results › FER-2 sorts sailings',
      message: 'Error: expected 2',
    },
  ])
})

it('TEST names a file that did not load', () => {
  const failures = failuresOfVitest('walls', {
    testResults: [{ name: 'a.test.ts', status: 'failed', message: 'No x', assertionResults: [] }],
  })

  expect(failures).toEqual([
    { runner: 'walls', file: 'a.test.ts', title: 'did not load', message: 'No x' },
  ])
})

it('TEST names a failed and a flaky browser test, and an error outside the tests', () => {
  const test = (status: string, message?: string) => ({
    status,
    projectName: 'phone',
    results: message === undefined ? [{}] : [{ errors: [{ message }] }],
  })
  const spec = { file: 'buy.spec.ts', title: 'ORD-1 buys' }

  const failures = failuresOfPlaywright('e2e', {
    errors: [{ message: 'The mock did not start' }],
    suites: [
      { specs: [{ ...spec, tests: [test('expected'), test('unexpected', 'Timeout')] }] },
      { suites: [{ specs: [{ ...spec, tests: [test('flaky', 'Late')] }] }] },
    ],
  })

  const common = { runner: 'e2e', file: '[phone] buy.spec.ts' }
  expect(failures).toEqual([
    {
      runner: 'e2e',
      file: '',
      title: 'an error outside the tests',
      message: 'The mock did not start',
    },
    { ...common, title: 'ORD-1 buys', message: 'Timeout' },
    { ...common, title: 'ORD-1 buys (flaky)', message: 'Late' },
  ])
})

it('TEST lists each failure on one line with the first lines of what it said', () => {
  const red = `${String.fromCharCode(27)}[31mError`

  expect(failureLines([failure], '/repo')).toEqual([
    'FAILED  unit  apps/a.test.ts › FER-2 sorts sailings',
    '    Error: expected 2',
    '    to be 3',
    '    at apps/a.test.ts:4',
  ])
  expect(
    failureLines([{ runner: 'e2e', file: '', title: 'ended badly', message: red }], '/repo'),
  ).toEqual(['FAILED  e2e  ended badly', '    Error'])
})

it('TEST leaves out the messages, then the last titles, where the list gets long', () => {
  const five = Array.from({ length: 5 }, () => failure)

  expect(failureLines(five, '/repo', 20)).toHaveLength(20)
  expect(failureLines(five, '/repo', 19)).toEqual(
    Array(5).fill('FAILED  unit  apps/a.test.ts › FER-2 sorts sailings'),
  )
  expect(failureLines(five, '/repo', 4)).toEqual([
    ...Array(3).fill('FAILED  unit  apps/a.test.ts › FER-2 sorts sailings'),
    '… and 2 more',
  ])
})
