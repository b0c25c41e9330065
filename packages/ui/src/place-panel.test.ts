import { afterEach, describe, expect, it, vi } from 'vitest'

import { placePanel } from './place-panel.ts'

function place(left: number, right: number): string {
  const panel = document.createElement('div')
  vi.spyOn(panel, 'getBoundingClientRect').mockReturnValue({ left, right } as DOMRect) // the two that are read
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000)
  placePanel(panel)
  return panel.style.left
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('placePanel', () => {
  it('FER-8 leaves a panel where it fits', () => {
    expect(place(100, 700)).toBe('')
  })

  it('FER-8 moves a panel back that hangs over the right edge', () => {
    expect(place(500, 1100)).toBe('-116px')
  })

  it('FER-8 never moves it over the left edge instead', () => {
    expect(place(40, 1200)).toBe('-24px')
  })

  it('FER-8 moves a panel in that hangs over the left edge', () => {
    expect(place(-200, 400)).toBe('216px')
  })
})
