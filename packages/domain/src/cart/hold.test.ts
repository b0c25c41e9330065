import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addMinutes } from '../time/instant.ts'
import {
  canExtendHold,
  extendHold,
  holdExtensionsLeft,
  holdFacts,
  holdSecondsLeft,
  holdState,
  startHold,
} from './hold.ts'

const START = '2026-05-01T10:00:00.000Z'

describe('startHold', () => {
  it('CRT-2 holds seats for 15 minutes, or as long as the tenant says', () => {
    expect(startHold(START)).toEqual({ expiresAt: '2026-05-01T10:15:00.000Z', extensions: 0 })
    expect(startHold(START, { minutes: 5 }).expiresAt).toBe('2026-05-01T10:05:00.000Z')
  })

  it('CRT-2 never holds seats past the closing of booking', () => {
    const notAfter = '2026-05-01T18:10:00+08:00'

    expect(startHold(START, { notAfter }).expiresAt).toBe('2026-05-01T10:10:00.000Z')
    expect(startHold(START, { notAfter: '2026-05-02T00:00:00Z' }).expiresAt).toBe(
      '2026-05-01T10:15:00.000Z',
    )
  })
})

describe('the countdown', () => {
  it('CRT-2 counts whole seconds down to zero, when the hold has expired', () => {
    const hold = startHold(START)

    expect(holdSecondsLeft(hold, START)).toBe(900)
    expect(holdSecondsLeft(hold, '2026-05-01T10:14:59.001Z')).toBe(1)
    expect(holdState(hold, '2026-05-01T10:14:59.999Z')).toBe('held')
    expect(holdSecondsLeft(hold, '2026-05-01T10:15:00.000Z')).toBe(0)
    expect(holdState(hold, '2026-05-01T10:15:00.000Z')).toBe('expired')
    expect(holdSecondsLeft(hold, '2026-05-01T12:00:00Z')).toBe(0)
  })

  it('CRT-2 stays expired once it has expired', () => {
    const minutes = fc.integer({ min: 0, max: 120 })
    fc.assert(
      fc.property(minutes, minutes, (first, second) => {
        const [early = 0, late = 0] = [first, second].toSorted((a, b) => a - b)
        const hold = startHold(START)
        if (holdState(hold, addMinutes(START, early)) !== 'expired') return
        expect(holdState(hold, addMinutes(START, late))).toBe('expired')
      }),
    )
  })
})

describe('extendHold', () => {
  it('CRT-2 can be extended twice, by 15 minutes each', () => {
    const once = extendHold(startHold(START), '2026-05-01T10:14:00Z')
    const twice = once.ok ? extendHold(once.hold, '2026-05-01T10:29:00Z') : once
    const thrice = twice.ok ? extendHold(twice.hold, '2026-05-01T10:44:00Z') : twice

    expect(once).toEqual({
      ok: true,
      hold: { expiresAt: '2026-05-01T10:30:00.000Z', extensions: 1 },
    })
    expect(twice).toEqual({
      ok: true,
      hold: { expiresAt: '2026-05-01T10:45:00.000Z', extensions: 2 },
    })
    expect(thrice).toEqual({ ok: false, reason: 'no_extensions_left' })
  })

  it('CRT-2 an expired hold cannot be extended: its seats may be sold', () => {
    expect(extendHold(startHold(START), '2026-05-01T10:15:00Z')).toEqual({
      ok: false,
      reason: 'hold_expired',
    })
  })

  it('CRT-2 an extension ends when booking closes, and is refused if it would add nothing', () => {
    const hold = startHold(START)

    expect(extendHold(hold, START, { notAfter: '2026-05-01T10:20:00Z' })).toMatchObject({
      hold: { expiresAt: '2026-05-01T10:20:00.000Z' },
    })
    expect(extendHold(hold, START, { notAfter: '2026-05-01T10:15:00Z' })).toEqual({
      ok: false,
      reason: 'no_extensions_left',
    })
    expect(canExtendHold(hold, START, '2026-05-01T10:15:00Z')).toBe(false)
    expect(canExtendHold(hold, START)).toBe(true)
  })
})

it('CRT-2 counts the extensions left', () => {
  expect([0, 1, 2, 3].map((extensions) => holdExtensionsLeft({ extensions }))).toEqual([2, 1, 0, 0])
})

it('CRT-2 gives the facts for the guards of its table', () => {
  const hold = { expiresAt: '2026-05-01T10:15:00Z', extensions: 2 }

  expect(holdFacts(hold, START)).toEqual({ over: false, running: true, extendable: false })
  expect(holdFacts({ ...hold, extensions: 0 }, START).extendable).toBe(true)
  expect(holdFacts(hold, '2026-05-01T10:15:00Z')).toEqual({
    over: true,
    running: false,
    extendable: false,
  })
  expect(holdState({ ...hold, extensions: 1 }, START)).toBe('extended')
})
