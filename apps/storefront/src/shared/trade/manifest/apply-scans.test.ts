import fc from 'fast-check'
import { expect, it } from 'vitest'

import { sailing, samplePassenger, sampleScan } from '../../../test/sample-manifest.ts'
import { applyScans } from './apply-scans.ts'

const here = { sailing, by: 'Sari' }
const earlier = { At: '2026-11-20T08:00:00Z', Place: 'Gate 1', By: 'Budi', Reason: '' }

it('MAN-2 a check-in that waits shows at once, whichever code names the ticket', () => {
  for (const Code of ['NST-4KQ7ZP-1', 'nst-4kq7zp-1', 'a'.repeat(64)]) {
    const [passenger] = applyScans([samplePassenger()], [sampleScan({ Code })], here)

    expect(passenger).toMatchObject({
      State: 'checked_in',
      isWaiting: true,
      CheckedIn: { At: '2026-11-20T08:10:00Z', Place: 'Gate 2', By: 'Sari' },
    })
  }
})

it('MAN-2 scans of another ticket or another sailing change nobody', () => {
  const scans = [sampleScan({ Code: 'NST-4KQ7ZP-2' }), sampleScan({ Sailing: 'sai_BTC-HFC-9999' })]

  expect(applyScans([samplePassenger()], scans, here)).toEqual([
    { ...samplePassenger(), isWaiting: false },
  ])
})

it('MAN-2 the earliest check-in counts, from this device or another', () => {
  const known = samplePassenger({ CheckedIn: earlier, State: 'checked_in' })
  const later = applyScans([known], [sampleScan()], here)
  const before = applyScans([known], [sampleScan({ At: '2026-11-20T07:50:00Z' })], here)

  expect(later[0]?.CheckedIn).toEqual(earlier)
  expect(before[0]?.CheckedIn?.Place).toBe('Gate 2')
})

it('MAN-2 only the reason of the check-in that counts is shown', () => {
  const reason = { Reason: 'The ship is late' }
  const known = samplePassenger({ CheckedIn: { ...earlier, ...reason }, State: 'checked_in' })
  const group = { Reason: 'Boards early with a group' }

  expect(applyScans([known], [sampleScan(group)], here)[0]?.CheckedIn).toMatchObject(reason)
  expect(
    applyScans([known], [sampleScan({ ...group, At: '2026-11-20T07:00:00Z' })], here)[0]?.CheckedIn,
  ).toMatchObject(group)
})

it('MAN-2 an undo takes back the check-in before it, and a check-in after it counts', () => {
  const known = samplePassenger({ CheckedIn: earlier, State: 'checked_in' })
  const undo = sampleScan({ Kind: 'undo', At: '2026-11-20T08:05:00Z' })

  expect(applyScans([known], [undo], here)[0]).toMatchObject({ State: 'issued', CheckedIn: null })
  expect(applyScans([known], [undo, sampleScan()], here)[0]?.CheckedIn?.Place).toBe('Gate 2')
})

it('MAN-2 passengers who have sailed stay aboard, and nobody is lost or listed twice', () => {
  const numbers = ['NST-1', 'NST-2', 'NST-3']
  const scan = fc.record({
    Code: fc.constantFrom(...numbers, 'NST-9'),
    Kind: fc.constantFrom('check_in' as const, 'undo' as const),
  })
  fc.assert(
    fc.property(fc.array(scan), (given) => {
      const passengers = numbers.map((Number, index) =>
        samplePassenger({ Number, ...(index === 0 && { State: 'used', CheckedIn: earlier }) }),
      )
      const shown = applyScans(passengers, given.map(sampleScan), here)

      expect(shown.map(({ Number }) => Number)).toEqual(numbers)
      expect(shown[0]?.State).toBe('used')
      for (const { State, CheckedIn } of shown.slice(1))
        expect(State).toBe(CheckedIn ? 'checked_in' : 'issued')
    }),
  )
})
