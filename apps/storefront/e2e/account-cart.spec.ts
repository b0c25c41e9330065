import type { Page } from '@playwright/test'

import { newcomer, openAccount } from './support/account.ts'
import { openDevice } from './support/device.ts'
import { fillCart, productInputs, takeCart } from './support/direct-cart.ts'
import { expectPage } from './support/journey.ts'
import { logIn } from './support/log-in.ts'
import { sites } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

// Each test needs a device without earlier visits, so that all its tabs begin alike.
test.use({ device: 'fresh' })

const person = newcomer('cart-of-huimin')
const visits = productInputs('2027-01-13', '2027-01-14').filter(
  ({ ItemContent }) => ItemContent === 'attraction',
)

const items = (page: Page) => page.getByRole('main').getByRole('article')
const badge = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: t('common:nav.cartCount', { count }) })

test('CRT-1 after registering, a visitor’s items are in the cart of the account on every device, and logging out empties the cart of this one', async ({
  page,
  context,
  browser,
  desk,
}) => {
  const visitors = await fillCart(visits)
  await takeCart(page, visitors)
  await page.goto('/cart')
  await expect(items(page)).toHaveCount(1)
  await page.reload()
  await expect(items(page)).toHaveCount(1)

  await openAccount(page, person, desk.codeOf)

  await expect(badge(page, 1)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cartToken')))
    .not.toBe(visitors.Token)
  const other = await openDevice(browser)
  const device = await other.newPage()
  await device.goto(`${sites.agency}/login`)
  await logIn(device, person.username, person.password)
  await expect(badge(device, 1)).toBeVisible()

  const tab = await context.newPage()
  await tab.goto('/cart')
  await expect(items(tab)).toHaveCount(1)
  await page.getByRole('banner').getByRole('button', { name: person.name }).click()
  await page.getByRole('button', { name: t('common:nav.logout'), exact: true }).click()
  await expectPage(tab, t('cart:page.title'))
  await expect(tab.getByRole('heading', { name: t('cart:page.emptyTitle') })).toBeVisible()
  await device.goto(`${sites.agency}/cart`)
  await expect(items(device)).toHaveCount(1)
  await other.close()
})

test('CRT-1 an item that is removed in one tab also leaves the cart badge of a tab in the background', async ({
  page,
  context,
}) => {
  const cart = await fillCart([...visits, ...productInputs('2027-01-13', '2027-01-14').slice(0, 1)])
  await takeCart(page, cart)
  await page.goto('/cart')
  await expect(items(page)).toHaveCount(2)
  const tab = await context.newPage()
  await tab.goto('/privacy-policy')
  await expect(badge(tab, 2)).toBeVisible()

  await items(page)
    .first()
    .getByRole('button', { name: /^Remove / })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common:action.remove'), exact: true })
    .click()

  await expect(items(page)).toHaveCount(1)
  await expect(badge(tab, 1)).toBeVisible()
})
