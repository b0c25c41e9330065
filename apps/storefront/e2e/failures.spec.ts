import type { Page } from '@playwright/test'

import { expectPage, goToFooter, openResults } from './support/journey.ts'
import { staticSite } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { messagesIn, t, textsOf } from './support/texts.ts'

// A first visit finds no files of an earlier one on the device. If pages are static files, nothing can be read before
// texts and code have been downloaded.
test.use({ device: 'fresh', baseURL: staticSite })

const POLICY = '/privacy-policy'
const toasts = (page: Page, say = t) =>
  page.getByRole('region', { name: say('common:toast.region') })
const retry = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: t('common:action.retry') })
const policy = (page: Page) => page.getByText(/In force since/)

async function chooseIndonesian(page: Page): Promise<void> {
  const footer = await goToFooter(page)
  await footer.getByRole('button', { name: 'Bahasa Indonesia' }).click()
}

test('ERR-1 when a background call of a page fails, a toast tells the server’s message, and the page stays', async ({
  page,
  ownSandbox,
}) => {
  const indonesian = messagesIn('id')
  await page.goto(ownSandbox.url + POLICY)
  await expect(policy(page)).toBeVisible()
  await ownSandbox.desk.fail({ path: '/travel/v1/privacypolicy', code: 'service_unavailable' })

  // The page asks for the policy again, now in the other language.
  await chooseIndonesian(page)

  const toast = toasts(page, indonesian)
  await expect(toast).toContainText(indonesian('common:toast.error'))
  await expect(toast).toContainText(indonesian('problem:service_unavailable'))
  await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible()
})

test('ERR-3 when data is unavailable, the page links to support, and trying again shows the data', async ({
  page,
  ownSandbox,
}) => {
  await ownSandbox.desk.fail({ path: '/travel/v1/privacypolicy', code: 'data_unavailable' })
  await page.goto(ownSandbox.url + POLICY)
  const main = page.getByRole('main')
  await expect(main.getByText(t('problem:data_unavailable'))).toBeVisible()
  await expect(main.getByText(/req_/)).toBeVisible()
  await expect(main.getByRole('link', { name: t('common:nav.contact') })).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)

  await ownSandbox.desk.heal()
  await retry(page).click()

  await expect(policy(page)).toBeVisible()
})

test('ERR-4 when the file of a part of a page cannot be downloaded, that part says so, and trying again loads it', async ({
  page,
}) => {
  await page.route(/\/filter-panel-/, (route) => route.abort())
  await openResults(page, { depart: '2026-12-12', adults: 2 })
  const filters = page.getByRole('complementary', { name: t('ferry:filter.title') })
  const again = filters.getByRole('button', { name: t('common:action.retry') })
  await expect(again).toBeVisible()
  await page.unroute(/\/filter-panel-/)

  await again.click()

  await filters.getByRole('checkbox', { name: 'Selat Riau Line' }).check()
  await expect(page).toHaveURL(/\bop=/)
  await expect(again).toHaveCount(0)
})

test('APP-4 without base data a first visitor sees an error, and trying again opens the site', async ({
  page,
  ownSandbox,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await ownSandbox.desk.fail({ path: '/travel/v1/base', code: 'internal_error' })
  await page.goto(ownSandbox.url + POLICY)
  await expect(page.getByText(t('common:state.failedTitle'))).toBeVisible()
  await expect(page.getByText(t('problem:tenant_unknown'))).toHaveCount(0)
  expect(asked).not.toContain('/travel/v1/privacypolicy')

  await ownSandbox.desk.heal()
  await retry(page).click()

  await expect(policy(page)).toBeVisible()
})

const GONE = { status: 404, body: '' }

/** Matches keys of texts, which a page shows if its texts could not be downloaded. */
const KEYS = /\b[a-z]+(?:[A-Z]\w*)?\.[a-z]\w+[A-Z]\w*\b/

test('APP-8 when a file of texts is gone, the page reloads once and then shows an error page in words, which can try again', async ({
  page,
}) => {
  await page.goto('/login')
  await expectPage(page, t('account:login.title'))
  let loads = 0
  page.on('load', () => (loads += 1))
  const file = '**/assets/texts-*/EN/support.json'
  await page.route(file, (route) => route.fulfill(GONE))

  const footer = await goToFooter(page)
  await footer.getByRole('link', { name: t('common:nav.contact') }).click()

  await expectPage(page, t('common:error.genericTitle'))
  // A page is there before its load event, which waits for pictures and fonts.
  await expect.poll(() => loads).toBe(1)
  expect(await page.getByRole('main').innerText()).not.toMatch(KEYS)

  await page.unroute(file)
  await retry(page).click()
  await expectPage(page, t('support:contact.title'))
  expect(loads).toBe(1)
})

test('APP-8 a page whose code is still missing after a reload opens when it is tried again', async ({
  page,
}) => {
  await page.goto('/login')
  await expectPage(page, t('account:login.title'))
  const code = /\/assets\/contact-page-[^/]*\.js$/
  await page.route(code, (route) => route.fulfill(GONE))
  const footer = await goToFooter(page)
  await footer.getByRole('link', { name: t('common:nav.contact') }).click()
  await expectPage(page, t('common:error.genericTitle'))
  await page.unroute(code)

  await retry(page).click()

  await expectPage(page, t('support:contact.title'))
})

test('APP-8 a site whose first texts are gone says so in the visitor’s language, and can be opened again', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'ID'))
  const file = '**/assets/texts-*/ID/common.json'
  await page.route(file, (route) => route.fulfill(GONE))
  const indonesian = messagesIn('id')

  await page.goto('/')

  const failure = page.getByRole('alert')
  for (const text of ['state.failedTitle', 'state.failedBody', 'action.retry'] as const)
    await expect(failure).toContainText(indonesian(`common:${text}`))
  await expect(page.locator('#loading-screen')).toBeHidden()

  await page.unroute(file)
  await failure.getByRole('button', { name: indonesian('common:action.retry') }).click()
  await expectPage(page, indonesian('base:home.title'))
})

test('APP-8 when the texts of a language are still missing after a reload, the page and the chosen language stay as they were', async ({
  page,
}) => {
  await page.goto(POLICY)
  await expect(policy(page)).toBeVisible()
  // The page now takes itself for just reloaded, and must not reload again.
  await page.evaluate(() => sessionStorage.setItem('reloadedAt', String(Date.now())))
  await page.route('**/assets/texts-*/ID/base.json', (route) => route.fulfill(GONE))

  await chooseIndonesian(page)

  await expect(toasts(page)).toContainText(t('common:error.fallback'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const shown = await page.getByRole('contentinfo').innerText()
  expect(textsOf('EN', 'base').some((text) => shown.includes(text))).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBeNull()
})

test('APP-8 a newer version is offered to a visitor who has not yet moved pointer or keys', async ({
  page,
}) => {
  await page.goto('/')
  await expectPage(page, t('base:home.title'))
  await page.route('**/build-id.json', (route) => route.fulfill({ json: { id: 'second' } }))

  await page.evaluate(() => window.dispatchEvent(new Event('focus')))

  await expect(page.getByText(t('common:update.available'))).toBeVisible()
})
