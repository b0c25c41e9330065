import { expect, it } from 'vitest'

import { describeFirstLoad } from './describe.ts'
import { firstLoadHolds } from './first-load.ts'

const script = (gzipBytes: number) => ({
  file: 'start-a1B2c3D.js',
  kind: 'script' as const,
  bytes: 400_000,
  gzipBytes,
})
const texts = { file: 'EN.json', kind: 'texts' as const, bytes: 9000, gzipBytes: 4000 }

it('BENCH a page is within its budget to the last byte, and texts do not count', () => {
  const visits = [{ screen: 'phone', downloads: [script(152_000), texts] }]

  expect(firstLoadHolds({ visits, routes: [] })).toBe(true)
  expect(describeFirstLoad({ visits, routes: [] })).toContain(
    '152,000 bytes of scripts, within the budget of 152,000; texts, which are data, 4.0 kB more.',
  )
})

it('BENCH one byte over on one screen is over', () => {
  const visits = [
    { screen: 'phone', downloads: [script(152_001)] },
    { screen: 'computer', downloads: [script(1)] },
  ]

  expect(firstLoadHolds({ visits, routes: [] })).toBe(false)
  expect(describeFirstLoad({ visits, routes: [] })).toContain(
    '152,001 bytes of scripts, OVER the budget',
  )
})

it('BENCH a list or product adds at most its own budget to the home page', () => {
  const routes = [
    { path: '/hotels', gzipBytes: 30_000 },
    { path: '/cruises', gzipBytes: 30_001 },
  ]

  expect(firstLoadHolds({ visits: [], routes: routes.slice(0, 1) })).toBe(true)
  expect(firstLoadHolds({ visits: [], routes })).toBe(false)
  expect(describeFirstLoad({ visits: [], routes })).toContain(
    'OVER the budget of 30,000 bytes: /cruises.',
  )
})
