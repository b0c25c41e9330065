import { type Browser, devices, type Page } from '@playwright/test'

import { expectAccessible } from './support/accessibility.ts'
import { setClock } from './support/device.ts'
import {
  addToCart,
  agree,
  chooseSailings,
  expectPage,
  fillPassengers,
  openResults,
} from './support/journey.ts'
import { pressAt, tabTo, typeAt } from './support/keyboard.ts'
import { logIn } from './support/log-in.ts'
import type { OwnSandbox } from './support/own-sandbox.ts'
import { expect, test } from './support/test.ts'
import { messagesIn, t } from './support/texts.ts'
import { contact, travellers } from './support/travellers.ts'

const weiLing = { name: 'Tan Wei Ling', email: 'weiling.tan@traveller.example' }
const DAY = '2026-12-12'

/** Returns the address of the partners' site in the test's own sandbox. */
const siteOf = ({ url }: OwnSandbox) => url.replace('localhost', 'b2b.localhost')

async function enter(page: Page, site: string, path: string): Promise<void> {
  await page.goto(`${site}${path}`)
  await logIn(page, 'dewi', 'selat-demo-8')
  await expect(page.getByRole('navigation', { name: t('agency:nav.label') })).toBeVisible()
}

async function fillCart(page: Page, site: string, adults = 2): Promise<void> {
  await openResults(page, { depart: DAY, adults }, site)
  await chooseSailings(page, '10:20')
  await addToCart(page)
}

const customerField = (page: Page) =>
  page.getByRole('combobox', { name: t('customer:checkout.label') })

/** Quotes the content of the cart to the saved customer, and returns the number of the quotation. */
async function quoteCart(page: Page): Promise<string> {
  await page.getByRole('button', { name: t('quotation:quote.open') }).click()
  await customerField(page).fill('tan wei')
  await page.getByRole('option', { name: weiLing.name }).click()
  await page.getByRole('button', { name: t('quotation:quote.send') }).click()
  return numberOf(page)
}

async function numberOf(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1, name: /Q-[0-9A-Z]{6}/ })
  await expect(heading).toBeVisible()
  return /Q-\w+/.exec(await heading.innerText())?.[0] ?? ''
}

/** Returns the link in the mail to the customer, at the address of this test. */
async function linkIn({ desk }: OwnSandbox, site: string, number: string): Promise<string> {
  const mails = await desk.mailsTo(weiLing.email)
  const mail = mails.find(({ subject }) => subject.includes(number))
  const path = /\/quotation\/baruna-tours\?token=[\w-]+/.exec(mail?.text ?? '')?.[0]
  if (path === undefined) throw new Error(`No mail has the link of ${number}`)
  return site + path
}

/** Opens a page on the customer's phone, which is set to Traditional Chinese. */
async function openPhone(browser: Browser): Promise<Page> {
  const device = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 360, height: 740 },
  })
  await setClock(device)
  await device.addInitScript(() => localStorage.setItem('locale', 'ZHTD'))
  return device.newPage()
}

test('AGT-4 an agent quotes a cart, its customer accepts on a phone, and the agent books it', async ({
  page,
  browser,
  ownSandbox,
}) => {
  test.slow()
  const site = siteOf(ownSandbox)
  await enter(page, site, '/quotations')
  await expect(page.getByText(t('quotation:list.noneTitle'))).toBeVisible()
  await fillCart(page, site)
  const number = await quoteCart(page)
  const quotation = page.url()

  const phone = await openPhone(browser)
  const zh = messagesIn('zh-Hant')
  await phone.goto(await linkIn(ownSandbox, site, number))
  await expectPage(
    phone,
    zh('quotation:shared.titleFor', { name: weiLing.name, agency: 'Baruna Tours' }),
  )
  await phone.getByRole('textbox', { name: zh('quotation:accept.email') }).fill(contact.email)
  await phone.getByRole('combobox', { name: zh('common:phone.code') }).selectOption('SG')
  await phone.getByRole('textbox', { name: zh('common:phone.number') }).fill(contact.phone)
  await fillPassengers(phone, travellers({ adults: 2 }, DAY), zh)
  // A phone may unload a page in the background, so text that was typed must be there after a reload.
  await phone.reload()
  await expect(phone.getByRole('textbox', { name: zh('quotation:accept.email') })).toHaveValue(
    contact.email,
  )
  const rules = phone.getByRole('region', { name: zh('order:review.rules') })
  await expect(rules.getByText(zh('order:review.cancelAfter'))).toBeVisible()
  // The customer cannot accept the quotation before they have agreed to the rules.
  await phone.getByRole('button', { name: /^以/ }).click()
  await expect(phone.getByText(zh('quotation:issue.consent_required'))).toBeVisible()
  await phone.getByRole('checkbox', { name: zh('quotation:accept.agree') }).check()
  await phone.getByRole('button', { name: /^以/ }).click()
  // Both travellers are seniors, which was unknown when the cart was quoted, so the customer must agree to the new price.
  await phone
    .getByRole('alert')
    .filter({ hasText: /^現在的價格是/ })
    .getByRole('button', { name: /^以/ })
    .click()
  await expect(
    phone.getByRole('heading', { name: zh('quotation:shared.acceptedTitle') }),
  ).toBeFocused()

  await page.goto(`${site}/quotations?state=accepted`)
  await page.getByRole('link', { name: number }).click()
  await page.getByRole('button', { name: t('quotation:do.takeUp') }).click()
  await page.getByRole('button', { name: t('quotation:takeUp.go') }).click()
  await expectPage(page, t('order:checkout.title'))
  await expect(
    page.getByRole('link', { name: t('quotation:taken.title', { number }) }),
  ).toBeVisible()
  // From then on the quotation costs what the customer agreed to, so no change of the price is shown.
  await expect(page.getByText(/^The net price was/)).toHaveCount(0)
  await agree(page)
  await page.getByRole('button', { name: t('order:checkout.place') }).click()
  await page.waitForURL(/\/payment\?order=/)

  await page.goto(quotation)
  await expect(page.getByText(t('quotation:page.unpaidTitle'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('quotation:do.takeUp') })).toBeHidden()
  await phone.reload()
  await expect(phone.getByText(zh('quotation:shared.bookedTitle'), { exact: true })).toBeVisible()
})

