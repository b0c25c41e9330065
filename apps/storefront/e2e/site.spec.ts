import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { expectAccessible, findViolations } from './support/accessibility.ts'
import { expectPage, goToFooter, openResults } from './support/journey.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

// A test must not find a replaced version among the files that earlier visits left on the device.
test.use({ device: 'fresh' })

const offer = (page: Page) => page.getByText(t('common:update.available'))

/** Has the file of the build name another version, as if that one had been deployed. */
async function deploy(page: Page, id: string): Promise<void> {
  await page.route('**/build-id.json', (route) => route.fulfill({ json: { id } }))
}

/** Returns to the tab, and waits until the page has asked for the deployed version. */
async function comeBack(page: Page): Promise<void> {
  let isHeard = false
  const asked = page.waitForRequest('**/build-id.json').then((request) => {
    isHeard = true
    return request.response()
  })
  // The event is sent until the page reacts: its listener is added with the first move, which takes a busy machine a
  // while.
  await expect
    .poll(async () => {
      if (!isHeard) await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      return isHeard
    })
    .toBe(true)
  await asked
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await expectPage(page, t('base:home.title'))
  await page.mouse.move(200, 200)
  await page.mouse.move(220, 220)
  // The downloads that wait for the first move must be complete before the test goes on.
  await page.waitForLoadState('networkidle')
}

test('APP-8 the version that was opened is the deployed one, so no other is offered', async ({
  page,
}) => {
  await openHome(page)

  await comeBack(page)

  await expect(offer(page)).toBeHidden()
})

test('APP-8 a newer version can be put off and is not offered again, and a reload takes the next one', async ({
  page,
}) => {
  await openHome(page)
  await deploy(page, 'second')
  await comeBack(page)
  await expect(offer(page)).toBeVisible()
  await expectAccessible(page, 'version notice')
  await page.getByRole('button', { name: t('common:update.later') }).click()
  await comeBack(page)
  await expect(offer(page)).toBeHidden()

  await deploy(page, 'third')
  await comeBack(page)
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: t('common:action.reload') }).click()
  await loaded
  await expectPage(page, t('base:home.title'))

  // The version must not be offered a second time if a cache still serves the old page.
  await page.mouse.move(200, 200)
  await page.mouse.move(220, 220)
  await page.waitForLoadState('networkidle')
  await comeBack(page)
  await expect(offer(page)).toBeHidden()
})

test('APP-8 when a script file is gone, the page reloads once and then shows the error page', async ({
  page,
}) => {
  await page.goto('/login')
  await expectPage(page, t('account:login.title'))
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.route('**/assets/contact-page*', (route) => route.fulfill({ status: 404, body: '' }))

  const footer = await goToFooter(page)
  await footer.getByRole('link', { name: t('common:nav.contact') }).click()

  await expectPage(page, t('common:error.genericTitle'))
  await expect.poll(() => loads).toBe(1)
  await expect(page).toHaveURL(/\/contact$/)
  expect(loads).toBe(1)

  await page.unroute('**/assets/contact-page*')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('common:error.home') })
    .click()
  await expectPage(page, t('base:home.title'))
})

const warning = (page: Page) => page.locator('#browser-warning')

test('APP-9 a browser that can run the app is not warned', async ({ page }) => {
  await page.goto('/')
  await expectPage(page, t('base:home.title'))

  await expect(warning(page)).toBeHidden()
})

test('APP-9 a browser without a feature of the app is advised to take a recent Chrome or Opera, its own language first', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('locale', 'ZHTD')
    Reflect.deleteProperty(window, 'ResizeObserver')
  })

  await page.goto('/')

  const texts = warning(page).getByRole('paragraph')
  await expect(texts).toHaveCount(5)
  await expect(texts.first()).toHaveAttribute('lang', 'zh-Hant')
  await expect(texts.first()).toContainText('Chrome 或 Opera')
  await expect(warning(page).getByText(t('common:browser.warning'))).toBeVisible()
})

test('APP-9 a browser that knows modules but lacks a newer function is warned', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'any')
  })

  await page.goto('/')

  await expect(warning(page)).toBeVisible()
})

test('APP-9 a browser that knows no modules is warned without the app', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule')
  })
  await page.route('**/assets/*.js', (route) => route.abort())

  await page.goto('/')

  await expect(warning(page)).toBeVisible()
  await expect(page.locator('#loading-screen')).toBeHidden()
})

