import { expect, it } from 'vitest'

import { roundedLine } from './rounded-line.ts'

it('APP-10 an arrow is rounded at its corners, and less if they are close', () => {
  const corner = { x: 0, y: 100 }

  expect(roundedLine([{ x: 0, y: 0 }, corner])).toBe('M0 0 L0 100')
  expect(roundedLine([{ x: 0, y: 0 }, corner, { x: 100, y: 100 }])).toBe(
    'M0 0 L0 88 Q0 100 12 100 L100 100',
  )
  expect(roundedLine([{ x: 0, y: 90 }, corner, { x: 10, y: 100 }])).toBe(
    'M0 90 L0 95 Q0 100 5 100 L10 100',
  )
})
