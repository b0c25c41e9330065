import { type Browser, type BrowserContextOptions, devices, type Page } from '@playwright/test'

import { withSite } from '../site.ts'

/** The factor by which the processor is slowed down. */
export const SLOWDOWN = 4
export const PRODUCTS = 200
const FRAME_MS = 1000 / 60
/** A frame that comes later than this counts as dropped, because the next one was already due. */
const LATE_MS = FRAME_MS * 1.5
/** The percentage points by which late frames may exceed those of the peer, for garbage collection and other programs. */
export const ALLOWED_POINTS = 2
const DISTANCE = 12_000
const SPEED = 1600

/** The milliseconds between frames in which a page could draw. */
export type Intervals = readonly number[]

export type Scroll = {
  readonly screen: string
  readonly site: Intervals
  /** The peer: the same elements and styles without the site's scripts, which shows what drawing them costs. */
  readonly copy: Intervals
}

const SCREENS: Readonly<Record<string, BrowserContextOptions>> = {
  phone: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
  computer: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
}

/**
 * Scrolls a list of 200 products and its copy without scripts on a slow processor, as a finger or a wheel does, and records
 * when frames come. Both are scrolled in turn, so that other programs disturb them alike; the frames of all rounds count.
 */
export function measureScroll(rounds: number): Promise<Scroll[]> {
  return withSite(async (address, browser) => {
    const scrolls: Scroll[] = []
    for (const [screen, options] of Object.entries(SCREENS)) {
      const site: number[] = []
      const copy: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        site.push(...(await scrollList(browser, options, (page) => openList(page, address))))
        copy.push(...(await scrollList(browser, options, (page) => openCopy(page, address))))
      }
      scrolls.push({ screen, site, copy })
    }
    return scrolls
  })
}

async function scrollList(
  browser: Browser,
  options: BrowserContextOptions,
  open: (page: Page) => Promise<void>,
): Promise<Intervals> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await open(page)
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

async function openList(page: Page, address: string): Promise<void> {
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
}

/** Opens what the list has become, as a document of its own that has no scripts. */
async function openCopy(page: Page, address: string): Promise<void> {
  await openList(page, address)
  const markup = await page.evaluate(() => {
    for (const script of document.querySelectorAll('script, link[rel=modulepreload]'))
      script.remove()
    return `<!doctype html>${document.documentElement.outerHTML}`
  })
  const { href } = new URL('/copy.html', address)
  await page.route(href, (route) => route.fulfill({ contentType: 'text/html', body: markup }))
  await page.goto(href, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1000)
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

export function framesPerSecond(intervals: Intervals): number {
  const total = intervals.reduce((sum, interval) => sum + interval, 0)
  return total === 0 ? 0 : (intervals.length * 1000) / total
}

/** Returns the percentage of frames that came late. */
export function lateShare(intervals: Intervals): number {
  if (intervals.length === 0) return 100
  return (intervals.filter((interval) => interval > LATE_MS).length * 100) / intervals.length
}

/** Whether the site's scripts leave a list as smooth as it is without them, with few exceptions. */
export function scrollHolds({ site, copy }: Scroll): boolean {
  return lateShare(site) - lateShare(copy) <= ALLOWED_POINTS
}
