import { expect, it } from 'vitest'

import { describeTyping } from './describe.ts'
import { medianDelay, type Typing, typingHolds } from './typing.ts'

const typed = (where: string, ...delays: number[]): Typing => ({ where, delays })

it('BENCH a key press may take 200 ms and no more, the longest as well', () => {
  expect(typingHolds(typed('form', 32, 200, 24))).toBe(true)
  expect(typingHolds(typed('form', 32, 208, 24))).toBe(false)
})

it('BENCH where no key press was told of, nothing holds', () => {
  expect(typingHolds(typed('form'))).toBe(false)
  expect(medianDelay(typed('form'))).toBe(0)
})

it('BENCH the report holds the form against one field, and names what is too slow', () => {
  const report = describeTyping([typed('form', 48, 64, 216), typed('field', 16, 32, 32)])

  expect(report).toContain('| form | 64 | 216 | 2.00 |')
  expect(report).toContain('NOT soon enough in: form.')
})
