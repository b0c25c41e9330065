import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Request,
  test as base,
  type ViewportSize,
  type WebError,
} from '@playwright/test'

import { undeclaredIn } from '../../src/test/undeclared-in.ts'
import { type Desk, deskOf } from './desk.ts'
import { setClock } from './device.ts'
import { clearDevice, closePages, type KeptDevice, openKeptDevice } from './kept-device.ts'
import { type OwnSandbox, openOwnSandbox } from './own-sandbox.ts'
import { type OwnSite, openOwnSite } from './own-site.ts'
import { reportViolations } from './report-violations.ts'
import { mock } from './sites.ts'

export type DeviceOptions = {
  /**
   * Says whether earlier tests used the device, so that it has the site's files already, or it is new. Tests about
   * devices, service workers and first visits need a new one.
   */
  device: 'kept' | 'fresh'
}

type Fixtures = {
  /** The console of the mock that all tests share. */
  desk: Desk
  /** An address whose sandbox only this test uses. */
  ownSandbox: OwnSandbox
  /**
   * A mock and a storefront that only this test uses. A test needs them if it ends the mock, uses several sandboxes, or
   * chooses how to pay: the mock leads payers back to the one address that it was started with.
   */
  ownSite: OwnSite
  /** Fails a test whose page threw, broke its policy or showed a key instead of a text. */
  quietPages: void
  /** Fails a test if one of its devices made a call that the contract does not have, and closes the devices that it opened. */
  keptContract: void
}

type WorkerFixtures = {
  /** The kept devices by the size of their window and their site, which a device keeps for good. */
  keptDevices: Map<string, KeptDevice>
}

export const test = base.extend<DeviceOptions & Fixtures, WorkerFixtures>({
  device: ['kept', { option: true }],
  keptDevices: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs here
    async ({}, use) => {
      await use(new Map())
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, device, keptDevices, viewport, baseURL }, use, info) => {
    const kept =
      device === 'kept' ? await takeKept(browser, keptDevices, { viewport, baseURL }) : undefined
    const context = kept ?? (await browser.newContext())
    if (!kept) await reportViolations(context)
    const clock = await setClock(context)
    await use(context)
    await clock.dispose()
    // The runner still takes a picture of the pages of a failed test, and then ends this browser itself.
    if (info.status === info.expectedStatus) await closePages(context)
    if (!kept) await context.close()
  },
  page: async ({ context }, use) => {
    await use(context.pages()[0] ?? (await context.newPage()))
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  desk: async ({}, use) => {
    await use(deskOf(mock))
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  ownSandbox: async ({}, use) => {
    const sandbox = await openOwnSandbox()
    await use(sandbox)
    await sandbox.close()
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  ownSite: async ({}, use) => {
    const site = await openOwnSite()
    await use(site)
    await site.close()
  },
  quietPages: [
    async ({ context }, use) => {
      const complaints: string[] = []
      const onError = (error: WebError) => void complaints.push(error.error().message)
      const onConsole = (message: ConsoleMessage) => {
        const text = message.text()
        if (/Content Security Policy|missingKey|Trusted Type/.test(text)) complaints.push(text)
      }
      context.on('weberror', onError).on('console', onConsole)
      await use()
      context.off('weberror', onError).off('console', onConsole)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  keptContract: [
    async ({ browser, context }, use) => {
      const drift: string[] = []
      const known = new Set([context, ...browser.contexts()])
      const onRequest = (request: Request) => {
        const [method, url] = [request.method(), request.url()]
        drift.push(...undeclaredIn({ method, url, headers: Object.entries(request.headers()) }))
      }
      const watch = (device: BrowserContext) => device.on('request', onRequest)
      browser.contexts().forEach(watch)
      browser.on('context', watch)
      await use()
      browser.off('context', watch)
      for (const device of browser.contexts()) {
        device.off('request', onRequest)
        if (known.has(device)) continue
        await closePages(device)
        await device.close()
      }
      expect(drift).toEqual([])
    },
    { auto: true },
  ],
})

/** Returns the worker's device for windows of this size on this site, after clearing it. */
async function takeKept(
  browser: Browser,
  devices: Map<string, KeptDevice>,
  kind: { viewport: ViewportSize | null; baseURL: string | undefined },
): Promise<BrowserContext> {
  const key = JSON.stringify(kind)
  const device = devices.get(key) ?? (await openKeptDevice(browser))
  devices.set(key, device)
  await clearDevice(device)
  return device.context
}

export { expect }
