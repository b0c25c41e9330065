import { expectAccessible } from './support/accessibility.ts'
import { bookDirectly, bookingLink } from './support/direct-booking.ts'
import {
  addToCart,
  agree,
  chooseSailings,
  expectPage,
  fillContact,
  fillPassengers,
  goToCheckout,
  openResults,
  payBy,
  sayPaid,
  uploadProof,
} from './support/journey.ts'
import { receipt } from './support/picture-file.ts'
import { sites } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'
import { travellers } from './support/travellers.ts'

test('APP-10 NAV-4 axe finds nothing on the error page', async ({ page }) => {
  await page.route('**/assets/ferry-page*', (route) => route.abort())
  await page.goto('/ferry')
  await expectPage(page, t('common:error.genericTitle'))

  await expectAccessible(page, 'error')
})

test('APP-10 axe finds nothing while a transfer is paid', async ({ page, desk }) => {
  test.slow()
  const booked = await bookDirectly(sites.agency, '2026-12-09')
  await page.goto(bookingLink(booked))
  await expectPage(page, booked.confirmationNumber)
  await page.goto(`/payment?order=${booked.order}`)
  await payBy(page, 'Bank transfer, BCA')
  await uploadProof(page, receipt())
  await expectAccessible(page, 'transfer with proof')
  await sayPaid(page)
  await desk.reject(booked.order, 'unreadable')
  await expect(page.getByText(t('payment:rejection.unreadable')).first()).toBeVisible()
  await expectAccessible(page, 'rejected proof')
})

test('APP-10 axe finds nothing while a QR code is paid', async ({ page }) => {
  const booked = await bookDirectly(sites.agency, '2026-12-09')
  await page.goto(bookingLink(booked))
  await expectPage(page, booked.confirmationNumber)
  await page.goto(`/payment?order=${booked.order}`)
  await payBy(page, 'QRIS')
  await expectAccessible(page, 'QR')
})

test('APP-10 axe finds nothing on a payment that has expired or was cancelled', async ({
  page,
  ownSandbox,
}) => {
  const late = await bookDirectly(ownSandbox.url, '2026-12-09')
  await page.goto(ownSandbox.url + bookingLink(late))
  await expectPage(page, late.confirmationNumber)
  await ownSandbox.desk.advance(3 * 60 * 60)
  await page.goto(`${ownSandbox.url}/payment?order=${late.order}`)
  await expectPage(page, t('payment:expired.title'))
  await expectAccessible(page, 'expired payment')

  const unwanted = await bookDirectly(ownSandbox.url, '2026-12-09')
  await page.goto(ownSandbox.url + bookingLink(unwanted))
  await page.getByRole('button', { name: t('order:cancel.action') }).click()
  const question = page.getByRole('dialog', { name: t('order:cancel.title') })
  await question.getByRole('button', { name: t('order:cancel.action') }).click()
  await expect(page.getByText(t('order:status.CANCELLED')).first()).toBeVisible()
  await page.goto(`${ownSandbox.url}/payment?order=${unwanted.order}`)
  await expectPage(page, t('payment:cancelled.title'))
  await expectAccessible(page, 'cancelled payment')
})

test('PAX-3 APP-10 axe finds nothing in a checkout that is filled in', async ({ page }) => {
  const trip = { depart: '2026-12-10', adults: 1 }
  await openResults(page, trip)
  await chooseSailings(page, '10:20')
  await addToCart(page)
  await goToCheckout(page)
  await fillContact(page)
  await fillPassengers(page, travellers(trip, trip.depart, 4))
  await agree(page)

  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  await expectAccessible(page, 'filled checkout')
})
