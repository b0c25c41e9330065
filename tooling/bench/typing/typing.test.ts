import { expect, it } from 'vitest'

import { describeTyping } from './describe.ts'
import { medianDelay, type Typing, typingHolds } from './typing.ts'

const typed = (where: string, ...delays: number[]): Typing => ({ where, delays })

it('BENCH no key press may take more than 200 ms', () => {
  expect(typingHolds(typed('form', 32, 200, 24))).toBe(true)
  expect(typingHolds(typed('form', 32, 208, 24))).toBe(false)
})

it('BENCH without a measured key press, the goal is missed', () => {
  expect(typingHolds(typed('form'))).toBe(false)
  expect(medianDelay(typed('form'))).toBe(0)
})

it('BENCH the report compares the form with one field, and names what is too slow', () => {
  const report = describeTyping([typed('form', 48, 64, 216), typed('field', 16, 32, 32)])

  expect(report).toContain('| form | 64 | 216 | 2.00 |')
  expect(report).toContain('NOT soon enough in: form.')
})
