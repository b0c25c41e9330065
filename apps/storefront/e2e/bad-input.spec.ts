import { bookDirectly, bookingLink } from './support/direct-booking.ts'
import {
  addToCart,
  addTravellers,
  agree,
  chooseProof,
  chooseSailings,
  expectPage,
  fillContact,
  fillPassengers,
  goToCheckout,
  moreButton,
  openResults,
  passengerForm,
  payBy,
} from './support/journey.ts'
import { receipt } from './support/picture-file.ts'
import { sites } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'
import { travellers } from './support/travellers.ts'

test('PAX-4 an eleventh passenger and an infant without an adult cannot be chosen, and the form says why', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: t('passenger:party.label') }).click()
  const panel = page.getByRole('dialog', { name: t('passenger:party.label') })

  const count = (band: 'adult' | 'infant') =>
    panel.getByRole('status', { name: t(`passenger:bandPlural.${band}`) })

  await addTravellers(panel, 'infant', 1)
  await moreButton(panel, 'infant').press('Enter')
  await expect(panel.getByText(t('passenger:party.more_infants_than_adults'))).toBeVisible()
  await expect(count('infant')).toHaveText('1')
  await addTravellers(panel, 'adult', 8)
  await moreButton(panel, 'adult').press('Enter')

  const adults = panel.getByRole('group', { name: t('passenger:bandPlural.adult') })
  await expect(
    adults.getByText(t('passenger:party.too_many_passengers', { max: 10 })),
  ).toBeVisible()
  await expect(count('adult')).toHaveText('9')
})

test('PAX-4 FER-2 a tampered link opens as the nearest search that can be', async ({ page }) => {
  await openResults(page, { depart: '2026-12-12', adults: 11 })
  await expect(page.getByRole('main')).toContainText('10 adults')

  await openResults(page, { depart: '2026-12-12', adults: 0, infants: 3 })

  await expect(page.getByRole('main')).toContainText('1 adult and 1 infant')
})

test('PAX-3 CHK-1 an expired passport is said beside its date, and nothing is ordered', async ({
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
    name: new RegExp(`^${t('passenger:field.expiresOn')}`),
  })
  await expect(expiry).toContainText(/The passport expires before .*12 Dec/)
  await expect(page.getByText(t('order:checkout.notReady'))).toBeVisible()
  await expect(page).toHaveURL(/\/checkout/)
})

test('CHK-6 a proof of 2.1 MB and a page that calls itself a picture are refused beside the field', async ({
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
  await expect(field).toHaveAccessibleDescription(new RegExp(t('payment:proof.wrongType')))

  await expect(page.getByText(t('payment:proof.uploaded'), { exact: true })).toHaveCount(0)
})

for (const path of ['/history/%00', '/history/xyz', '/hotels/..%2F..%2Fetc', '/no/such'])
  test(`NAV-3 ${path} is no page, and leads home`, async ({ page }) => {
    await page.goto(path)

    await expectPage(page, t('common:error.notFoundTitle'))
    await page.getByRole('link', { name: t('common:error.home') }).click()
    await expectPage(page, t('base:home.title'))
  })

for (const path of ['/order-detail', '/payment', '/pending-payment', '/success-payment'])
  test(`NAV-3 CHK-9 ${path} of an order that cannot be says that it is not there`, async ({
    page,
  }) => {
    await page.goto(`${path}?order=xyz%00<script>`)

    await expectPage(page, t('order:notFound.title'))
  })

test('FER-2 results without a search that can be read ask for one', async ({ page }) => {
  await page.goto(
    '/ferry-result?trip=%00&from=__proto__&to=%F0%9F%9A%A2&depart=2026-02-31&adults=-1',
  )

  await expect(page.getByRole('form', { name: t('ferry:search.title') })).toBeVisible()
})
