import { describe, expect, it } from 'vitest'

import { candidatesFor } from './choose-tests.ts'
import { importersOf } from './import-graph.ts'
import { describeSteps, planSteps } from './plan-steps.ts'
import { planTests } from './plan-tests.ts'

const mock = 'apps/mock-api/src'
const site = 'apps/storefront/src'
const tests = [
  `${mock}/features/wallet/decide-top-up.test.ts`,
  `${mock}/features/wallet/list-top-ups.test.ts`,
  `${mock}/features/wallet/statement/wallet.test.ts`,
  `${mock}/features/desk/desk.test.ts`,
  `${mock}/server/sandbox/access.test.ts`,
  `${mock}/features/manifest/scans.test.ts`,
  `${site}/features/wallet/pages/wallet-page.test.tsx`,
  `${site}/features/hotel/pages/hotels-page.test.tsx`,
  `${site}/shared/price/price-lines.test.tsx`,
  'packages/ui/src/button.test.tsx',
]
const sources = { tests, importers: new Map<string, Set<string>>() }
const whys = (file: string, from = sources) =>
  Object.fromEntries(candidatesFor(file, from).map(({ file: test, why }) => [test, why]))

describe('the tests of a check', () => {
  it('TEST a change of the mock chooses tests beside it, in its layer, in layers above and of the pages that show it', () => {
    const file = `${mock}/features/wallet/decide-top-up.ts`

    expect(whys(file)).toEqual({
      [`${mock}/features/wallet/decide-top-up.test.ts`]: `tests ${file}`,
      [`${mock}/features/wallet/list-top-ups.test.ts`]: `beside ${file}`,
      [`${mock}/features/wallet/statement/wallet.test.ts`]: 'in layer wallet',
      [`${mock}/features/desk/desk.test.ts`]: 'desk stands above wallet',
      [`${mock}/server/sandbox/access.test.ts`]: 'server stands above wallet',
      [`${site}/features/wallet/pages/wallet-page.test.tsx`]: 'wallet shows what wallet does',
    })
  })

  it('TEST a change of the test kit chooses all tests of the mock', () => {
    const file = 'apps/mock-api/lab/testing/visitor.ts'

    const chosen = whys(file)

    expect(Object.keys(chosen)).toEqual(tests.filter((test) => test.startsWith(mock)))
    expect(new Set(Object.values(chosen))).toEqual(new Set([`any test may use ${file}`]))
  })

  it('TEST a change of the site chooses the tests of its feature, and of all that use a shared part', () => {
    const row = `${site}/shared/price/price-lines.tsx`
    const card = `${site}/features/hotel/components/hotel-card.tsx`
    const importers = new Map([[row, new Set([card])]])

    expect(whys(card)).toEqual({
      [`${site}/features/hotel/pages/hotels-page.test.tsx`]: 'in features/hotel',
    })
    expect(whys(row, { tests, importers })).toEqual({
      [`${site}/shared/price/price-lines.test.tsx`]: `tests ${row}`,
      [`${site}/features/hotel/pages/hotels-page.test.tsx`]: `features/hotel uses ${row}`,
    })
  })

  it('TEST a change of a component chooses the tests of the pages that use it', () => {
    const page = `${site}/features/hotel/components/hotel-card.tsx`
    const importers = new Map([['packages/ui/src/button.tsx', new Set([page])]])

    expect(Object.keys(whys('packages/ui/src/button.tsx', { tests, importers }))).toEqual([
      'packages/ui/src/button.test.tsx',
      `${site}/features/hotel/pages/hotels-page.test.tsx`,
    ])
  })

  it('TEST a changed test chooses itself, and a page of the docs chooses none', () => {
    expect(whys(`${mock}/server/sandbox/access.test.ts`)).toEqual({
      [`${mock}/server/sandbox/access.test.ts`]: 'it changed',
    })
    expect(whys('docs/states.md')).toEqual({})
  })

  it('TEST heavy tests, and those for which no time is left, are left to the gate, the farthest first', () => {
    const changed = [`${mock}/features/wallet/decide-top-up.ts`]
    const seconds = {
      [`${mock}/features/wallet/decide-top-up.test.ts`]: 100,
      [`${mock}/features/wallet/statement/wallet.test.ts`]: 20,
      [`${mock}/server/sandbox/access.test.ts`]: 60,
    }
    const heavy = new Set([`${mock}/features/desk/desk.test.ts`])

    const { chosen, left } = planTests(changed, sources, { seconds }, heavy)

    expect(chosen.map(({ file }) => file)).toEqual([
      `${mock}/features/wallet/decide-top-up.test.ts`,
      `${mock}/features/wallet/list-top-ups.test.ts`,
      `${mock}/features/wallet/statement/wallet.test.ts`,
      `${site}/features/wallet/pages/wallet-page.test.tsx`,
    ])
    expect(left.map(({ file, why }) => [file, why])).toEqual([
      [`${mock}/features/desk/desk.test.ts`, 'desk stands above wallet; takes long'],
      [`${mock}/server/sandbox/access.test.ts`, 'server stands above wallet; no time left'],
    ])
  })

  it('TEST a heavy test runs if it was changed itself', () => {
    const file = `${mock}/server/sandbox/access.test.ts`

    expect(planTests([file], sources, { seconds: {} }, new Set([file])).chosen).toHaveLength(1)
  })
})

