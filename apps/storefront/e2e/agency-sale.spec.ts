import type { Browser, Page } from '@playwright/test'

import { expectAccessible, isWiderThanWindow } from './support/accessibility.ts'
import { openDevice } from './support/device.ts'
import {
  addToCart,
  chooseSailings,
  expectPage,
  goToCheckout,
  openResults,
  orderOf,
  passengerForm,
  payBy,
  placeOrder,
  tickets,
} from './support/journey.ts'
import { pressAt, tabTo, typeAt } from './support/keyboard.ts'
import { logIn } from './support/log-in.ts'
import { expect, test } from './support/test.ts'
import { messagesIn, t } from './support/texts.ts'

const passwords = { rizal: 'selat-demo-4', dewi: 'selat-demo-8', limei: 'selat-demo-5' }
const weiLing = 'Tan Wei Ling'

async function enter(
  page: Page,
  site: string,
  username: keyof typeof passwords,
  path: string,
): Promise<void> {
  await page.goto(`${site}${path}`)
  await logIn(page, username, passwords[username])
  await expect(page.getByRole('navigation', { name: t('agency:nav.label') })).toBeVisible()
}

/** Puts a crossing for this number of adults in the cart. */
async function fillCart(page: Page, site: string, adults = 2): Promise<void> {
  await openResults(page, { depart: '2026-12-12', adults }, site)
  await chooseSailings(page, '10:20')
  await addToCart(page)
}

const sale = (page: Page) => page.getByRole('region', { name: t('markup:sale.title') }).first()
const hide = (page: Page) => page.getByRole('switch', { name: t('markup:sale.hide') }).first()
const customerField = (page: Page) =>
  page.getByRole('combobox', { name: t('customer:checkout.label') })

/** Returns an amount in rupiah that the page shows. */
async function amountOf(page: Page, name: string): Promise<number> {
  const row = sale(page).locator('div').filter({ hasText: name }).last()
  await expect(row).toContainText('Rp')
  return Number((await row.innerText()).replaceAll(/\(.*\)|\D/g, ''))
}

test('AGT-4 an agent books for a customer, whose data fills the checkout, and sees net and selling price as far as the order', async ({
  page,
  ownSite,
}) => {
  test.slow()
  const site = ownSite.agents
  await enter(page, site, 'dewi', '/customers')
  await page.getByRole('link', { name: t('customer:list.bookFor', { name: weiLing }) }).click()
  const bar = page.getByRole('complementary', { name: t('customer:bar.label') })
  await expect(bar).toContainText(weiLing)

  await fillCart(page, site)
  const net = await amountOf(page, t('markup:sale.net'))
  const selling = await amountOf(page, t('markup:sale.selling'))
  expect(selling).toBe(net + Math.ceil((net * 4.5) / 100 / 100) * 100)
  await hide(page).click()
  const main = page.getByRole('main')
  await expect(main).not.toContainText(net.toLocaleString('en'))
  await expect(main).toContainText(selling.toLocaleString('en'))
  await hide(page).click()

  await goToCheckout(page)
  await expect(page.getByText(t('customer:checkout.filled', { name: weiLing }))).toBeVisible()
  await expect(page.getByRole('textbox', { name: t('order:checkout.email') })).toHaveValue(
    'weiling.tan@traveller.example',
  )
  await expect(
    passengerForm(page, 1).getByRole('textbox', { name: t('passenger:field.passportNumber') }),
  ).toHaveValue('K2204518E')
  const order = await placeOrder(page)
  await payBy(page, 'Wallet balance')
  await page.getByRole('button', { name: /^Pay Rp/ }).click()
  await page.waitForURL(/success-payment/)

  await page.goto(`${site}/order-detail?order=${order}`)
  await expect(sale(page)).toContainText(weiLing)
  await expect(sale(page)).toContainText('Dewi Lestari')
  await expect(sale(page)).toContainText(net.toLocaleString('en'))
  await expect(sale(page)).toContainText(selling.toLocaleString('en'))
  await expect(tickets(page)).toHaveCount(2)
  for (const ticket of await tickets(page).all()) {
    await expect(ticket).toContainText('Baruna Tours')
    await expect(ticket).not.toContainText('Rp')
  }
  await expect(bar).toBeHidden()

  const mails = await ownSite.desk.mailsOf(order)
  const told = mails.filter(({ recipient }) => recipient === 'weiling.tan@traveller.example')
  expect(told.map(({ kind }) => kind)).toEqual(['ticketsIssued'])
  expect(JSON.stringify(told)).not.toMatch(/IDR|Rp/)
  expect(orderOf(page)).toBe(order)
})

test('AGT-4 an owner changes the markup, colleagues sell with it at once, and another agency sees no data of this one', async ({
  page,
  browser,
  ownSandbox,
}) => {
  test.slow()
  const site = ownSandbox.agents
  await enter(page, site, 'rizal', '/agency/markup')
  await page
    .getByRole('textbox', {
      name: new RegExp(
        `^${t('markup:rule.fieldOf', { number: 3, field: t('markup:rule.percent') })}`,
      ),
    })
    .fill('12.5')
  await page.getByRole('button', { name: t('common:action.save'), exact: true }).click()
  await expect(page.getByText(t('markup:save.done'))).toBeVisible()

  const dewi = await openAgent(browser, site, 'dewi')
  const net = await amountOf(dewi, t('markup:sale.net'))
  expect(await amountOf(dewi, t('markup:sale.selling'))).toBe(
    net + Math.ceil((net * 12.5) / 100 / 100) * 100,
  )
  await dewi.goto(`${site}/agency/markup`)
  await expect(dewi.getByText(t('markup:page.readOnly'))).toBeVisible()
  await expect(dewi.getByRole('cell', { name: '12.5%' })).toBeVisible()

  const limei = await openAgent(browser, site, 'limei')
  await expect(sale(limei)).toContainText('(9.1%)')
  await limei.goto(`${site}/customers?search=marcus`)
  await expect(limei.getByRole('row').filter({ hasText: 'Marcus Lee' })).toBeVisible()
  await limei.goto(`${site}/customers?search=${encodeURIComponent(weiLing)}`)
  await expect(
    limei.getByText(t('customer:search.nobody', { search: weiLing }), { exact: true }),
  ).toBeVisible()
  await expect(limei.getByText(weiLing, { exact: true })).toBeHidden()
  await limei.goto(`${site}/customers?edit=cus_TANWEILING`)
  await expect(limei.getByText(t('customer:form.unknown'))).toBeVisible()
})

