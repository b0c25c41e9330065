import { expect, it } from 'vitest'

import { effectiveOn, isEffectiveOn } from './effective-on.ts'

const pass = [
  { amount: 65_000, effectiveFrom: '2019-01-01' },
  { amount: 100_000, effectiveFrom: '2023-09-01' },
]

it('FER-2 takes the charge in effect on the day, from its first day on', () => {
  expect(effectiveOn(pass, '2023-08-31')?.amount).toBe(65_000)
  expect(effectiveOn(pass, '2023-09-01')?.amount).toBe(100_000)
  expect(effectiveOn(pass.toReversed(), '2026-05-01')?.amount).toBe(100_000)
})

it('FER-2 has nothing before the first day', () => {
  expect(effectiveOn(pass, '2018-12-31')).toBeUndefined()
})

it('FER-2 ends after its last day', () => {
  const surcharge = { effectiveFrom: '2026-03-12', effectiveUntil: '2026-06-30' }

  expect(isEffectiveOn(surcharge, '2026-06-30')).toBe(true)
  expect(isEffectiveOn(surcharge, '2026-07-01')).toBe(false)
  expect(isEffectiveOn(surcharge, '2026-03-11')).toBe(false)
})
