import { expect, type Frame, type Page } from '@playwright/test'
import axe from 'axe-core'

/** What axe is asked for. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** The rules of those that ask what colour something has. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Each width and each appearance once: what a width changes, and what a colour changes, does not hang on the other. */
const VIEWS = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const

/**
 * Finds nothing wrong with what is on the page, light and dark, wide and narrow, and leaves the window as it was. For
 * states that a journey comes to; how a page opens is looked at more closely by `every-page.spec.ts`.
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

/** What axe finds, as it is told to look, in the documents that are on the page. */
export async function findViolations(
  page: Page,
  options: Pick<axe.RunOptions, 'runOnly' | 'rules'>,
): Promise<axe.Result[]> {
  const found = await Promise.all(page.frames().map((frame) => violationsIn(frame, options)))
  return found.flat()
}

async function violationsIn(frame: Frame, options: axe.RunOptions): Promise<axe.Result[]> {
  // Bringing it takes longer than the look at most pages.
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source)
  return frame.evaluate(async (asked) => {
    const { axe: judge } = globalThis as unknown as { axe: typeof axe } // by the line above
    const look = (selectors: boolean) =>
      judge.run({ ...asked, resultTypes: ['violations'], selectors })
    const { violations } = await look(false)
    // To say where each element stands takes a tenth of the time, and only what is wrong is told.
    return violations.length === 0 ? violations : (await look(true)).violations
  }, options)
}

/** What is skipped while it is far from the window keeps the colours of before, which nobody will see. */
async function drawEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto')
        element.style.contentVisibility = 'visible'
  })
}

/** A colour on its way from one appearance to the other has a contrast that nobody sees. */
async function untilColoursRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isDrawn = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true
    // Twice, because what inherits a colour sets out when the other has arrived.
    for (let still = 0; still < 2;) {
      await new Promise(requestAnimationFrame)
      // What is folded moves when it is unfolded, and not before.
      const moving = document
        .getAnimations()
        .filter((motion) => motion instanceof CSSTransition && isDrawn(motion))
      still = moving.length === 0 ? still + 1 : 0
      await Promise.allSettled(moving.map((motion) => motion.finished))
    }
  })
}

/** Whether a reader has to scroll in two directions (WCAG 1.4.10). */
export function isWiderThanWindow(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
}
