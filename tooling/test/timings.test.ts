import { expect, it } from 'vitest'

import { lostTests, withMeasured } from './measured.ts'
import type { Outcome } from './perform.ts'
import type { Runner } from './runners.ts'
import {
  overBudget,
  slownessOfAll,
  slowestLines,
  timingLines,
  untrueHeavyFiles,
} from './timings.ts'

const runner: Runner = {
  name: 'mock',
  what: 'the mock',
  budgetSeconds: 100,
  folders: [],
  needsBuild: false,
  perform: () => Promise.reject(new Error('is not run here')),
}

function outcome(part: Partial<Outcome> & { files?: Record<string, number> } = {}): Outcome {
  const { files = {}, ...rest } = part
  const report = { tests: [], errors: [], secondsByFile: files }
  const count = { passed: 1, failed: 0, skipped: 0 }
  return {
    runner,
    report,
    count,
    failures: [],
    seconds: 90,
    slowness: 1,
    slownessAfter: 1,
    ...rest,
  }
}

it('TEST the seconds of each runner are shown beside its budget', () => {
  expect(timingLines([outcome()])).toEqual(['  mock    90 s of 100  0 tests'])
})

it('TEST the slowest files of all runners are listed, slowest first', () => {
  const one = outcome({ files: { 'a.test.ts': 1, 'b.test.ts': 12.34 } })
  const other = outcome({ files: { 'c.test.ts': 5 } })

  expect(slowestLines([one, other], 2)).toEqual(['    12.3 s  b.test.ts', '     5.0 s  c.test.ts'])
})

it.each([
  { seconds: 120, slowness: 1, faults: [] },
  { seconds: 121, slowness: 1, faults: ['took 121 s, more than a fifth over its budget of 100 s'] },
  { seconds: 239, slowness: 2, faults: [] },
  {
    seconds: 241,
    slowness: 2,
    faults: [
      'took 241 s, more than a fifth over its budget of 100 s on a machine 2.0 times slower',
    ],
  },
])(
  'TEST a runner more than a fifth over its budget fails: $seconds s, $slowness times slower',
  ({ seconds, slowness, faults }) => {
    const found = overBudget(outcome({ seconds, slowness }))

    expect(found.map(({ title }) => title)).toEqual(faults)
  },
)

it('TEST a long file that is not listed as heavy fails, and so does a listed one that is short', () => {
  const heavy = [
    { file: 'a.test.ts', seconds: 20, why: 'It kills processes.' },
    { file: 'b.test.ts', seconds: 20, why: 'It kills processes.' },
  ]
  const files = { 'a.test.ts': 5, 'b.test.ts': 3, 'c.test.ts': 29, 'd.test.ts': 31 }

  expect(untrueHeavyFiles(outcome({ files }), heavy).map(({ file }) => file)).toEqual([
    'b.test.ts',
    'd.test.ts',
  ])
  expect(untrueHeavyFiles(outcome({ files, slowness: 2 }), heavy).map(({ file }) => file)).toEqual([
    'b.test.ts',
  ])
})

it('TEST a runner’s budget grows if all runners take longer', () => {
  const run = (seconds: readonly number[]) =>
    slownessOfAll(seconds.map((one) => outcome({ seconds: one })))

  expect(run([170, 160, 180, 150, 300])).toBe(1.7)
  expect(run([90, 80, 95, 100, 300])).toBe(1)
  expect(run([300, 300])).toBe(1)
})

it('TEST journeys need no list of heavy files', () => {
  const journeys = outcome({ runner: { ...runner, name: 'e2e' }, files: { 'a.spec.ts': 60 } })

  expect(untrueHeavyFiles(journeys, [])).toEqual([])
})

it('TEST a runner with fewer tests than recorded fails', () => {
  const measured = { tests: { mock: 2 }, seconds: {} }

  expect(lostTests(outcome(), measured).map(({ title }) => title)).toEqual([
    'has 0 tests, 2 fewer than tooling/test/measured.json',
  ])
  expect(lostTests(outcome(), { tests: {}, seconds: {} })).toEqual([])
})

it('TEST the record gets what ran, and loses files that no longer exist', () => {
  const ran = outcome({
    runner: { ...runner, folders: ['apps/mock-api'] },
    report: {
      tests: [],
      errors: [],
      secondsByFile: { 'apps/mock-api/new.test.ts': 2.04, 'apps/mock-api/quick.test.ts': 0.4 },
    },
  })
  const before = {
    tests: { mock: 9, e2e: 347 },
    seconds: {
      'apps/mock-api/gone.test.ts': 3,
      'apps/mock-api/quick.test.ts': 2,
      'apps/mock-api/two-instances.postgres.test.ts': 8,
      'apps/storefront/e2e/buy.spec.ts': 11,
      'tooling/new/gone.test.ts': 60,
    },
  }

  expect(withMeasured(before, [ran], (file) => !file.includes('/gone.'))).toEqual({
    tests: { mock: 0, e2e: 347 },
    seconds: {
      'apps/mock-api/new.test.ts': 2,
      'apps/mock-api/two-instances.postgres.test.ts': 8,
      'apps/storefront/e2e/buy.spec.ts': 11,
    },
  })
})
