import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { stickInSight } from './stick-in-sight.ts'

/** A window 600 px high beside a panel of 900 px, whose end sticks 24 px above the lower edge. */
const windowHeight = 600
const panelHeight = 900

let panel: HTMLElement
let height: number
/** The upper edge of the panel where it does not stick. */
let unstuckAt: number | undefined
/** Tells that the panel has another height. */
let changed: () => void
let letGo: (() => void) | undefined

beforeEach(() => {
  vi.stubGlobal('innerHeight', windowHeight)
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        changed = tell
      }
      observe() {
        changed()
      }
      disconnect() {}
    },
  )
  height = panelHeight
  panel = document.createElement('div')
  vi.spyOn(panel, 'offsetHeight', 'get').mockImplementation(() => height)
  unstuckAt = undefined
  vi.spyOn(panel, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, unstuckAt ?? stuckAt(), 300, height),
  )
  document.body.append(panel)
  letGo = stickInSight(panel)
})

afterEach(() => {
  letGo?.()
  panel.remove()
  vi.unstubAllGlobals()
})

/** Adds a control whose upper edge is at a height of the window. */
function controlAt(top: number): HTMLElement {
  const control = document.createElement('button')
  move(control, top)
  panel.append(control)
  return control
}

function move(control: HTMLElement, top: number) {
  vi.spyOn(control, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 40))
}

const stickEnd = () => panel.style.getPropertyValue('--stick-end')

/** The upper edge of the panel while it sticks. */
const stuckAt = () => windowHeight - Number(/(\d+)px/.exec(stickEnd())?.[1])

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y)
  window.dispatchEvent(new Event('scroll'))
}

it('NAV-12 a panel that is taller than the window sticks with its end in sight', () => {
  expect(stickEnd()).toBe('calc(100dvh - 924px)')
})

it('NAV-12 a control that gets the focus above the window is brought below the header', () => {
  controlAt(-100).focus()

  // It moves down by 228 px, to 8 rem below the upper edge.
  expect(stickEnd()).toBe('calc(100dvh - 696px)')
})

it('NAV-12 a control that is half under the header comes below it, also where the panel does not stick yet', () => {
  unstuckAt = 38

  controlAt(51).focus()

  // The panel sticks 77 px below where it stands, and not 77 px below where it would have stuck, far above the window.
  expect(stickEnd()).toBe('calc(100dvh - 485px)')
})

it('NAV-12 a control that stays hidden because the panel does not stick is scrolled to', () => {
  const scrolled = vi.fn<Element['scrollIntoView']>()
  const hidden = controlAt(8)
  const shown = controlAt(300)
  for (const control of [hidden, shown]) control.scrollIntoView = scrolled

  shown.focus()
  expect(scrolled).not.toHaveBeenCalled()
  hidden.focus()
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
})

it('NAV-12 a panel is not lowered any further than to the header', () => {
  controlAt(-900).focus()

  expect(stickEnd()).toBe('calc(100dvh - 472px)')
})

it('NAV-12 a control that gets the focus below the window brings the end of the panel back', () => {
  controlAt(-100).focus()
  controlAt(700).focus()

  expect(stickEnd()).toBe('calc(100dvh - 860px)')
})

it('NAV-12 scrolling down brings the end of the panel back, and scrolling up changes nothing', () => {
  controlAt(-100).focus()
  scrollTo(100)
  expect(stickEnd()).toBe('calc(100dvh - 796px)')

  scrollTo(50)
  expect(stickEnd()).toBe('calc(100dvh - 796px)')
  scrollTo(500)
  expect(stickEnd()).toBe('calc(100dvh - 924px)')
})

it('NAV-12 a control that is pressed stays below the pointer, and what a press leads to is shown', () => {
  const control = controlAt(70)
  control.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  control.focus()
  expect(stickEnd()).toBe('calc(100dvh - 924px)')

  window.dispatchEvent(new Event('pointerup'))
  controlAt(-100).focus()
  expect(stickEnd()).toBe('calc(100dvh - 696px)')
})

it('NAV-12 the control with the focus stays in sight if messages make the panel taller', () => {
  const control = controlAt(300)
  control.focus()
  expect(stickEnd()).toBe('calc(100dvh - 924px)')

  height = panelHeight + 300
  move(control, 0)
  changed()

  // It moves down by 128 px, to 8 rem below the upper edge.
  expect(stickEnd()).toBe('calc(100dvh - 1096px)')
})
