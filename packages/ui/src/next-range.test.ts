import { describe, expect, it } from 'vitest'

import { nextRange } from './next-range.ts'

describe('nextRange', () => {
  it('FER-1 sets the departure and asks for the return', () => {
    expect(nextRange({ from: null, to: null }, 'from', '2026-11-20')).toEqual({
      range: { from: '2026-11-20', to: null },
      end: 'to',
    })
  })

  it('FER-1 allows a return on the day of departure', () => {
    expect(nextRange({ from: '2026-11-20', to: null }, 'to', '2026-11-20').range.to).toBe(
      '2026-11-20',
    )
  })

  it('FER-4 makes a day before the departure the new departure', () => {
    expect(nextRange({ from: '2026-11-20', to: null }, 'to', '2026-11-18')).toEqual({
      range: { from: '2026-11-18', to: null },
      end: 'to',
    })
  })

  it('FER-1 keeps the return unless the departure is moved after it', () => {
    const range = { from: '2026-11-20', to: '2026-11-26' }

    expect(nextRange(range, 'from', '2026-11-22').range).toEqual({
      from: '2026-11-22',
      to: '2026-11-26',
    })
    expect(nextRange(range, 'from', '2026-11-28').range.to).toBeNull()
  })
})
