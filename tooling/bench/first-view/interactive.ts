import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

/**
 * The elements that must respond: the buttons of our pages, and the items of the list-only page.
 */
const CONTROLS = 'main button, #root > main > ul > li'

const LIMIT_MS = 30_000

/**
 * A slow phone with the values of Lighthouse, whose connection and processor are really slowed down here. Its pixels are
 * less dense, because a machine without a graphics processor would draw them with the processor that is measured.
 */
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }
const CONNECTION = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const SLOWDOWN = 4

/** The storage of a device; undefined for a first visit. */
export type Kept = BrowserContextOptions['storageState']

/**
 * Returns the milliseconds from the request for a page, with an empty cache and on a slow phone, until React handles all of
 * its visible buttons. Throws after half a minute.
 */
export async function untilInteractive(
  browser: Browser,
  address: string,
  storageState: Kept,
): Promise<number> {
  const context = await browser.newContext({
    ...PHONE,
    ...(storageState && { storageState }),
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await slowDown(page)
    await page.addInitScript(watchControls, CONTROLS)
    await page.goto(address)
    const taken = await page.waitForFunction(() => Reflect.get(globalThis, 'interactiveAt'), null, {
      timeout: LIMIT_MS,
    })
    return Number(await taken.jsonValue())
  } finally {
    await context.close()
  }
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', CONNECTION)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

/** Runs in the page. React gives each element that it has hydrated its props. */
function watchControls(selector: string): void {
  const look = () => {
    const controls = [...document.querySelectorAll(selector)].filter(
      (control) => control.getClientRects().length > 0,
    )
    const isTaken = (control: Element) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps'))
    if (controls.length > 0 && controls.every(isTaken))
      Reflect.set(globalThis, 'interactiveAt', performance.now())
    else setTimeout(look, 20)
  }
  setTimeout(look, 300)
}
