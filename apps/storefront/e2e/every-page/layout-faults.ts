import type { Page } from '@playwright/test'

import { groupsOfKeys } from '../support/texts.ts'

/**
 * Finds faults of the layout that a visitor would see. The page scrolls sideways, or text is cut off or runs out of its box.
 * An amount, or a part that is marked as unbroken, such as a terminal's name, is broken in two. A key stands in place of a
 * text.
 */
export async function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate((groups) => {
    const faults = new Set<string>()
    const root = document.documentElement
    const styles = new Map<Element, CSSStyleDeclaration>()
    const boxes = new Map<Element, DOMRect>()
    const styleOf = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, style)
      return style
    }
    const boxOf = (element: Element) => {
      const box = boxes.get(element) ?? element.getBoundingClientRect()
      boxes.set(element, box)
      return box
    }
    const say = (element: Element) => {
      const slot = element.closest('[data-slot]')?.getAttribute('data-slot')
      return `${element.tagName.toLowerCase()}${slot ? ` in ${slot}` : ''} “${(element.textContent ?? '').trim().slice(0, 60)}”`
    }
    const isFor = (value: string, ...kinds: string[]) => kinds.includes(value)
    const scrolls = (value: string) => isFor(value, 'auto', 'scroll')
    const cuts = (value: string) => isFor(value, 'hidden', 'clip')

    if (root.scrollWidth > root.clientWidth) {
      const out = [...document.body.querySelectorAll('*')].filter((element) => {
        if (boxOf(element).right <= root.clientWidth + 1 || boxOf(element).width === 0) return false
        for (let up = element.parentElement; up; up = up.parentElement)
          if (styleOf(up).overflowX !== 'visible') return false
        return true
      })
      const [outermost] = out
      faults.add(
        `scrolls sideways by ${root.scrollWidth - root.clientWidth} px${outermost ? `: ${out.slice(0, 1).concat(out.slice(-1)).map(say).join(', ')}` : ''}`,
      )
    }

    /** Returns whether an element is hidden on purpose, such as a text that is meant only for screen readers. */
    const isSetAside = (element: Element) => {
      const { width, height } = boxOf(element)
      return width <= 1 || height <= 1
    }

    const lookAtText = (text: Text) => {
      const element = text.parentElement
      if (!element || !element.checkVisibility({ visibilityProperty: true })) return
      if (element.closest('svg, option')) return
      const range = document.createRange()
      range.selectNodeContents(text)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (rects.length === 0) return
      const right = Math.max(...rects.map((rect) => rect.right))
      const left = Math.min(...rects.map((rect) => rect.left))
      const top = Math.min(...rects.map((rect) => rect.top))
      const bottom = Math.max(...rects.map((rect) => rect.bottom))
      // A line's box may be lower than its letters.
      const slack = Number.parseFloat(styleOf(element).fontSize) * 0.35
      let [freeX, freeY] = [true, true]
      const found: string[] = []
      for (let up: Element | null = element; up && up !== root; up = up.parentElement) {
        const { overflowX, overflowY, position } = styleOf(up)
        const box = boxOf(up)
        if (isSetAside(up) && (cuts(overflowX) || cuts(overflowY))) return
        if (scrolls(overflowX)) freeX = false
        if (scrolls(overflowY)) freeY = false
        if (freeX && cuts(overflowX) && (right > box.right + 1.5 || left < box.left - 1.5))
          found.push(`text is cut off sideways: ${say(element)}`)
        if (freeY && cuts(overflowY) && (bottom > box.bottom + slack || top < box.top - slack))
          found.push(`text is cut off below: ${say(element)}`)
        if (up.matches('button, td, th') && (right > box.right + 1.5 || left < box.left - 1.5))
          if (freeX) found.push(`text runs out of its ${up.tagName.toLowerCase()}: ${say(element)}`)
        // A fixed element is placed by the window, so the boxes around it do not cut it.
        if (position === 'fixed') break
      }
      if (freeX && (right > root.clientWidth + 1.5 || (left < -1.5 && top >= 0)))
        found.push(`text lies outside of the window: ${say(element)}`)
      for (const fault of found) faults.add(fault)
    }

    const AMOUNT = /(?:[-−–]\u2060?\s*)?(?:Rp|S\$|US\$|NT\$|CN¥|RM|฿)\s?[-−–]?\d[\d.,]*/g
    const lookAtAmounts = (element: Element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('svg, option'))
        return
      const nodes = [...element.childNodes].filter((node) => node instanceof Text)
      const whole = nodes.map(({ data }) => data).join('')
      for (const { 0: amount, index } of whole.matchAll(AMOUNT)) {
        const range = document.createRange()
        const place = (offset: number): [Text, number] => {
          let rest = offset
          for (const node of nodes) {
            if (rest <= node.length) return [node, rest]
            rest -= node.length
          }
          throw new Error('No such place')
        }
        range.setStart(...place(index))
        range.setEnd(...place(index + amount.length))
        const lines = new Set(
          [...range.getClientRects()]
            .filter(({ width }) => width > 1)
            .map(({ top }) => Math.round(top / 4)),
        )
        if (lines.size > 1) faults.add(`an amount is broken in two: ${amount} of ${say(element)}`)
      }
    }

    const lookAtUnbroken = (element: Element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return
      const rects = [...element.getClientRects()].filter(({ width }) => width > 1)
      if (rects.length > 1) faults.add(`what must not break is broken: ${say(element)}`)
      let block = element.parentElement
      while (block && styleOf(block).display === 'inline') block = block.parentElement
      if (block && rects.some(({ right }) => right > boxOf(block).right + 1.5))
        faults.add(`what must not break has no room: ${say(element)}`)
    }

    const KEY = /^(?:[a-z]+:)?[a-z][A-Za-z]*(?:\.[a-z][A-Za-z_]*)+$/
    const isKey = (text: string) =>
      KEY.test(text) && groups.includes(text.replace(/^.*:/, '').split('.', 1)[0] ?? '')
    const lookForKeys = (text: string, where: string) => {
      if (isKey(text.trim())) faults.add(`a key instead of a text: ${text.trim()} (${where})`)
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text // it shows nothing else
      if (text.data.trim() === '') continue
      lookForKeys(text.data, 'text')
      lookAtText(text)
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
        lookForKeys(element.getAttribute(name) ?? '', name)
      if ([...element.childNodes].some((node) => node instanceof Text && /\d/.test(node.data)))
        lookAtAmounts(element)
    }
    document.querySelectorAll('[data-slot=unbroken]').forEach(lookAtUnbroken)
    lookForKeys(document.title, 'title of the page')
    return [...faults]
  }, groupsOfKeys())
}

/** Finds faults that confuse assistive technology and that axe does not report: a repeated id, or not exactly one main part. */
export async function findStructureFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const ids = new Set<string>()
    for (const { id } of document.querySelectorAll('[id]')) {
      if (ids.has(id)) faults.push(`the id ${id} is there twice`)
      ids.add(id)
    }
    const mains = document.querySelectorAll('main, [role=main]').length
    if (mains !== 1) faults.push(`${mains} main parts`)
    return faults
  })
}
