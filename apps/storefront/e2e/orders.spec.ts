import type { Page } from '@playwright/test'

import { newcomer, openAccount } from './support/account.ts'
import { bookDirectly, bookingLink, logInDirectly } from './support/direct-booking.ts'
import {
  addToCart,
  chooseSailings,
  expectPage,
  fillContact,
  fillPassengers,
  goToCheckout,
  openResults,
  orderOf,
  passengerForm,
  payBy,
  placeOrder,
  tickets,
} from './support/journey.ts'
import { readQr } from './support/read-qr.ts'
import { sites } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'
import { contact, travellers } from './support/travellers.ts'

const person = newcomer('orders-of-lim')
const day = '2027-01-19'

async function openCheckout(page: Page): Promise<void> {
  await openResults(page, { depart: day, adults: 1 })
  await chooseSailings(page, '10:20')
  await addToCart(page)
  await goToCheckout(page)
}

test('CHK-9 an account finds its orders by state and number, and opens one with its timeline and receipt', async ({
  page,
  desk,
}) => {
  test.slow()
  await openAccount(page, person, desk.codeOf)
  await expect(page.getByRole('banner').getByRole('button', { name: person.name })).toBeVisible()
  const bearer = await logInDirectly(sites.agency, person.username, person.password)
  const unpaid = await bookDirectly(sites.agency, day, bearer)
  const booked = await bookDirectly(sites.agency, day, bearer)
  await page.goto(`/payment?order=${booked.order}`)
  await payBy(page, 'QRIS')
  await desk.settle(booked.order)
  await expectPage(page, t('payment:success.title'))

  await page.getByRole('banner').getByRole('button', { name: person.name }).click()
  await page.getByRole('link', { name: t('common:nav.orders') }).click()
  await expectPage(page, t('order:history.title'))
  const rows = page.getByRole('main').getByRole('article')
  await expect(rows).toHaveCount(2)
  // The address decides which radio button is checked, so it is checked only after the address has changed.
  const waiting = page.getByRole('radio', { name: t('order:status.ENTRY') })
  await waiting.click()
  await expect(waiting).toBeChecked()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(unpaid.confirmationNumber)
  await page.getByRole('button', { name: t('order:history.clear') }).click()
  await expect(rows).toHaveCount(2)
  await page
    .getByRole('searchbox', { name: t('order:history.search') })
    .fill(booked.confirmationNumber.slice(-4).toLowerCase())
  await expect(rows).toHaveText([new RegExp(booked.confirmationNumber)])
  await rows.getByRole('link').first().click()

  await expectPage(page, booked.confirmationNumber)
  await expect(page).toHaveURL(new RegExp(`/history/${booked.order}$`))
  await expect(tickets(page)).toHaveCount(1)
  const story = page.getByRole('region', { name: t('order:timeline.title') })
  await expect(story.getByRole('listitem').first()).toContainText(
    t('order:timeline.tickets_issued'),
  )
  await page.getByRole('button', { name: t('order:confirmation.action') }).click()
  await expect(page.getByText(/^On its way to w/)).toBeVisible()

  await page.getByRole('link', { name: t('order:receipt.title') }).click()
  await expectPage(page, /^R-/)
  await expect(page.getByText('PT Nusa Strait Travel')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: t('order:receipt.print') })).toBeHidden()
})

test('CHK-9 a guest finds a booking by its number and e-mail, and not with the e-mail of somebody else', async ({
  page,
}) => {
  const booked = await bookDirectly(sites.agency, day)
  await page.goto(bookingLink({ ...booked, token: 'guessed-secret' }))
  await expectPage(page, t('order:notFound.title'))
  await page.getByRole('link', { name: t('order:find.title') }).click()
  await expectPage(page, t('order:find.title'))

  await page.getByRole('textbox', { name: t('order:find.number') }).fill(booked.confirmationNumber)
  const email = page.getByRole('main').getByRole('textbox', { name: t('order:checkout.email') })
  await email.fill('somebody@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText(t('order:find.notFound'))
  await email.fill(contact.email)
  await page.keyboard.press('Enter')

  await expectPage(page, booked.confirmationNumber)
})

test('CHK-13 a checkout that was begun on one device continues on a second one, which places the order', async ({
  page,
  browser,
}) => {
  test.slow()
  const [traveller] = travellers({ adults: 1 }, day)
  if (!traveller) throw new Error('Nobody travels')
  await openCheckout(page)
  await fillContact(page)
  await page.getByRole('button', { name: t('order:resume.action') }).click()
  const dialog = page.getByRole('dialog', { name: t('order:resume.title') })
  const code = dialog.getByRole('img', { name: t('order:resume.qr') })
  const link = await readQr(code)
  expect(link).toMatch(/\/checkout\?resume=[\w-]{22,64}$/)
  await dialog.getByRole('button', { name: t('common:action.close') }).click()
  const kept = page.waitForResponse(
    (response) => response.url().includes('/travel/v1/checkout') && response.ok(),
  )
  await passengerForm(page, 0)
    .getByRole('textbox', { name: t('passenger:field.firstName') })
    .fill('TYPED LATER')
  await kept

  const other = await browser.newContext()
  const phone = await other.newPage()
  await phone.goto(link ?? '')
  await expectPage(phone, t('order:checkout.title'))
  await expect(
    passengerForm(phone, 0).getByRole('textbox', { name: t('passenger:field.firstName') }),
  ).toHaveValue('TYPED LATER')
  await expect(phone).toHaveURL(`${sites.agency}/checkout`)
  await expect(phone.getByRole('textbox', { name: t('order:checkout.fullName') })).toHaveValue(
    contact.name,
  )
  await fillPassengers(phone, [traveller])
  await placeOrder(phone)
  await other.close()

  await page.reload()
  await expect(page.getByRole('heading', { name: t('cart:page.emptyTitle') })).toBeVisible()
  await page.goto(link ?? '')
  await expect(page.getByRole('heading', { name: t('order:resume.overTitle') })).toBeVisible()
})

test('CHK-14 a promo code lowers the price as far as the order, and an unknown code says why it is refused', async ({
  page,
}) => {
  await openCheckout(page)
  await fillContact(page)
  await fillPassengers(page, travellers({ adults: 1 }, day))
  const review = page.getByRole('region', { name: t('order:review.title') })
  const code = review.getByRole('textbox', { name: t('order:promo.label') })
  const due = () => page.getByText(t('cart:total.payNow'), { exact: true }).last().locator('..')
  const full = await due().innerText()

  await code.fill('NOSUCHCODE')
  await review.getByRole('button', { name: t('order:promo.apply') }).click()
  await expect(review.getByText(t('order:issue.promo_unknown'))).toBeVisible()
  await code.fill('selat10')
  await code.press('Enter')
  await expect(review.getByText('Promo code SELAT10')).toBeVisible()
  await expect(due()).not.toHaveText(full)

  await placeOrder(page)
  const order = orderOf(page)
  await page.goto(`/order-detail?order=${order}`)
  const price = page.getByRole('region', { name: t('order:detail.price') })
  await expect(price.getByRole('row', { name: /Promo code SELAT10/ })).toContainText('−')
})

test('CHK-1 by keyboard alone, the review leads from a passenger back to their fields', async ({
  page,
}) => {
  await openCheckout(page)
  const edit = page.getByRole('button', { name: t('order:review.editPassenger', { number: 1 }) })
  await edit.focus()
  await page.keyboard.press('Enter')

  await expect(
    passengerForm(page, 0).getByRole('combobox', { name: t('passenger:field.title') }),
  ).toBeFocused()
})
