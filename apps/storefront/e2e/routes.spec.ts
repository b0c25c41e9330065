import type { Page } from '@playwright/test'

import { openManifest } from './support/authority.ts'
import { expectPage, goToFooter } from './support/journey.ts'
import { logIn } from './support/log-in.ts'
import { openList } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

const pathOf = (page: Page) => new URL(page.url()).pathname
const banner = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')

test('APP-5 pages have header and footer, except the payment, which has neither, and the manifest, which has a header of its own', async ({
  page,
  ownSandbox,
}) => {
  await page.goto('/cart')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner(page)).toHaveCount(1)
  await expect(footer(page)).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)

  await page.goto('/payment')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  await expect(footer(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toHaveCount(1)

  await openManifest(page, ownSandbox)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner(page)).toHaveCount(1)
  await expect(banner(page).getByRole('navigation')).toHaveCount(0)
  await expect(footer(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toHaveCount(1)
})

const LISTS = [
  ['package', '/packages'],
  ['attraction', '/attractions'],
  ['hotel', '/hotels'],
  ['transport', '/transport'],
  ['cruise', '/cruises'],
] as const

for (const [product, path] of LISTS)
  test(`NAV-2 ${path} and its pages open from the menu, and Back returns to the list`, async ({
    page,
  }) => {
    await page.goto('/')
    await openList(page, product)
    expect(pathOf(page)).toBe(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    const listTitle = await heading.innerText()

    const first = page.getByRole('main').locator(`a[href^="${path}/"]`).first()
    await first.click()
    await expect.poll(() => pathOf(page)).toMatch(new RegExp(`^${path}/[^/]+$`))
    await expect(heading).toBeVisible()
    await expect(heading).not.toHaveText(listTitle)
    await page.goBack()

    expect(pathOf(page)).toBe(path)
    await expect(heading).toHaveText(listTitle)
  })

test('NAV-2 cart, checkout, the pages around the login and the booking policy have addresses of their own', async ({
  page,
}) => {
  await page.goto('/')
  await banner(page)
    .getByRole('link', { name: t('common:nav.cart') })
    .click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await banner(page)
    .getByRole('link', { name: t('account:login.title') })
    .click()
  await expectPage(page, t('account:login.title'))
  await page.getByRole('link', { name: t('account:login.forgot') }).click()
  await expectPage(page, t('account:forgot.title'))
  expect(pathOf(page)).toBe('/forgot-password')

  await (await goToFooter(page)).getByRole('link', { name: t('common:nav.bookingPolicy') }).click()
  await expect(page.getByText(/In force since/)).toBeVisible()
  expect(pathOf(page)).toBe('/booking-policy')

  for (const path of ['/reset-password', '/verify-email', '/checkout']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByText(t('common:error.notFoundTitle')), path).toHaveCount(0)
    expect(pathOf(page)).toBe(path)
  }

  await page.goto('/profile/password')
  await expectPage(page, t('account:login.title'))
  await logIn(page, 'budi', 'selat-demo-2')
  await expect(page).toHaveURL(/\/profile\/password$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('NAV-11 when a session was ended elsewhere, the next call leads to the login, and from there back to the page', async ({
  page,
  ownSandbox,
}) => {
  await page.goto(`${ownSandbox.url}/login`)
  await logIn(page, 'budi', 'selat-demo-2')
  await expectPage(page, t('base:home.title'))
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('sessionStore') ?? '{}').token as string,
  )
  const ended = await page.request.delete(`${ownSandbox.url}/admin/v1/session/all?system=4101`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(ended.ok()).toBe(true)

  await banner(page)
    .getByRole('button', { name: /Budi Santoso/ })
    .click()
  await page.getByRole('link', { name: t('common:nav.passengers') }).click()

  await expectPage(page, t('account:login.title'))
  expect(pathOf(page)).toBe('/login')
  await expect(page.getByRole('region', { name: t('common:toast.region') })).toContainText(
    t('common:typed.ended'),
  )
  await logIn(page, 'budi', 'selat-demo-2')
  await expect.poll(() => pathOf(page)).toBe('/profile/passenger')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
