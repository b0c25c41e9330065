import type { BrowserContext, Page } from '@playwright/test'

import { expectPage } from './support/journey.ts'
import { sites } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

// The tests run one after the other in one worker, so that the second gets the device of the first.
test.describe.configure({ mode: 'default' })

/** A file without a script, because a script of the page could leave data on the device itself. */
const FILE = '/build-id.json'
const ADDRESSES = [sites.agency + FILE, sites.agents + FILE]
let used: BrowserContext | undefined

/** The part of trusted types that the test uses; TypeScript does not know them yet. */
type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

/** Leaves data in every place of the device that a site can write to. */
async function leaveTraces(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.cookie = 'left=behind'
    localStorage.setItem('left', 'behind')
    sessionStorage.setItem('left', 'behind')
    await (await caches.open('left')).put('/left', new Response('behind'))
    await new Promise((resolve) => {
      indexedDB.open('left').addEventListener('success', resolve)
    })
    const { trustedTypes } = window as unknown as { trustedTypes: Policies } // the site's policy wants it
    const policy = trustedTypes.createPolicy('offline', { createScriptURL: (url) => url })
    await navigator.serviceWorker.register(
      policy.createScriptURL('/service-worker.js?part=tickets'),
    )
    await navigator.serviceWorker.ready
  })
}

/** Returns what a site can find on the device of earlier visits and settings. */
function tracesOn(page: Page) {
  return page.evaluate(async () => ({
    cookie: document.cookie,
    local: localStorage.getItem('left'),
    session: sessionStorage.getItem('left'),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    location: (await navigator.permissions.query({ name: 'geolocation' })).state,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    width: innerWidth,
  }))
}

test('TEST a test leaves data and settings of every kind on a kept device', async ({
  page,
  context,
}) => {
  used = context
  await context.grantPermissions(['geolocation'])
  for (const address of ADDRESSES) {
    await page.goto(address)
    await leaveTraces(page)
    const { local, session, caches, databases, workers, location } = await tracesOn(page)
    expect([local, session, location]).toEqual(['behind', 'behind', 'granted'])
    expect(caches).toContain('left')
    expect(databases).toContain('left')
    expect(workers).toBe(1)
  }
  await context.newPage()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 400, height: 400 })
  await context.route('**/*', (route) => route.abort())
  await context.setOffline(true)
})

test('TEST the next test on a kept device finds no data or settings of the one before', async ({
  page,
  context,
}) => {
  expect(context).toBe(used)
  expect(context.pages()).toEqual([page])
  for (const address of ADDRESSES) {
    await page.goto(address)
    expect(await tracesOn(page)).toMatchObject({
      cookie: '',
      local: null,
      session: null,
      caches: [],
      databases: [],
      workers: 0,
      // The site's policy denies the location unless the permission was granted explicitly.
      location: 'denied',
      isDark: false,
      width: 1280,
    })
  }

  await page.goto('/')
  await expectPage(page, t('base:home.title'))
})