async function openAgent(
  browser: Browser,
  site: string,
  username: keyof typeof passwords,
): Promise<Page> {
  const device = await openDevice(browser)
  const page = await device.newPage()
  await enter(page, site, username, '/')
  await fillCart(page, site, 1)
  return page
}

test('AGT-4 NAV-12 a customer is found, changed and booked for by keyboard alone', async ({
  page,
  ownSandbox,
}) => {
  test.slow()
  const site = ownSandbox.agents
  await enter(page, site, 'dewi', '/customers')
  await typeAt(page, page.getByRole('searchbox', { name: t('customer:search.label') }), 'siregar')
  await expect(page.getByText(t('customer:search.found', { count: 1 }))).toBeVisible()
  const name = 'Kepri Energi, Anwar Siregar'
  await pressAt(page, page.getByRole('link', { name: t('customer:list.editOf', { name }) }))
  await expectPage(page, t('customer:form.editTitle'))
  await typeAt(page, page.getByRole('textbox', { name: t('customer:form.note') }), ' By night.')
  await page.keyboard.press('Tab')
  await pressAt(page, page.getByRole('button', { name: t('common:action.save'), exact: true }))
  await expect(page.getByText(t('customer:form.done', { name }))).toBeVisible()

  await fillCart(page, site, 1)
  await expect(sale(page)).toContainText(t('markup:sale.net'))
  await tabTo(page, hide(page))
  await page.keyboard.press('Space')
  await expect(sale(page)).not.toContainText(t('markup:sale.net'))
  await page.keyboard.press('Space')
  await expect(sale(page)).toContainText(t('markup:sale.net'))
  await pressAt(page, page.getByRole('link', { name: t('cart:page.checkout') }))
  await typeAt(page, customerField(page), 'kepri')
  await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible()
  await page.keyboard.press('Enter')

  await expect(page.getByText(t('customer:checkout.filled', { name }))).toBeVisible()
  await expect(
    passengerForm(page, 0).getByRole('textbox', { name: t('passenger:field.lastName') }),
  ).toHaveValue('SIREGAR')
  await pressAt(page, page.getByRole('button', { name: t('customer:save.to', { name }) }))
  await expect(page.getByText(t('customer:save.done', { name }))).toBeVisible()
})

test('AGT-4 on a computer the actions of a customer stand side by side', async ({
  page,
  ownSandbox,
}) => {
  await enter(page, ownSandbox.agents, 'rizal', '/customers')
  const edit = page.getByRole('link', { name: t('customer:list.editOf', { name: weiLing }) })
  const remove = page.getByRole('button', { name: t('customer:list.deleteOf', { name: weiLing }) })
  await expect(remove).toBeVisible()

  expect((await remove.boundingBox())?.y).toBe((await edit.boundingBox())?.y)
})

test('AGT-4 RUL-3 axe finds nothing on the pages of a sale, light and dark, wide and narrow', async ({
  page,
  ownSandbox,
}) => {
  test.setTimeout(400_000)
  const site = ownSandbox.agents
  await enter(page, site, 'rizal', '/customers')
  await expect(page.getByText(weiLing, { exact: true })).toBeVisible()
  await page.goto(`${site}/customers?edit=cus_BUDISANTOS`)
  await expectPage(page, t('customer:form.editTitle'))
  await page.getByText('SANTOSO BUDI').first().click()
  await expectAccessible(page, 'a customer')
  await fillCart(page, site, 1)
  await expect(sale(page)).toContainText(t('markup:sale.margin'))
  await expectAccessible(page, 'cart')
  await page.goto(`${site}/checkout`)
  await expect(customerField(page)).toBeVisible()
  await expectAccessible(page, 'checkout')
})

test('AGT-4 I18-1 the pages of a sale fit a phone in Traditional Chinese', async ({
  page,
  ownSandbox,
}) => {
  const site = ownSandbox.agents
  const tw = messagesIn('zh-Hant')
  await enter(page, site, 'dewi', '/customers')
  await expect(page.getByText(weiLing, { exact: true })).toBeVisible()
  await fillCart(page, site, 1)
  await page.evaluate(() => localStorage.setItem('locale', 'ZHTD'))
  await page.setViewportSize({ width: 360, height: 740 })
  const places = [
    ['/customers', tw('customer:page.title')],
    ['/customers?edit=new', tw('customer:form.addTitle')],
    ['/agency/markup', tw('markup:page.title')],
    ['/cart', tw('cart:page.title')],
    ['/checkout', tw('order:checkout.title')],
  ] as const

  for (const [path, title] of places) {
    await page.goto(`${site}${path}`)
    await expectPage(page, title)
    await expect(page.getByRole('navigation', { name: tw('agency:nav.label') })).toBeVisible()
    expect(await isWiderThanWindow(page), `${path} scrolls sideways`).toBe(false)
  }
})
