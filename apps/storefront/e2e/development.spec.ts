import type { ConsoleMessage, Page } from '@playwright/test'

import {
  type DevelopmentSite,
  openDevelopmentBuild,
  openSiteFromSource,
} from './support/development-site.ts'
import { isNotFoundNotice } from './support/not-found-notice.ts'
import { renderedPages } from './support/rendered-pages.ts'
import { expect, test } from './support/test.ts'

const hosts = ['localhost', 'riauline.localhost', 'b2b.localhost'] as const
const tags = ['en', 'id', 'zh', 'zh-Hant', 'zh-Hans-SG'] as const
const schemes = ['light', 'dark'] as const

type View = {
  host: (typeof hosts)[number]
  tag: (typeof tags)[number]
  scheme: (typeof schemes)[number]
}

const everyView: readonly View[] = hosts.flatMap((host) =>
  tags.flatMap((tag) => schemes.map((scheme) => ({ host, tag, scheme }))),
)

/** Returns whether every site has the page. A site that does not sell a product shows a 404 page or the login. */
const isOfEverySite = (path: string) => /^\/(?:contact|privacy-policy|booking-policy)?$/.test(path)

/**
 * Returns the views that the gate has time for. It sees each page once on the site that sells everything, and on the other
 * sites the pages that every site has. Languages and appearances take turns.
 */
function someViews(path: string, index: number): View[] {
  const own = isOfEverySite(path) ? hosts : hosts.slice(0, 1)
  return own.map((host, turn) => ({
    host,
    tag: tags[(index + turn) % tags.length] ?? 'en',
    scheme: schemes[(index + turn) % schemes.length] ?? 'light',
  }))
}

const isWhole = process.env['SELAT_EVERY_VIEW'] === '1'

let site: DevelopmentSite

// The tests run one after the other in one worker, so that the site is built only once.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  site = await openDevelopmentBuild()
})
test.afterAll(() => site.close())

for (const [index, path] of renderedPages.entries())
  test(`APP-7 SUP-3 React finds nothing in ${path} that differs from what the server rendered`, async ({
    page,
  }) => {
    if (isWhole) test.slow()
    const faults: string[] = []
    for (const view of isWhole ? everyView : someViews(path, index))
      // oxlint-disable-next-line no-await-in-loop -- one device
      faults.push(...(await faultsIn(page, site, { path, ...view })))
    expect(faults).toEqual([])
  })

test('APP-7 the site from source is taken over as its server rendered it', async ({ page }) => {
  const fromSource = await openSiteFromSource()
  const view = { host: 'localhost', tag: 'en', scheme: 'light' } as const

  try {
    expect(await faultsIn(page, fromSource, { path: '/ferry', ...view })).toEqual([])
  } finally {
    fromSource.close()
  }
})

/** Returns the errors of the page and of its console while React takes over what the server rendered. */
async function faultsIn(
  page: Page,
  { port }: DevelopmentSite,
  { path, host, tag, scheme }: View & { path: string },
): Promise<string[]> {
  const said: string[] = []
  const address = new URL(path, `http://${host}:${port}`)
  address.searchParams.set('lang', tag)
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !isNotFoundNotice(message, address.href))
      said.push(message.text())
  }
  const onError = (error: Error) => void said.push(error.message)
  page.on('console', onConsole).on('pageerror', onError)
  await page.emulateMedia({ colorScheme: scheme })
  await page.goto(address.href)
  await expectMounted(page)
  await page.waitForLoadState('networkidle')
  page.off('console', onConsole).off('pageerror', onError)
  return said.map((text) => `${host} ${tag} ${scheme}: ${text}`)
}

/** Waits until React has the page, whether it took it over or made it. */
async function expectMounted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [first] = document.getElementById('root')?.children ?? []
    return first !== undefined && Object.keys(first).some((key) => key.startsWith('__react'))
  })
}
