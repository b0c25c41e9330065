import { expectAccessible } from './support/accessibility.ts'
import { bookDirectly, bookingLink } from './support/direct-booking.ts'
import {
  addToCart,
  chooseSailings,
  expectPage,
  goToCheckout,
  openResults,
  payBy,
} from './support/journey.ts'
import { logIn } from './support/log-in.ts'
import { sites } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

const day = '2027-01-20'

test('APP-10 axe finds nothing in the history, full, empty or narrowed', async ({ page }) => {
  test.slow()
  await page.goto('/login')
  await logIn(page, 'weiling', 'selat-demo-1')
  await expectPage(page, t('base:home.title'))

  await page.goto('/order-history')
  await expectPage(page, t('order:history.title'))
  await expectAccessible(page, 'history')
  await page.goto('/order-history?search=nobody')
  await expect(page.getByRole('heading', { name: t('order:history.nothingTitle') })).toBeVisible()
  await expectAccessible(page, 'narrowed history')
})

test('APP-10 axe finds nothing where a guest looks for a booking', async ({ page }) => {
  test.slow()
  await page.goto('/find-booking')
  await page.getByRole('button', { name: t('order:find.submit') }).click()
  await expect(page.getByText(t('common:validation.required')).first()).toBeVisible()

  await expectAccessible(page, 'find')
})

test('APP-10 axe finds nothing in what happened to an order, nor in its receipt', async ({
  page,
  desk,
}) => {
  test.slow()
  const booked = await bookDirectly(sites.agency, day)
  await page.goto(bookingLink(booked))
  await expectPage(page, booked.confirmationNumber)
  await page.goto(`/payment?order=${booked.order}`)
  await payBy(page, 'QRIS')
  await desk.settle(booked.order)
  await expectPage(page, t('payment:success.title'))

  await page.goto(`/order-detail?order=${booked.order}`)
  await expect(page.getByText(t('order:timeline.tickets_issued'))).toBeVisible()
  await expectAccessible(page, 'timeline')
  await page.goto(`/receipt?order=${booked.order}`)
  await expectPage(page, /^R-/)
  await expectAccessible(page, 'receipt')
})

test('APP-10 axe finds nothing in a refused promo code, nor in the link to another device', async ({
  page,
}) => {
  test.slow()
  await openResults(page, { depart: day, adults: 1 })
  await chooseSailings(page, '10:20')
  await addToCart(page)
  await goToCheckout(page)
  await page.getByRole('textbox', { name: t('order:promo.label') }).fill('NOSUCHCODE')
  await page.getByRole('button', { name: t('order:promo.apply') }).click()
  await expect(page.getByText(t('order:promo.unknown'), { exact: true })).toBeVisible()
  await expectAccessible(page, 'refused code')

  await page.getByRole('button', { name: t('order:resume.action') }).click()
  await expect(page.getByRole('button', { name: t('order:resume.copy') })).toBeVisible()
  await expectAccessible(page, 'link to another device')
})
