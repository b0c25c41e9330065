import { expect, it } from 'vitest'

import { statementDays } from './statement-days.ts'

it.each([
  ['month', '2026-11-20', '2026-11-01', '2026-11-30'],
  ['last', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['last', '2027-01-01', '2026-12-01', '2026-12-31'],
  ['30', '2026-03-01', '2026-01-31', '2026-03-01'],
  ['year', '2028-02-29', '2028-01-01', '2028-12-31'],
] as const)('AGT-1 the period %s on %s is from %s to %s', (name, today, from, until) => {
  const search = name === 'month' ? {} : { period: name }

  expect(statementDays(search, today)).toEqual({ from, until })
})

it('AGT-1 the days of a custom period come from the address', () => {
  const own = { period: 'own', dateFrom: '2026-05-04', dateUntil: '2026-06-01' } as const

  expect(statementDays(own, '2026-11-20')).toEqual({ from: '2026-05-04', until: '2026-06-01' })
})
