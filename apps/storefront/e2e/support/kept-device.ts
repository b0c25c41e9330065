import type { Browser, BrowserContext, Page } from '@playwright/test'

import { reportViolations } from './report-violations.ts'

/** A device that visitors use one after the other, none of whom finds anything of another. */
export type KeptDevice = {
  readonly context: BrowserContext
  /** Whose storage is to be cleared. */
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

/** Gives the device to the next visitor, with one empty page. Files that were downloaded stay as long as their answers said. */
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

/** Of a page that is nowhere yet, when no other is left that could write once more. */
async function clearStorage(page: Page, origins: Iterable<string>): Promise<void> {
  const line = await page.context().newCDPSession(page)
  for (const origin of origins)
    await line.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await line.detach()
}

/** What is to be done before a context closes, which takes a picture of each open page for a test that may fail yet. */
export async function closePages(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map(closePage))
}

/**
 * Closes a page, and asks again until it is closed: a browser forgets what it was asked when the page is loaded anew at
 * the same moment, as one is whose visitor has just logged out.
 */
async function closePage(page: Page): Promise<void> {
  const closing = page.close()
  // Who asks too late finds it closed.
  const asking = setInterval(() => void askToClose(page).catch(() => undefined), 2000)
  await closing
  clearInterval(asking)
}

/** Asks the browser itself, because the runner asks it only once. */
async function askToClose(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page)
  await line.send('Page.close')
}
