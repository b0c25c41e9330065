import { expect, it } from 'vitest'

import { untilNextExpiry } from './until-next-expiry.ts'

const AsOf = '2026-11-20T06:30:00Z'

it('CHK-9 a list is loaded again when the first of its unpaid orders expires', () => {
  const Items = [
    { Status: 'ENTRY' as const, ExpiresAt: '2026-11-20T07:00:00Z' },
    { Status: 'ENTRY' as const, ExpiresAt: '2026-11-20T06:40:00Z' },
    { Status: 'POSTED' as const, ExpiresAt: '2026-11-20T06:31:00Z' },
    { Status: 'ENTRY' as const, ExpiresAt: null },
  ]

  const left = untilNextExpiry({ Items, AsOf }, Date.now() - 60_000)

  expect(left).toBeGreaterThan(9 * 60_000)
  expect(left).toBeLessThan(9 * 60_000 + 5_000)
})

it('CHK-9 a list in which nothing expires is not loaded again', () => {
  const passed = { Status: 'ENTRY' as const, ExpiresAt: '2026-11-20T06:29:00Z' }

  expect(untilNextExpiry({ Items: [], AsOf }, Date.now())).toBe(false)
  expect(untilNextExpiry({ Items: [passed], AsOf }, Date.now())).toBe(false)
})
