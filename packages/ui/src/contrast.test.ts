import { describe, expect, it } from 'vitest'

import { contrastRatio, parseColour } from './contrast.ts'

describe('contrastRatio', () => {
  it('APP-6 gives 21 for black on white', () => {
    expect(contrastRatio('#000', '#ffffff')).toBeCloseTo(21, 5)
  })

  it('APP-6 gives the known ratio of a grey, in either order', () => {
    expect(contrastRatio('#767676', '#fff')).toBeCloseTo(4.54, 2)
    expect(contrastRatio('#fff', '#767676')).toBeCloseTo(4.54, 2)
  })

  it('APP-6 reads oklch as the same colour as its hex', () => {
    const [red = 0, green = 0, blue = 0] = parseColour('oklch(0.627955 0.257683 29.2339)') ?? []

    expect([red, green, blue].map((value) => Math.round(value * 1000))).toEqual([1000, 0, 0])
  })

  it('APP-6 gives null for a colour that it cannot read', () => {
    expect(contrastRatio('rebeccapurple', '#fff')).toBeNull()
  })
})
