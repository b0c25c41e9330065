import { afterEach, describe, expect, it, vi } from 'vitest'

import { placePanel } from './place-panel.ts'

function place(left: number, right: number): string {
  const panel = document.createElement('div')
  vi.spyOn(panel, 'getBoundingClientRect').mockReturnValue({ left, right } as DOMRect) // only these two fields are read
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000)
  placePanel(panel)
  return panel.style.left
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('placePanel', () => {
  it('FER-8 leaves a panel that fits', () => {
    expect(place(100, 700)).toBe('')
  })

  it('FER-8 moves a panel to the left if it exceeds the right edge', () => {
    expect(place(500, 1100)).toBe('-116px')
  })

  it('FER-8 moves a panel that is too wide no further than the left edge', () => {
    expect(place(40, 1200)).toBe('-24px')
  })

  it('FER-8 moves a panel to the right if it exceeds the left edge', () => {
    expect(place(-200, 400)).toBe('216px')
  })
})
