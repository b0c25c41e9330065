import { expect, it } from 'vitest'

import { describeSiteServer, goalsOf } from './describe.ts'
import type { SiteServer } from './measure-site-server.ts'

const rate = (name: string, perSecond: number, busyMicroseconds: number | null) => ({
  ...{ name, perSecond, busyMicroseconds, p50Ms: 20, p99Ms: 40 },
})

const measured: SiteServer = {
  effort: { pace: { rounds: 5, seconds: 4, connections: 20 }, pages: 100_000, idle: 2000 },
  // Other programs have taken half of the time of this machine.
  rates: [
    rate('Selat, each page rendered: results', 50, 10_000),
    rate('Selat, each page rendered: home', 60, 8000),
    rate('Selat, pages kept: results', 900, null),
  ],
  memory: { atFirstMb: 108.4, afterMb: 210 },
  idle: { connections: 2000, addedMb: 12, meanwhile: rate('Selat, pages kept', 850, null) },
  failures: [{ says: 'The API is down', status: 503, retryAfter: '30', tookMs: 12.4 }],
}

it('BENCH the goals of the site server count only the processor time of its own', () => {
  expect(goalsOf(measured).map(({ wanted, reached }) => [wanted, reached])).toEqual([
    [80, 100],
    [1000, 900],
  ])
})

it('BENCH the report has the values reached, the memory and the answers during failures', () => {
  const report = describeSiteServer(measured)

  expect(report).toContain('| Results, each rendered, a second | 80 | 100 | yes |')
  expect(report).toContain('| Results that are kept, a second | 1000 | 900 | NO |')
  expect(report).toContain('108 MB after the start, 210 MB after 100,000 pages')
  expect(report).toContain('| The API is down | 503 | 30 | 12 |')
})
