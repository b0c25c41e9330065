import { expect, it } from 'vitest'

import { CLIENTS } from './clients.ts'
import { describeSdks } from './describe.ts'
import { holds, sdkGoalsOf } from './goals.ts'

const bundle = (atOnce: number) => ({ atOnce, later: 0 })
const clients = CLIENTS.filter(({ id }) => id === 'selat' || id === 'openapi-fetch')
/** Returns a comparison with fixed values for openapi-fetch, and given ones for @selat/sdk. */
const comparison = (given: { bytes: number; perSecond: number; seconds: number }) => {
  const pick = (id: string, ours: number, theirs: number) => (id === 'selat' ? ours : theirs)
  return {
    effort: { pace: { rounds: 1, milliseconds: 1000 }, compilations: 1 },
    sizes: clients.map((client) => {
      const size = bundle(pick(client.id, given.bytes, 3000))
      return { client, esbuild: size, vite: size }
    }),
    speeds: clients.map((client) => {
      const rounds = [pick(client.id, given.perSecond, 1000)]
      return { client, gets: rounds, posts: rounds }
    }),
    validation: { sailings: 1, bytes: 1000, perSecond: { selat: [5], 'hand-written': [10] } },
    typeChecks: [
      {
        compiler: 'TypeScript 7',
        clients: clients.map((client) => ({
          client,
          seconds: [pick(client.id, given.seconds, 1)],
        })),
      },
    ],
  }
}

it('BENCH values exactly at the goals of the SDK reach them', () => {
  const goals = sdkGoalsOf(comparison({ bytes: 7500, perSecond: 800, seconds: 1.3 }))

  expect(goals.map(holds)).toEqual([true, true, true, true, true])
})

it('BENCH values just past the goals miss them, and the report says so', () => {
  const worse = comparison({ bytes: 7501, perSecond: 799, seconds: 1.31 })

  expect(sdkGoalsOf(worse).map(holds)).toEqual([false, false, false, false, false])
  expect(describeSdks(worse)).toContain('| at least 0.80 | 0.80 | NO |')
})

it('BENCH the ratios compare with the named client of the same run', () => {
  const report = describeSdks(comparison({ bytes: 4500, perSecond: 900, seconds: 0.5 }))

  expect(report).toContain('| @selat/sdk | 4.5 | 1.50 | 0.0 | 4.5 | 1.50 | 0.0 |')
  expect(report).toContain('| @selat/sdk | 900 | 0.90 | 900 | 0.90 |')
  expect(report).toContain('| @selat/sdk/zod | 5 | 0.50 |')
  expect(report).toContain('| @selat/sdk | 0.50 | 0.50 |')
})
