import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
type View = { width: number; colorScheme: 'light' | 'dark' }

const VIEWS: readonly View[] = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
]

/** Finds nothing wrong with what is on the page, light and dark, wide and narrow. */
export async function expectAccessible(
  page: Page,
  name: string,
  views: readonly View[] = VIEWS,
): Promise<void> {
  const complaints: string[] = []
  for (const { width, colorScheme } of views) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await drawEverything(page)
    await untilColoursRest(page)
    complaints.push(...(await complaintsOf(page, `${name} ${colorScheme} ${width}`)))
    if (await isWiderThanWindow(page)) complaints.push(`${name} ${width}: scrolls sideways`)
  }
  expect(complaints).toEqual([])
}

async function complaintsOf(page: Page, where: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${where}: ${id} at ${String(target)} ${failureSummary}`,
    ),
  )
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
    await new Promise(requestAnimationFrame)
    const isDrawn = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true
    // What is folded moves when it is unfolded, and not before.
    const moving = document
      .getAnimations()
      .filter((motion) => motion instanceof CSSTransition && isDrawn(motion))
    await Promise.allSettled(moving.map((motion) => motion.finished))
  })
}

/** Whether a reader has to scroll in two directions (WCAG 1.4.10). */
export function isWiderThanWindow(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
}
