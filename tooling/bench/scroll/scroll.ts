import { type Browser, type BrowserContextOptions, devices, type Page } from '@playwright/test'

import { withSite } from '../site.ts'

/** The factor by which the processor is slowed down. */
export const SLOWDOWN = 4
export const PRODUCTS = 200
const FRAME_MS = 1000 / 60
/** A frame that comes later than this counts as dropped, because the next one was already due. */
const LATE_MS = FRAME_MS * 1.5
/** The percentage of frames that may be late, for the browser's garbage collection and other programs. */
const LATE_PERCENT = 2
const DISTANCE = 12_000
const SPEED = 1600

export type Scroll = {
  readonly screen: string
  /** The milliseconds between frames in which the page could draw. */
  readonly intervals: readonly number[]
}

const SCREENS: Readonly<Record<string, BrowserContextOptions>> = {
  phone: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
  computer: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
}

/**
 * Scrolls a list of 200 products on a slow processor, as a finger or a wheel does, and records when frames come.
 */
export function measureScroll(): Promise<Scroll[]> {
  return withSite(async (address, browser) => {
    const scrolls: Scroll[] = []
    for (const [screen, options] of Object.entries(SCREENS))
      scrolls.push({ screen, intervals: await scrollList(browser, address, options) })
    return scrolls
  })
}

async function scrollList(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
): Promise<number[]> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.route('**/travel/v1/attraction?*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: repeat(await answer.json()) })
  })
  await page.goto(new URL('/attractions', address).href, { waitUntil: 'networkidle' })
  await page
    .locator('article')
    .nth(PRODUCTS - 1)
    .waitFor({ state: 'attached' })
  // Downloads after a visitor's first interaction are not measured here, so they are finished before.
  await page.mouse.move(180, 400)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await countFrames(page)
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 400,
    yDistance: -DISTANCE,
    speed: SPEED,
    preventFling: true,
  })
  const times = await page.evaluate(() => (globalThis as Counting).frameTimes)
  await context.close()
  return times.slice(1).map((time, index) => time - (times[index] ?? time))
}

type List = { Items: { Id: string }[]; Total: number }
type Counting = typeof globalThis & { frameTimes: number[] }

/** Repeats the mock's products until the list is long enough. */
function repeat(list: List): List {
  const { Items } = list
  const many = Array.from({ length: PRODUCTS }, (_, index) => {
    const item = Items[index % Items.length]
    return item ? [{ ...item, Id: `${item.Id}-${index}` }] : []
  })
  return { ...list, Items: many.flat(), Total: PRODUCTS }
}

function countFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    const times: number[] = []
    ;(globalThis as Counting).frameTimes = times
    const note = (time: number) => {
      times.push(time)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
}

export function framesPerSecond({ intervals }: Scroll): number {
  const total = intervals.reduce((sum, interval) => sum + interval, 0)
  return total === 0 ? 0 : (intervals.length * 1000) / total
}

/** Returns the percentage of frames that came late. */
export function lateShare({ intervals }: Scroll): number {
  if (intervals.length === 0) return 100
  return (intervals.filter((interval) => interval > LATE_MS).length * 100) / intervals.length
}

/** Whether a list scrolls at 60 frames a second, with few exceptions. */
export function scrollHolds(scroll: Scroll): boolean {
  return lateShare(scroll) <= LATE_PERCENT
}
