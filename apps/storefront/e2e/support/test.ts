import { type BrowserContext, expect, test as base } from '@playwright/test'

import { undeclaredIn } from '../../src/test/undeclared-in.ts'
import { type Desk, deskOf } from './desk.ts'
import { setClock } from './device.ts'
import { type OwnSandbox, openOwnSandbox } from './own-sandbox.ts'
import { type OwnSite, openOwnSite } from './own-site.ts'

type Fixtures = {
  /** The console of the mock that all tests share. */
  desk: Desk
  /** An address whose sandbox only this test uses. */
  ownSandbox: OwnSandbox
  /**
   * A mock and a storefront that only this test uses, for what ends them or goes between sandboxes, and for who chooses
   * how to pay: the mock leads payers back to the one address that it was told of.
   */
  ownSite: OwnSite
  /** Fails a test whose page threw, broke its policy or showed a key instead of a text. */
  quietPages: void
  /** Fails a test one of whose devices asked for what the contract does not have. */
  keptContract: void
}

const mockPort = process.env['SELAT_E2E_MOCK_PORT'] ?? '4110'

export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    await setClock(context)
    await use(context)
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs here
  desk: async ({}, use) => {
    await use(deskOf(`http://localhost:${mockPort}`))
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
      context.on('weberror', (error) => complaints.push(error.error().message))
      context.on('console', (message) => {
        const text = message.text()
        if (/Content Security Policy|missingKey|Trusted Type/.test(text)) complaints.push(text)
      })
      await use()
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  keptContract: [
    async ({ browser }, use) => {
      const drift: string[] = []
      const watch = (device: BrowserContext) =>
        device.on('request', (request) => {
          const [method, url] = [request.method(), request.url()]
          drift.push(...undeclaredIn({ method, url, headers: Object.entries(request.headers()) }))
        })
      browser.contexts().forEach(watch)
      browser.on('context', watch)
      await use()
      browser.off('context', watch)
      expect(drift).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
