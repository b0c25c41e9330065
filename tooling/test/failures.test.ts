import { expect, it } from 'vitest'

import { type Failure, failureLines, failuresOf, joinRepeated } from './failures.ts'
import type { TestResult } from './report.ts'

const failed: TestResult = {
  file: 'apps/a.test.ts',
  path: ['results', "FER-2 sorts (by the agent's price)"],
  status: 'failed',
  seconds: 1,
  message: 'Error: expected 2\n\nto be 3\n  at /repo/apps/a.test.ts:4\n  at far',
}
const report = { tests: [failed], errors: [], secondsByFile: {} }

it('TEST a failed test is named with a command that runs only it', () => {
  const [failure] = failuresOf('mock', report)

  expect(failure).toEqual({
    runner: 'mock',
    file: 'apps/a.test.ts',
    title: "results › FER-2 sorts (by the agent's price)",
    message: failed.message,
    command: String.raw`npx pnpm@12 test mock apps/a.test.ts -t 'results FER-2 sorts \(by the agent'\''s price\)'`,
  })
})

it('TEST a failed browser test is named with its device', () => {
  const [failure] = failuresOf('e2e', { ...report, tests: [{ ...failed, device: 'phone' }] })

  expect(failure?.runner).toBe('e2e [phone]')
  expect(failure?.command).toContain('test e2e apps/a.test.ts')
})

it('TEST a file that did not load is named, and so is an error outside of the files', () => {
  const errors = [
    { file: 'a.test.ts', message: 'No x' },
    { file: '', message: 'No server' },
  ]

  const failures = failuresOf('walls', { tests: [], errors, secondsByFile: {} })

  expect(failures.map(({ title, command }) => [title, command])).toEqual([
    ['did not load', 'npx pnpm@12 test walls a.test.ts'],
    ['an error outside the tests', ''],
  ])
})

it('TEST tests that passed are not named', () => {
  expect(failuresOf('mock', { ...report, tests: [{ ...failed, status: 'passed' }] })).toEqual([])
})

const failure: Failure = {
  runner: 'mock',
  file: 'apps/a.test.ts',
  title: 'FER-2 sorts',
  message: failed.message,
  command: 'npx pnpm@12 test mock apps/a.test.ts',
}

it('TEST a failure has its title, the first lines of its message and its command', () => {
  const red = `${String.fromCharCode(27)}[31mError`

  expect(failureLines([failure], '/repo')).toEqual([
    'FAILED  mock  apps/a.test.ts › FER-2 sorts',
    '    Error: expected 2',
    '    to be 3',
    '    at apps/a.test.ts:4',
    '    npx pnpm@12 test mock apps/a.test.ts',
  ])
  const bad = { runner: 'e2e', file: '', title: 'ended badly', message: red, command: '' }
  expect(failureLines([bad], '/repo')).toEqual(['FAILED  e2e  ended badly', '    Error'])
})

it('TEST a long list leaves out first the messages, then the commands, then the last titles', () => {
  const five = Array.from({ length: 5 }, () => failure)
  const title = 'FAILED  mock  apps/a.test.ts › FER-2 sorts'

  expect(failureLines(five, '/repo', 25)).toHaveLength(25)
  expect(failureLines(five, '/repo', 24)).toEqual(
    five.flatMap(({ command }) => [title, `    ${command}`]),
  )
  expect(failureLines(five, '/repo', 9)).toEqual(Array(5).fill(title))
  expect(failureLines(five, '/repo', 4)).toEqual([...Array(3).fill(title), '… and 2 more'])
})

it('TEST a test that failed in several repeats is named once, with its number of failures', () => {
  const other = { ...failure, title: 'another' }

  const titles = joinRepeated([failure, other, failure]).map(({ title }) => title)

  expect(titles).toEqual(['FER-2 sorts (2 times)', 'another'])
})
