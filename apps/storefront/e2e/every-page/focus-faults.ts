import type { Page } from '@playwright/test'

/**
 * Finds the controls whose focus a user of the keyboard cannot see: nothing changes, or the change has a contrast of less
 * than 3:1 with what lies beneath it (WCAG 1.4.11). Only the first of several controls that look the same is tested.
 */
export async function findFocusFaults(page: Page): Promise<string[]> {
  // A browser draws the focus that a script has moved only after a key was pressed.
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const colours = new Map<string, number[]>()
    // The page must not react to the focus that moves here, for example by opening a list or checking a field.
    const silence = (event: Event) => event.stopImmediatePropagation()
    const kinds = ['focus', 'blur', 'focusin', 'focusout']
    for (const kind of kinds) window.addEventListener(kind, silence, true)
    try {
      return look()
    } finally {
      const held = document.activeElement
      if (held instanceof HTMLElement) held.blur()
      for (const kind of kinds) window.removeEventListener(kind, silence, true)
    }

    function look(): string[] {
      const faults = new Set<string>()
      const seen = new Set<string>()
      const stops = document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      )
      for (const stop of stops) {
        if (!stop.checkVisibility({ visibilityProperty: true }) || stop.matches(':disabled'))
          continue
        if (stop.tabIndex < 0 || stop.closest('[inert]')) continue
        const kind = `${kindOf(stop)} < ${stop.parentElement ? kindOf(stop.parentElement) : ''}`
        if (seen.has(kind)) continue
        seen.add(kind)
        const fault = judge(stop)
        if (fault !== undefined) faults.add(fault)
      }
      return [...faults]
    }

    function kindOf(element: Element): string {
      const states = [
        'aria-selected',
        'aria-pressed',
        'aria-current',
        'aria-checked',
        'data-state',
        'aria-invalid',
      ]
      const told = states.map((name) => element.getAttribute(name) ?? '').join()
      const isChecked = element.matches(':checked') || element.querySelector(':checked') !== null
      return `${element.tagName}.${element.getAttribute('class') ?? ''} ${told} ${isChecked} ${backgroundOf(element)?.join() ?? '?'}`
    }

    function judge(stop: HTMLElement): string | undefined {
      const shown = [stop, stop.nextElementSibling]
      for (let up = stop.parentElement; up && shown.length < 9; up = up.parentElement)
        shown.push(up)
      // A ring may lie around the whole card that a link leads from.
      const candidates = shown
        .filter((element) => element instanceof HTMLElement)
        .flatMap((element) => [
          { element, part: undefined },
          { element, part: '::after' },
        ])
      const held = document.activeElement
      if (held instanceof HTMLElement) held.blur()
      const before = candidates.map(snapshot)
      stop.focus({ preventScroll: true })
      if (document.activeElement !== stop) return undefined
      const after = candidates.map(snapshot)
      const contrasts = candidates.flatMap(({ element }, index) => {
        const [was, is] = [before[index], after[index]]
        return was && is ? contrastsOf(element, was, is) : []
      })
      const name = (stop.getAttribute('aria-label') ?? stop.textContent ?? '').trim().slice(0, 40)
      const what = `${stop.tagName.toLowerCase()}${stop.getAttribute('type') ? `[${stop.getAttribute('type')}]` : ''} “${name}”`
      if (contrasts.length === 0) return `focus is not shown on ${what}`
      const best = Math.max(...contrasts)
      return best < 3 ? `focus has ${best.toFixed(2)}:1 on ${what}` : undefined
    }

    type Snapshot = {
      outline: string
      outlineColor: string
      offset: number
      width: number
      shadow: string
      border: string
      background: string
    }

    function snapshot({ element, part }: { element: Element; part: string | undefined }): Snapshot {
      const style = getComputedStyle(element, part)
      return {
        outline: style.outlineStyle,
        outlineColor: style.outlineColor,
        offset: Number.parseFloat(style.outlineOffset),
        width: Number.parseFloat(style.outlineWidth),
        shadow: style.boxShadow,
        border: style.borderTopColor,
        background: style.backgroundColor,
      }
    }

    /**
     * Returns the contrast of each part that the focus changes with what lay there before. An outline above a picture or a
     * gradient counts as visible.
     */
    function contrastsOf(element: HTMLElement, was: Snapshot, is: Snapshot): number[] {
      const found: number[] = []
      const hasOutline = is.outline !== 'none' && is.width >= 1
      const isOther =
        was.outline !== is.outline || was.width !== is.width || was.offset !== is.offset
      if (hasOutline && isForced(element)) return isOther ? [21] : []
      if (hasOutline && (isOther || was.outlineColor !== is.outlineColor)) {
        const beneath = backgroundOf(is.offset + is.width > 0 ? element.parentElement : element)
        found.push(
          beneath === undefined ? 21 : contrast(over(rgbaOf(is.outlineColor), beneath), beneath),
        )
      }
      if (was.border !== is.border) {
        const beneath = backgroundOf(element.parentElement)
        if (beneath) {
          const [old, now] = [over(rgbaOf(was.border), beneath), over(rgbaOf(is.border), beneath)]
          found.push(contrast(now, old))
        }
      }
      if (was.background !== is.background) {
        const beneath = backgroundOf(element.parentElement)
        if (beneath)
          found.push(
            contrast(over(rgbaOf(is.background), beneath), over(rgbaOf(was.background), beneath)),
          )
      }
      return found
    }

    /** Returns whether the element is drawn in forced colours, which a user chooses and a script cannot read. */
    function isForced(element: Element): boolean {
      const keeps = getComputedStyle(element).forcedColorAdjust !== 'auto'
      return matchMedia('(forced-colors: active)').matches && !keeps
    }

    /** Returns the colour behind the content of an element; undefined if a picture or a gradient lies there. */
    function backgroundOf(element: Element | null): number[] | undefined {
      const layers: number[][] = []
      for (let up = element; up; up = up.parentElement) {
        const style = getComputedStyle(up)
        const colour = rgbaOf(style.backgroundColor)
        if (style.backgroundImage !== 'none') return undefined
        if ((colour[3] ?? 0) > 0) layers.push(colour)
        if (colour[3] === 255) break
      }
      const canvas = rgbaOf('canvas')
      return layers.reduceRight((below, layer) => over(layer, below), canvas)
    }

    function over(top: number[], below: number[]): number[] {
      const share = (top[3] ?? 255) / 255
      return [0, 1, 2]
        .map((part) => (top[part] ?? 0) * share + (below[part] ?? 0) * (1 - share))
        .concat(255)
    }

    function contrast(one: number[], other: number[]): number {
      const light = (colour: number[]) =>
        [0.2126, 0.7152, 0.0722].reduce((sum, weight, part) => {
          const value = (colour[part] ?? 0) / 255
          return (
            sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
          )
        }, 0.05)
      const [first, second] = [light(one), light(other)]
      return Math.max(first, second) / Math.min(first, second)
    }

    /** Converts any CSS colour to red, green, blue and alpha, each from 0 to 255. */
    function rgbaOf(colour: string): number[] {
      const known = colours.get(colour)
      if (known) return known
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = 1
      const paint = canvas.getContext('2d', { willReadFrequently: true })
      if (!paint) throw new Error('No canvas')
      paint.fillStyle = colour
      paint.fillRect(0, 0, 1, 1)
      const rgba = [...paint.getImageData(0, 0, 1, 1).data]
      colours.set(colour, rgba)
      return rgba
    }
  })
}