describe('the steps of a check', () => {
  const measured = { seconds: { [tests[0] ?? '']: 12.3, 'apps/storefront/e2e/buy.spec.ts': 41 } }
  const names = (...files: string[]) => planSteps(files, [], measured).map(({ name }) => name)

  it('TEST a change of the mock builds the site and runs one journey', () => {
    expect(names(`${mock}/features/wallet/wallet.ts`)).toEqual([
      'build',
      'format',
      'lint',
      'typecheck',
      'walls',
      'journey',
    ])
    expect(names(`${mock}/features/wallet/wallet.test.ts`)).not.toContain('journey')
  })

  it('TEST a page of the docs is only formatted', () => {
    expect(names('docs/guides/releasing.md')).toEqual(['format'])
  })

  it('TEST a changed contract is linted, and a change that the packages’ tests read runs those tests', () => {
    expect(names('openapi/paths/cart.yaml')).toContain('contract')
    expect(names('packages/domain/src/limits.ts')).toContain('tests of packages')
    expect(names('apps/storefront/src/app/shell.tsx')).toContain('tests of packages')
    expect(names('apps/storefront/browser-warning.ts')).toContain('tests of packages')
    expect(names(`${mock}/features/wallet/wallet.ts`)).not.toContain('tests of packages')
  })

  it('TEST the chosen tests run with the runner of their folder', () => {
    const chosen = [{ file: tests[0] ?? '', why: 'it changed', distance: 0 }]

    expect(planSteps([], chosen, measured)).toEqual([
      {
        name: 'tests of mock',
        command: `node tooling/test/main.ts mock ${tests[0]}`,
        why: `${tests[0]} chosen above`,
        seconds: 12.3,
      },
    ])
  })

  it('TEST each step says why it runs and how long its tests took', () => {
    const page = `${site}/features/hotel/pages/hotels-page.tsx`
    const contract = 'openapi/paths/cart.yaml'
    const chosen = [{ file: tests[0] ?? '', why: 'it changed', distance: 0 }]

    expect(describeSteps(planSteps([page, contract], chosen, measured))).toEqual([
      `  build              (the journey runs on what is built, with ${page} in it)`,
      `  format             (${page} and 1 more changed)`,
      `  lint               (${page} changed)`,
      `  tests of mock      (${tests[0]} chosen above, 13 s of tests)`,
      `  tests of packages  (tests of the packages read ${page})`,
      `  contract           (${contract} changed)`,
      `  typecheck          (types of other files may rest on ${page})`,
      `  walls              (${page} may import what its folder must not)`,
      `  journey            (visitors get ${page}, and this one buys from search to ticket, 41 s of tests)`,
    ])
  })
})

it('TEST each importer of a file is counted once, with its number of steps, even in a circle', () => {
  const importers = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'a'])],
  ])

  expect(Object.fromEntries(importersOf('a', importers))).toEqual({ a: 0, b: 1, c: 2 })
})
