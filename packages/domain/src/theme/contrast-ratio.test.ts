import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { contrastRatio, isHexColour, mostReadable } from './contrast-ratio.ts'

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

it('APP-6 measures contrast as WCAG does', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 10)
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrastRatio('#777777', '#fff')).toBeCloseTo(4.48, 2)
  expect(contrastRatio('#0f0', '#00FF00')).toBe(1)
})

it('APP-6 contrast lies between 1 and 21 and does not depend on the order', () => {
  fc.assert(
    fc.property(colours, colours, (first, second) => {
      const ratio = contrastRatio(first, second)
      expect(ratio).toBeGreaterThanOrEqual(1)
      expect(ratio).toBeLessThanOrEqual(21.000_001)
      expect(contrastRatio(second, first)).toBe(ratio)
    }),
  )
})

it.each(['red', '#12', '#1234', '#12345g', '#1234567', 'rgb(0,0,0)', ''])(
  'APP-6 "%s" is not a hex colour',
  (text) => {
    expect(isHexColour(text)).toBe(false)
    expect(() => contrastRatio(text, '#fff')).toThrow(RangeError)
  },
)

it('APP-10 finds the colour with the most contrast', () => {
  expect(mostReadable('#0b3c49', ['#000000', '#ffffff'])).toBe('#ffffff')
  expect(mostReadable('#f5e9d3', ['#000000', '#ffffff'])).toBe('#000000')
})
