import { expect, it } from 'vitest'

import { holdDeadlineMs, holdPhase } from './holds.ts'

const item = { State: 'held', HoldExpiresAt: '2026-11-20T06:45:00Z' } as const
const cart = { AsOf: '2026-11-20T06:30:00Z' }
const minute = 60_000

it('CRT-2 a hold ends as long after the answer arrived as the server says, whatever the device’s clock shows', () => {
  const wrongClock = Date.parse('2019-01-01T00:00:00Z')

  expect(holdDeadlineMs(item, { cart, receivedAtMs: wrongClock })).toBe(wrongClock + 15 * minute)
})

it('CRT-2 a hold warns in its last two minutes and is over at its end, not after it', () => {
  const deadline = 100 * minute

  expect(holdPhase(item, deadline, deadline - 2 * minute - 1)).toBe('held')
  expect(holdPhase(item, deadline, deadline - 2 * minute)).toBe('soon')
  expect(holdPhase(item, deadline, deadline - 1)).toBe('soon')
  expect(holdPhase(item, deadline, deadline)).toBe('expired')
})

it('CRT-2 what the server calls expired is expired, however much time seems left', () => {
  expect(holdPhase({ State: 'expired' }, 100 * minute, 0)).toBe('expired')
})
