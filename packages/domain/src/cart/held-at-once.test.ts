import { expect, it } from 'vitest'

import { heldAtOnceMax, mayHold } from './held-at-once.ts'

it.each([
  [176, 44],
  [160, 40],
  [43, 10],
  [16, 10],
  [4, 10],
])('CRT-2 of a capacity of %d one client can hold %d at once', (capacity, maximum) => {
  expect(heldAtOnceMax(capacity)).toBe(maximum)
})

it('CRT-2 a further booking can be held up to the limit, and a first one whatever its size', () => {
  expect(mayHold({ held: 34, wanted: 10, capacity: 176 })).toBe(true)
  expect(mayHold({ held: 35, wanted: 10, capacity: 176 })).toBe(false)
  expect(mayHold({ held: 1, wanted: 10, capacity: 16 })).toBe(false)
  expect(mayHold({ held: 0, wanted: 60, capacity: 80 })).toBe(true)
})
