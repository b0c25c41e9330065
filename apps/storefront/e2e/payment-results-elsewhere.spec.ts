import type { Page } from '@playwright/test'

import { type Booked, bookDirectly, bookingLink } from './support/direct-booking.ts'
import { expectPage, payBy, tickets } from './support/journey.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import {
  enterCode,
  expectDeclined,
  leaveWithoutPaying,
  payByCard,
  RIGHT_CODE,
  toCardPage,
  tryAgain,
} from './support/processor.ts'
import { sites } from './support/sites.ts'
import { openStaged } from './support/staged-order.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

const CARD = 'Credit or debit card'

async function openPayment(page: Page): Promise<Booked> {
  const booked = await bookDirectly(sites.agency, '2026-12-18')
  await page.goto(bookingLink(booked))
  await expectPage(page, booked.confirmationNumber)
  await page.goto(`/payment?order=${booked.order}`)
  await expectPage(page, t('payment:page.chooseMethod'))
  return booked
}

test('CHK-4 CHK-5 a card is paid after it failed in four ways: declined, no money, a wrong code and an abandoned try', async ({
  page,
}) => {
  test.slow()
  await openPayment(page)
  await payBy(page, CARD)

  await toCardPage(page)
  await payByCard(page, 'declined')
  await expectDeclined(page, 'declined')
  await tryAgain(page, CARD)
  await toCardPage(page)
  await payByCard(page, 'insufficient')
  await expectDeclined(page, 'insufficient_funds')
  await tryAgain(page, CARD)
  await toCardPage(page)
  await payByCard(page, 'challenge')
  await enterCode(page, '000000')
  await expectDeclined(page, 'authentication_failed')
  await tryAgain(page, CARD)
  await toCardPage(page)
  await leaveWithoutPaying(page)
  await expectDeclined(page, 'abandoned')
  await tryAgain(page, CARD)
  await toCardPage(page)
  await payByCard(page, 'challenge')
  await enterCode(page, RIGHT_CODE)

  await expectPage(page, t('payment:success.title'))
  await expect(tickets(page)).toHaveCount(1)
})

test('CHK-4 CHK-5 a payment by e-wallet that was abandoned is opened again, and leads back paid', async ({
  page,
}) => {
  await openPayment(page)
  await payBy(page, 'GoPay')
  const open = page.getByRole('link', { name: t('payment:redirect.toWallet', { name: 'GoPay' }) })
  await open.click()
  await leaveWithoutPaying(page)
  await expectDeclined(page, 'abandoned')

  await tryAgain(page, 'GoPay')
  await open.click()
  await page.getByRole('button', { name: /^Pay / }).click()

  await expectPage(page, t('payment:success.title'))
})

test('CHK-8 the browser’s Back leads from the card page to the payment, and after the tickets no second payment is taken', async ({
  page,
  desk,
}) => {
  const { order } = await openPayment(page)
  await payBy(page, CARD)
  await toCardPage(page)

  await page.goBack()
  await expectPage(page, CARD)
  await toCardPage(page)
  await payByCard(page, 'approved')
  await expectPage(page, t('payment:success.title'))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`/payment?order=${order}`)

  await expectPage(page, t('payment:success.title'))
  const kinds = (await desk.mailsOf(order)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'paymentReceived')).toHaveLength(1)
})

test('CHK-8 a card page that is submitted in two tabs takes the money once', async ({
  page,
  context,
  desk,
}) => {
  const { order } = await openPayment(page)
  await payBy(page, CARD)
  await toCardPage(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expectPage(other, 'Pay by card')

  await payByCard(page, 'approved')
  await expectPage(page, t('payment:success.title'))
  await payByCard(other, 'approved')

  await expect(other.getByRole('heading', { level: 1 })).not.toHaveText('Pay by card')
  const kinds = (await desk.mailsOf(order)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'paymentReceived')).toHaveLength(1)
})

test('CHK-8 an order that is paid by QR code in one tab while another is at the card page is paid once, and both show success', async ({
  page,
  context,
  desk,
}) => {
  const { order } = await openPayment(page)
  await payBy(page, CARD)
  await toCardPage(page)
  const other = await context.newPage()
  await other.goto(`/payment?order=${order}`)
  await other.getByRole('button', { name: t('payment:page.changeMethod') }).click()
  await payBy(other, 'QRIS')
  await desk.settle(order)
  await expectPage(other, t('payment:success.title'))

  await payByCard(page, 'approved')

  await page.goto(`/payment?order=${order}&returned=1`)
  await expectPage(page, t('payment:success.title'))
  const kinds = (await desk.mailsOf(order)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'paymentReceived')).toHaveLength(1)
})

test('CHK-5 a payer who comes back after days sees that the payment has expired, and can search again', async ({
  page,
}) => {
  const { address, letPass, close } = await openStaged(page, 'payment-3ds-open')
  await expectPage(page, CARD)
  await letPass(3 * 86_400)

  await page.goto(`${address}&returned=1`)

  await expectPage(page, t('payment:expired.title'))
  await expect(page.getByRole('link', { name: t('cart:expired.searchAgain') })).toBeVisible()
  await close()
})

test('CHK-4 APP-10 a card is paid by keyboard alone, from the payment page to success', async ({
  page,
}) => {
  await openPayment(page)
  await tabTo(page, page.getByRole('radio').first())
  const card = page.getByRole('radio', { name: CARD })
  for (let step = 0; step < 20 && !(await card.isChecked()); step += 1)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expectPage(page, CARD)

  await pressAt(page, page.getByRole('link', { name: t('payment:redirect.toCard') }))
  await pressAt(page, page.getByRole('button', { name: /^Pay / }))

  await expectPage(page, t('payment:success.title'))
})

test('CHK-7 an agent pays from the wallet with one double click', async ({ page }) => {
  const { close } = await openStaged(page, 'payment-waits-for-agent')
  await expect(page.getByText(t('payment:wallet.left'))).toBeVisible()

  await page.getByRole('button', { name: /^Pay Rp/ }).dblclick()

  await expectPage(page, t('payment:success.title'))
  await close()
})

test('CHK-7 an agent whose wallet has too little money is told how much is missing, and pays another way', async ({
  page,
}) => {
  const { close } = await openStaged(page, 'wallet-insufficient')
  await expect(page.getByRole('alert')).toContainText(t('payment:wallet.short'))
  await expect(page.getByText(t('payment:wallet.missing'))).toBeVisible()

  await page.getByRole('button', { name: t('payment:page.changeMethod') }).click()
  await payBy(page, 'Bank transfer, BCA')

  await expect(page.getByText('7001234567')).toBeVisible()
  await close()
})
