import { type Browser, type BrowserContext, type Page } from '@playwright/test'

import { withSite } from '../site.ts'

/** The factor by which the processor is slowed down. */
export const SLOWDOWN = 4
export const PASSENGERS = 8
/** The limit of a good Interaction to Next Paint (web.dev/articles/inp). */
export const LIMIT_MS = 200
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }
const NAME = 'ALEXANDRA'
/** The pause of a quick typist between two keys. */
const BETWEEN_KEYS_MS = 200
const DAYS_AHEAD = 14

export type Typing = {
  readonly where: string
  /**
   * The milliseconds from each key press to the picture that shows it, which the browser reports in steps of 8.
   */
  readonly delays: readonly number[]
}

/**
 * Types into the checkout of a large party on a slow phone, and into a page with only one field.
 */
export function measureTyping(): Promise<Typing[]> {
  return withSite(async (address, browser) => [
    { where: `Checkout of ${PASSENGERS}`, delays: await atCheckout(browser, address) },
    { where: 'One field', delays: await inOneField(browser) },
  ])
}

async function atCheckout(browser: Browser, address: string): Promise<readonly number[]> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const day = new Date(Date.now() + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10)
  const search = new URLSearchParams({
    trip: 'one_way',
    from: 'HFC',
    to: 'BTC',
    depart: day,
    adults: String(PASSENGERS),
  })
  await page.goto(new URL(`/ferry-result?${search}`, address).href)
  await page
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL(/cart/)
  await page.goto(new URL('/checkout', address).href, { waitUntil: 'networkidle' })
  const names = page.getByLabel('First name (given name)')
  await names.nth(PASSENGERS - 1).waitFor()
  const delays = await typeInto(page, context, async () => {
    for (const name of [page.getByLabel('Full name'), names.first()]) {
      await name.click()
      await page.keyboard.type(NAME, { delay: BETWEEN_KEYS_MS })
    }
  })
  await context.close()
  return delays
}

async function inOneField(browser: Browser): Promise<readonly number[]> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.setContent('<label>Name <input></label>')
  const delays = await typeInto(page, context, async () => {
    await page.getByLabel('Name').click()
    await page.keyboard.type(NAME, { delay: BETWEEN_KEYS_MS })
  })
  await context.close()
  return delays
}

async function typeInto(
  page: Page,
  context: BrowserContext,
  type: () => Promise<void>,
): Promise<readonly number[]> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate(() => {
    const delays: number[] = []
    Reflect.set(globalThis, 'keyDelays', delays)
    const note = (entries: PerformanceObserverEntryList) => {
      for (const { name, duration } of entries.getEntries())
        if (name === 'keydown') delays.push(duration)
    }
    // The shortest duration that the browser reports. TypeScript does not know this option of Event Timing.
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    }
    new PerformanceObserver(note).observe(options)
  })
  await type()
  // The browser reports the last events shortly after it has shown them.
  await page.waitForTimeout(1000)
  return page.evaluate(() => Reflect.get(globalThis, 'keyDelays'))
}

/** Returns the median. Events that are too short to be reported count as 0. */
export function medianDelay({ delays }: Typing): number {
  return delays.toSorted((one, other) => one - other)[Math.floor(delays.length / 2)] ?? 0
}

export const longestDelay = ({ delays }: Typing): number => Math.max(0, ...delays)

/** Whether even the longest delay is too short for visitors to notice. */
export const typingHolds = (typing: Typing): boolean =>
  typing.delays.length > 0 && longestDelay(typing) <= LIMIT_MS
