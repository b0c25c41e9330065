import type { Page } from '@playwright/test'

import { COLOUR_RULES, findViolations } from '../support/accessibility.ts'
import { findFocusFaults } from './focus-faults.ts'
import { findLayoutFaults, findStructureFaults } from './layout-faults.ts'
import { findNameFaults } from './name-faults.ts'
import type { Look, View } from './views.ts'

/** Sets the size of the window, the appearance and the forced colours that a view asks for. */
export async function setView(page: Page, { look, width }: View) {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({
    colorScheme: look === 'dark' ? 'dark' : 'light',
    forcedColors: look === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
  })
}

/** Returns the faults of the open page in one view. */
export async function lookOver(page: Page, view: View): Promise<string[]> {
  await setView(page, view)
  await arrive(page)
  await hold(page, view.look)
  const faults = [
    await findLayoutFaults(page),
    await findStructureFaults(page),
    await findNameFaults(page),
    await findAxeFaults(page, { rules: rulesFor(view.look) }),
    // This check comes last, because it moves the focus.
    await findFocusFaults(page),
  ]
  return faults.flat()
}

/**
 * Returns the rules that differ from those that axe applies by itself. With forced colours the rules about colours are off,
 * because the browser tells axe the colours that the site would have without them.
 */
function rulesFor(look: Look): Record<string, { enabled: boolean }> {
  const colours = COLOUR_RULES.map((rule) => [rule, { enabled: look !== 'forced' }])
  return { ...Object.fromEntries(colours), 'label-content-name-mismatch': { enabled: true } }
}

async function findAxeFaults(page: Page, rules: Parameters<typeof findViolations>[1]) {
  const found = await findViolations(page, rules)
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `axe ${id} at ${String(target)}: ${failureSummary}`),
  )
}

/** Waits until the page is complete and no longer changes, with the parts that load only when its end is scrolled to. */
export async function arrive(page: Page): Promise<void> {
  const problem = await page.evaluate(async () => {
    const deadline = performance.now() + 20_000
    const settle = async (isDown: boolean) => {
      let height = -1
      for (let still = 0; still < 3;) {
        // It scrolls again in each frame, because the page grows.
        window.scrollTo(0, isDown ? document.documentElement.scrollHeight : 0)
        await new Promise(requestAnimationFrame)
        const busy = [...document.querySelectorAll('[aria-busy=true], [data-slot=skeleton]')]
        const isSeen = (one: Element) => one.checkVisibility()
        const isThere = [...document.querySelectorAll('h1')].some(isSeen) && !busy.some(isSeen)
        const isSame = document.documentElement.scrollHeight === height
        height = document.documentElement.scrollHeight
        still = isThere && isSame ? still + 1 : 0
        if (performance.now() > deadline)
          return busy.map((one) => one.outerHTML.slice(0, 200)).join()
      }
      return undefined
    }
    for (const isDown of [true, false]) {
      const missing = await settle(isDown)
      if (missing !== undefined) return `${location.href} does not come: ${missing}`
    }
    await document.fonts.ready
    return undefined
  })
  if (problem !== undefined) throw new Error(problem)
}

const STILL = '*, ::before, ::after { transition: none !important; animation: none !important }'
/** The spacing of text that WCAG 1.4.12 allows every reader to set. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** Has the browser draw everything, also far from the window, and stops all transitions and animations. */
async function hold(page: Page, look: Look): Promise<void> {
  await page.evaluate(
    async ([css]) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
      for (const element of document.querySelectorAll<HTMLElement>('main *'))
        if (getComputedStyle(element).contentVisibility === 'auto')
          element.style.contentVisibility = 'visible'
      await new Promise(requestAnimationFrame)
    },
    [look === 'spaced' ? STILL + SPACED : STILL] as const,
  )
}
