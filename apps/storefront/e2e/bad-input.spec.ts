import { bookDirectly, bookingLink } from './support/direct-booking.ts'
import {
  addToCart,
  agree,
  chooseProof,
  chooseSailings,
  expectPage,
  fillContact,
  fillPassengers,
  goToCheckout,
  openResults,
  passengerForm,
  payBy,
} from './support/journey.ts'
import { receipt } from './support/picture-file.ts'
import { sites } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'
import { travellers } from './support/travellers.ts'

test('PAX-3 CHK-1 an expired passport is reported beside its date, and nothing is ordered', async ({
  page,
}) => {
  const trip = { depart: '2026-12-12', adults: 1 }
  const [traveller] = travellers(trip, trip.depart, 8)
  if (!traveller) throw new Error('Nobody travels')
  await openResults(page, trip)
  await chooseSailings(page, '10:20')
  await addToCart(page)
  await goToCheckout(page)
  await fillContact(page)
  await fillPassengers(page, [{ ...traveller, DateOfExpiry: '2026-12-01' }])
  await agree(page)

  await page.getByRole('button', { name: t('order:checkout.place') }).click()

  const expiry = passengerForm(page, 0).getByRole('group', {
    name: new RegExp(`^${t('passenger:field.dateOfExpiry')}`),
  })
  await expect(expiry).toContainText(/The passport expires before .*12 Dec/)
  await expect(page.getByText(t('order:checkout.notReady'))).toBeVisible()
  await expect(page).toHaveURL(/\/checkout/)
})

test('CHK-6 a proof of 2.1 MB, and an HTML page that is named as a picture, are refused beside the field', async ({
  page,
}) => {
  const booked = await bookDirectly(sites.agency, '2026-12-13')
  await page.goto(bookingLink(booked))
  await expectPage(page, booked.confirmationNumber)
  await page.goto(`/payment?order=${booked.order}`)
  await payBy(page, 'Bank transfer, BCA')
  const field = page.getByLabel(t('payment:proof.title'), { exact: true })

  await chooseProof(page, receipt({ bytes: 2.1 * 1024 * 1024 }))
  await expect(field).toHaveAccessibleDescription(/ 2\.1\sMB\..* at most 2\sMB/)
  await chooseProof(page, {
    name: 'receipt.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
  })
  await expect(field).toHaveAccessibleDescription(new RegExp(t('payment:issue.file_type_refused')))

  await expect(page.getByText(t('payment:proof.uploaded'), { exact: true })).toHaveCount(0)
})

test('NAV-3 an address that climbs out of its folder shows the 404 page, which links to the home page', async ({
  page,
}) => {
  await page.goto('/hotels/..%2F..%2Fetc')

  await expectPage(page, t('common:error.notFoundTitle'))
  await page.getByRole('link', { name: t('common:error.home') }).click()
  await expectPage(page, t('base:home.title'))
})

test('NAV-3 an address of 20 kB opens the page of the site that says what is not found', async ({
  page,
}) => {
  await page.goto(`/${'a'.repeat(20_000)}`)

  await expectPage(page, t('common:error.notFoundTitle'))
})
