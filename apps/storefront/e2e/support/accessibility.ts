import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { expect, type Frame, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** The minified axe has a third of the bytes, all of which each page has to receive and to parse. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The tags of the rules that axe applies: WCAG 2.0 to 2.2 at the levels A and AA. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** The rules among them that depend on colours. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Each width and each appearance once, because faults of width and faults of colour do not depend on each other. */
const VIEWS = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const

/**
 * Expects no fault of accessibility on the page, light and dark, wide and narrow, and restores the size of the window. It
 * is meant for states within a journey; `every-page.spec.ts` checks more closely how a page opens.
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  const complaints: string[] = []
  const size = page.viewportSize()
  for (const { width, colorScheme } of VIEWS) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await drawEverything(page)
    await untilColoursRest(page)
    for (const { id, nodes } of await findViolations(page, { runOnly: WCAG }))
      for (const { target, failureSummary } of nodes)
        complaints.push(
          `${name} ${colorScheme} ${width}: ${id} at ${String(target)} ${failureSummary}`,
        )
    if (await isWiderThanWindow(page)) complaints.push(`${name} ${width}: scrolls sideways`)
  }
  if (size) await page.setViewportSize(size)
  expect(complaints).toEqual([])
}

/** Returns what axe finds with these options in all documents of the page. */
export async function findViolations(
  page: Page,
  options: Pick<axe.RunOptions, 'runOnly' | 'rules'>,
): Promise<axe.Result[]> {
  const found = await Promise.all(page.frames().map((frame) => violationsIn(frame, options)))
  return found.flat()
}

async function violationsIn(frame: Frame, options: axe.RunOptions): Promise<axe.Result[]> {
  // Loading axe takes longer than checking most pages, so it is loaded once.
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(SOURCE)
  return frame.evaluate(async (asked) => {
    const { axe: judge } = globalThis as unknown as { axe: typeof axe } // the line above has loaded it
    const look = (selectors: boolean) =>
      judge.run({ ...asked, resultTypes: ['violations'], selectors })
    const { violations } = await look(false)
    // Naming the place of each element takes a tenth of the time, so that is done only if something is wrong.
    return violations.length === 0 ? violations : (await look(true)).violations
  }, options)
}

/** Has the browser draw also the parts far from the window, which it skips: they would keep the colours of the last view. */
async function drawEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto')
        element.style.contentVisibility = 'visible'
  })
}

/** Waits until no colour changes any more, because a colour between two appearances has a contrast that does not last. */
async function untilColoursRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isDrawn = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true
    // Two frames must be still, because an inherited colour starts to change after the colour of its parent has.
    for (let still = 0; still < 2;) {
      await new Promise(requestAnimationFrame)
      // The transition of a folded part does not run before the part is unfolded, so it is not waited for.
      const moving = document
        .getAnimations()
        .filter((motion) => motion instanceof CSSTransition && isDrawn(motion))
      still = moving.length === 0 ? still + 1 : 0
      await Promise.allSettled(moving.map((motion) => motion.finished))
    }
  })
}

/** Returns whether the page scrolls sideways, so that a reader has to scroll in two directions (WCAG 1.4.10). */
export function isWiderThanWindow(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
}