test('AGT-4 a printed quotation has the agency’s name, the terms and no net price', async ({
  page,
  ownSandbox,
}) => {
  const site = siteOf(ownSandbox)
  await enter(page, site, '/cart')
  await fillCart(page, site)
  const number = await quoteCart(page)
  const total = (name: string) =>
    page.getByText(name, { exact: true }).locator('xpath=..').innerText()
  const net = /[\d,]{5,}/.exec(await total(t('markup:sale.net')))?.[0] ?? ''
  const selling = /[\d,]{5,}/.exec(await total(t('markup:sale.selling')))?.[0] ?? ''
  expect(net).not.toBe('')

  await page.emulateMedia({ media: 'print' })

  const paper = page.getByRole('article', { name: t('quotation:page.title', { number }) })
  await expect(paper).toBeVisible()
  for (const text of ['Baruna Tours', weiLing.name, selling, t('quotation:terms.title')])
    await expect(paper).toContainText(text)
  const printed = await page.locator('body').innerText()
  expect(printed).not.toContain(net)
  expect(printed).not.toContain(t('quotation:do.withdraw'))
})

test('AGT-4 by keyboard alone, an agent quotes a cart, finds the quotation again and withdraws it', async ({
  page,
  ownSandbox,
}) => {
  test.slow()
  const site = siteOf(ownSandbox)
  await enter(page, site, '/cart')
  await fillCart(page, site, 1)
  await pressAt(page, page.getByRole('button', { name: t('quotation:quote.open') }))
  await typeAt(page, customerField(page), 'tan wei')
  await expect(page.getByRole('option', { name: weiLing.name })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await pressAt(page, page.getByRole('button', { name: t('quotation:quote.send') }))
  const number = await numberOf(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await pressAt(page, page.getByRole('link', { name: t('quotation:page.back') }))
  await expectPage(page, t('quotation:list.title'))
  await typeAt(page, page.getByRole('searchbox', { name: t('quotation:list.search') }), number)
  await expect(page).toHaveURL(new RegExp(`search=${number}`))
  await pressAt(page, page.getByRole('link', { name: number }))
  await expectPage(page, t('quotation:page.title', { number }))

  await pressAt(page, page.getByRole('button', { name: t('quotation:do.withdraw') }))
  const question = page.getByRole('dialog', { name: t('quotation:withdraw.title') })
  await tabTo(page, question.getByRole('button', { name: t('quotation:do.withdraw') }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('quotation:page.cancelledBody'))).toBeVisible()
})

test('APP-10 axe finds nothing wrong with quotations, for agents and for customers', async ({
  page,
  browser,
  ownSandbox,
}) => {
  test.slow()
  const site = siteOf(ownSandbox)
  await enter(page, site, '/quotations')
  await expectAccessible(page, 'no quotation')
  await fillCart(page, site)
  await page.getByRole('button', { name: t('quotation:quote.open') }).click()
  await expect(customerField(page)).toBeVisible()
  await expectAccessible(page, 'cart to quote')
  await page.getByRole('button', { name: t('quotation:quote.open') }).click()
  const number = await quoteCart(page)

  const device = await browser.newContext()
  await setClock(device)
  const customer = await device.newPage()
  await customer.goto(await linkIn(ownSandbox, site, number))
  await expectPage(customer, /Baruna Tours/)
  await customer.getByRole('button', { name: /^Accept for/ }).click()
  await expect(customer.getByText(t('common:validation.summary', { count: 25 }))).toBeVisible()
  await expectAccessible(customer, 'acceptance that is refused')
  await customer.goto(`${site}/quotation/baruna-tours?token=AAAAAAAAAAAAAAAAAAAAAAAA`)
  await expectPage(customer, t('quotation:shared.unknownTitle'))
  await expectAccessible(customer, 'link of no quotation')
})