test('APP-9 the browser check uses only syntax that every browser can read', async ({ page }) => {
  const script = await readFile(new URL('../public/browser-check.js', import.meta.url), 'utf8')
  const code = script.replaceAll(/^\s*\/\/.*$/gm, '')

  expect(code).not.toMatch(/=>|`|\b(?:const|let|class|import|async)\b|\?\.|\?\?|\.\.\./)
  await page.goto('/')
  const length = await page.evaluate(async () => (await fetch('/browser-check.js')).text())
  expect(length).toBe(script)
})

test('NAV-12 an address that is opened in the same tab starts at its top, and Back restores the scroll position', async ({
  page,
}) => {
  const top = () => page.evaluate(() => Math.round(window.scrollY))
  const open = async (path: string) => {
    await page.goto(path)
    await expect(page.getByText(/In force since/)).toBeVisible()
    // The app's start replaces the entry of history, which Playwright takes for the end of a `goBack` that is under way.
    await expect(page.locator('html')).toHaveAttribute('data-started')
  }
  await open('/booking-policy')
  await page.evaluate(() => window.scrollTo(0, 200))

  await open('/privacy-policy')
  expect(await top()).toBe(0)
  await page.goBack()
  await expect.poll(top).toBe(200)
  await open('/privacy-policy')
  await open('/booking-policy')

  expect(await top()).toBe(0)
})

test('APP-6 the header does not move when the logo arrives', async ({ page }) => {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>()
  await page.route('**/logo-*.svg', async (route) => {
    await sent
    await route.continue()
  })
  await page.goto('/booking-policy', { waitUntil: 'commit' })
  const logo = page.getByRole('banner').getByRole('img')
  const firstLink = page
    .getByRole('navigation', { name: t('common:nav.main') })
    .getByRole('link')
    .first()
  await expect(firstLink).toBeVisible()
  const before = await firstLink.boundingBox()

  send()

  await expect(logo).toHaveJSProperty('complete', true)
  await expect(logo).not.toHaveJSProperty('naturalWidth', 0)
  expect(await firstLink.boundingBox()).toEqual(before)
})

test('SUP-3 on paper a policy is its text alone', async ({ page }) => {
  await page.goto('/booking-policy')
  await expect(page.getByText(/In force since/)).toBeVisible()
  await expect(page.getByRole('button', { name: t('common:action.print') })).toBeVisible()

  await page.emulateMedia({ media: 'print' })

  await expect(page.getByRole('button', { name: t('common:action.print') })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('navigation', { name: t('base:policy.contents') })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

const PATHS = ['/', '/login', '/contact', '/booking-policy', '/privacy-policy', '/ferry', '/cart']

test('APP-7 each page has a title of its own, a description, the language and the colour of its tenant', async ({
  page,
}) => {
  const titles = new Set<string>()
  for (const path of PATHS) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    titles.add(await page.title())
    const description = await page.locator('meta[name=description]').first().getAttribute('content')
    expect(description, path).toMatch(/\w{3}/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const colour = page.locator('meta[name=theme-color]').first()
    await expect(colour).toHaveAttribute('content', /^#[0-9a-f]{6}$/i)
  }
  expect(titles.size).toBe(PATHS.length)
})

/** Expects the visible text of each control in its name; otherwise a visitor who uses voice control cannot reach it. */
async function expectNamedAsWritten(page: Page, where: string): Promise<void> {
  const violations = await findViolations(page, {
    runOnly: ['label-content-name-mismatch'],
  })
  const found = violations.flatMap(({ nodes }) => nodes.map(({ html }) => `${where}: ${html}`))
  expect(found).toEqual([])
}

test('APP-10 controls are named as they are written: menus, calendar, days, offers and forms', async ({
  page,
}) => {
  await page.goto('/')
  await expectPage(page, t('base:home.title'))
  await expectNamedAsWritten(page, 'home')
  await page.getByRole('button', { name: t('ferry:search.departDate') }).click()
  const calendar = page.getByRole('dialog', { name: t('ferry:search.chooseDate') })
  await expect(calendar.getByRole('button', { name: /^\d+ \d+K, / }).first()).toBeVisible()
  await expectNamedAsWritten(page, 'calendar')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: new RegExp(`^${t('common:preferences.title')}`) }).click()
  await expect(page.getByRole('radio', { name: 'Bahasa Indonesia' })).toBeVisible()
  await expectNamedAsWritten(page, 'preferences')

  await openResults(page, { depart: '2026-12-16', back: '2026-12-18', adults: 2 })
  await expect(page.getByText(t('ferry:results.outbound')).first()).toBeVisible()
  await expectNamedAsWritten(page, 'results')
  for (const path of ['/contact', '/login', '/register', '/cart', '/booking-policy', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await goToFooter(page)
    await expectNamedAsWritten(page, path)
  }
})

test('APP-10 the header stays in place, and no content that scrolls beneath shows through it', async ({
  page,
}) => {
  await page.goto('/booking-policy')
  await expectPage(page, t('common:nav.bookingPolicy'))
  const header = await page.getByRole('banner').boundingBox()
  if (header === null) throw new Error('The page has no header.')
  const lookAtHeader = () => page.screenshot({ clip: header })
  const before = await lookAtHeader()

  // Lines of text lie apart, so at some of these positions no text is beneath the header.
  for (const top of [140, 160, 180, 200, 220]) {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
    expect((await lookAtHeader()).equals(before), `scrolled by ${top}`).toBe(true)
  }
})
