import type { BrowserContext, Page } from '@playwright/test'

import { expectPage } from './support/journey.ts'
import { logIn } from './support/log-in.ts'
import { sites, staticSite } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

// Each test watches tabs and what they leave on the device, so the device must be new.
test.use({ device: 'fresh' })

const STORE = 'sessionStore'

async function signIn(page: Page, username = 'budi', password = 'selat-demo-2') {
  await page.goto('/login')
  await logIn(page, username, password)
  await expectPage(page, t('base:home.title'))
}

const account = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /Budi Santoso/ })
const loginLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: t('account:login.title') })

async function secondTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto('/')
  await expectPage(tab, t('base:home.title'))
  return tab
}

test('SES-5 a login or logout in one tab takes effect in the other', async ({ page, context }) => {
  const other = await secondTab(context)
  await signIn(page)
  await expect(account(other)).toBeVisible()

  await account(other).click()
  await other.getByRole('button', { name: t('common:nav.logout'), exact: true }).click()

  await expect(loginLink(page)).toBeVisible()
  await expect(loginLink(other)).toBeVisible()
  const kept = await page.evaluate((key) => localStorage.getItem(key), STORE)
  expect(JSON.parse(kept ?? '{}').token ?? null).toBeNull()
})

const DAMAGED = [
  'not json at all',
  '{"version":1,"token":42,"user":"nobody","localCurrency":["IDR"]}',
  '{"version":99,"token":"of-the-future"}',
  '[]',
  '{"version":1,"user":{"Name":"Budi","Role":null},"token":null,"currencyList":[null,{}]}',
]

test('SES-5 with damaged storage the site opens, and the next login works', async ({ page }) => {
  await page.goto('/')
  for (const text of DAMAGED) {
    await page.evaluate(([key = '', value = '']) => localStorage.setItem(key, value), [STORE, text])
    await page.evaluate(() => localStorage.setItem('locale', '<script>'))
    await page.reload()
    await expectPage(page, t('base:home.title'))
    await expect(loginLink(page)).toBeVisible()
  }

  await signIn(page)

  await expect(account(page)).toBeVisible()
})

test('SES-4 the next visit says that a session has ended, and the message survives the reload', async ({
  page,
  context,
}) => {
  await signIn(page)
  const token = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{}').token as string,
    STORE,
  )
  const revoked = await context.request.delete('/admin/v1/session?system=4101', {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(revoked.status()).toBe(204)
  const asked: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && asked.push(request.url()))

  // The page reloads by itself once more, so it need not have loaded completely before.
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => asked.length).toBe(2)

  const toast = page.getByRole('region', { name: t('common:toast.region') })
  await expect(toast).toContainText(t('common:toast.failed'))
  await expect(toast).toContainText(t('problem:unauthorized'))
  await expect(loginLink(page)).toBeVisible()
})

/** Browsers read these as addresses of another host. */
const HOSTILE = ['/\\evil.example', '/\t/evil.example']

test('NAV-9 an address to return to never leads to another host', async ({ page }) => {
  await page.goto(`/login?${new URLSearchParams({ next: '//evil.example' })}`)
  await logIn(page, 'budi', 'selat-demo-2')
  await expectPage(page, t('base:home.title'))
  expect(page.url()).toBe(`${sites.agency}/`)

  for (const next of HOSTILE) {
    await page.goto(`/login?${new URLSearchParams({ next })}`)
    const onward = page.getByRole('main').getByRole('link', { name: t('common:action.continue') })
    await expect(onward, next).toHaveAttribute('href', '/')
  }
})

test('SES-2 an account brings its own currency, and the agency’s pages open only for agents', async ({
  page,
}) => {
  const currency = page
    .getByRole('banner')
    .getByRole('button', { name: t('common:preferences.title') })
  await page.goto('/')
  await expect(currency).toContainText('IDR')
  await signIn(page, 'weiling', 'selat-demo-1')
  await expect(currency).toContainText('SGD')
  // A name has room for two lines in the header's row, and the row ends where the page does.
  const menu = page.getByRole('banner').getByRole('button', { name: /Wei Ling Tan$/ })
  expect(await menu.evaluate((button) => button.clientHeight)).toBeLessThan(60)
  const cart = page.getByRole('banner').getByRole('link', { name: t('common:nav.cart') })
  const { x = 0, width = 0 } = (await cart.boundingBox()) ?? {}
  expect(x + width).toBeLessThanOrEqual(1192)
  await page.goto('/agency')
  await expectPage(page, t('agency:outside.title'))

  await page.goto(`${sites.agents}/agency`)
  await logIn(page, 'rizal', 'selat-demo-4')

  await expectPage(page, t('agency:desk.title'))
  await expect(page.getByRole('navigation', { name: t('agency:nav.label') })).toBeVisible()
})

const ELSEWHERE = 'https://www.mpa.gov.sg/'

test('NAV-7 a tenant’s redirect leads within its site, or to a host that the tenant lists', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route(/^https:/, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' })
  })
  for (const [path, target] of [
    ['/promo/year-end', '/ferry'],
    ['/sea-notices', ELSEWHERE],
  ] as const) {
    const answer = await page.request.get(sites.agency + path, { maxRedirects: 0 })
    expect(answer.headers()['location'], path).toBe(target)
  }

  // Without a server, the pages themselves follow the rules.
  await page.goto(`${staticSite}/promo/year-end`)
  await page.waitForURL('**/ferry')
  await page.goto(`${staticSite}/sea-notices`, { waitUntil: 'commit' })
  await page.waitForURL(ELSEWHERE)
  await expectPage(page, 'Elsewhere')
  asked.length = 0

  // The mock allows no such rule for a tenant, so the test puts it into the answer, as a hijacked server would.
  await page.route(/\/travel\/v1\/base\?/, async (route) => {
    const response = await route.fetch()
    const RouteRules = [{ From: '/sea-notices', To: 'https://evil.example/' }]
    await route.fulfill({ response, json: { ...(await response.json()), RouteRules } })
  })
  await page.goto(`${staticSite}/sea-notices`)

  await expectPage(page, t('common:error.notFoundTitle'))
  expect(new URL(page.url()).pathname).toBe('/sea-notices')
  expect(asked).toEqual([])
})

test('NAV-5 NAV-8 on an agent portal every address leads a visitor to log in, before redirects and 404 pages', async ({
  page,
}) => {
  for (const path of ['/', '/cart', '/tariff', '/history/not-an-id!', '/nowhere']) {
    await page.goto(sites.agents + path)
    await expectPage(page, t('account:login.titleAgents'))
    expect(new URL(page.url()).pathname, path).toBe('/login')
  }

  await logIn(page, 'rizal', 'selat-demo-4')
  await expectPage(page, t('common:error.notFoundTitle'))
  await page.goto(`${sites.agents}/tariff`)
  await page.waitForURL('**/ferry')
  await page.goto(`${sites.agents}/history/not-an-id!`)
  await expectPage(page, t('common:error.notFoundTitle'))
})
