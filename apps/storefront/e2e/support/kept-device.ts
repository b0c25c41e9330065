import type { Browser, BrowserContext, Page } from '@playwright/test'

import { reportViolations } from './report-violations.ts'

/** A device that tests use one after the other, none of which finds data of another. */
export type KeptDevice = {
  readonly context: BrowserContext
  /** The origins that were requested since the device was last cleared, so their storage must be cleared. */
  readonly origins: Set<string>
}

/**
 * Makes a device that is cleared between tests instead of thrown away, so that it need not download and compile the
 * whole site for each of them.
 */
export async function openKeptDevice(browser: Browser): Promise<KeptDevice> {
  const context = await browser.newContext()
  await reportViolations(context)
  const origins = new Set<string>()
  context.on('request', (request) => origins.add(new URL(request.url()).origin))
  return { context, origins }
}

/** Clears the device for the next test, and opens one empty page. Downloaded files stay cached as long as their headers say. */
export async function clearDevice({ context, origins }: KeptDevice): Promise<void> {
  await closePages(context)
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
  ])
  const page = await context.newPage()
  await clearStorage(page, origins)
  origins.clear()
}

/** Clears the storage of origins from an empty page, after all other pages were closed, because those could write again. */
async function clearStorage(page: Page, origins: Iterable<string>): Promise<void> {
  const line = await page.context().newCDPSession(page)
  for (const origin of origins)
    await line.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await line.detach()
}

/**
 * Closes all pages of a context. Closing the context with open pages would take a picture of each, because its test may
 * still fail.
 */
export async function closePages(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map(closePage))
}

/**
 * Closes a page, and asks again until it is closed. A browser forgets the request if the page loads anew at the same moment,
 * as it does after a log-out.
 */
async function closePage(page: Page): Promise<void> {
  const closing = page.close()
  // The request fails if the page is closed by then, which is the aim.
  const asking = setInterval(() => void askToClose(page).catch(() => undefined), 2000)
  await closing
  clearInterval(asking)
}

/** Asks the browser itself to close a page, because the runner asks only once. */
async function askToClose(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page)
  await line.send('Page.close')
}
