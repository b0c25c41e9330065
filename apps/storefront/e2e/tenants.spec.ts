import {
  addToCart,
  chooseSailings,
  expectPage,
  fillContact,
  fillPassengers,
  goToCheckout,
  openResults,
  payBy,
  placeOrder,
  sayPaid,
  search,
  tickets,
  uploadProof,
} from './support/journey.ts'
import { logIn } from './support/log-in.ts'
import { receipt } from './support/picture-file.ts'
import { readQr } from './support/read-qr.ts'
import { sites } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'
import { travellers } from './support/travellers.ts'

test('APP-2 CHK-4 CHK-5 the operator’s own site sells in its currency and is paid by PayNow QR', async ({
  page,
  desk,
}) => {
  const trip = { depart: '2026-12-05', back: '2026-12-06', adults: 1 }
  await page.goto(sites.riauLine)
  await expect(page.getByRole('banner').getByText('SGD')).toBeVisible()

  await search(page, trip)
  await expect(page.getByText('Pulau Nusa Fast Ferry')).toHaveCount(0)
  await chooseSailings(page, '10:20', '16:10')
  await addToCart(page)
  await goToCheckout(page)
  await fillContact(page)
  await fillPassengers(page, travellers(trip, trip.depart, 2))
  const order = await placeOrder(page)
  await payBy(page, 'PayNow QR')
  const code = page.getByRole('img', { name: /PayNow/ })
  expect(await readQr(code)).toMatch(/^000201.*SG\.PAYNOW.*5303702.*6304[0-9A-F]{4}$/)
  await desk.settle(order)

  await expectPage(page, t('payment:success.title'))
  await expect(tickets(page)).toHaveCount(2)
})

test('NAV-5 NAV-9 the agent portal sends a visitor to log in, then to the requested page, and sells', async ({
  page,
  desk,
}) => {
  const trip = { depart: '2026-12-07', adults: 1, from: 'BTC', to: 'HFC' }
  await openResults(page, trip, sites.agents)
  await expectPage(page, t('account:login.titleAgents'))

  await logIn(page, 'rizal', 'selat-demo-4')
  await chooseSailings(page, '16:10')
  await addToCart(page)
  await goToCheckout(page)
  await fillContact(page)
  await fillPassengers(page, travellers(trip, trip.depart, 3))
  const order = await placeOrder(page)
  await payBy(page, 'Bank transfer, Mandiri')
  await uploadProof(page, receipt())
  await sayPaid(page)
  await desk.approve(order)

  await expectPage(page, t('payment:success.title'))
  await expect(tickets(page)).toHaveCount(1)
})

test('NAV-6 an authority sees the manifest and nothing else', async ({ page }) => {
  await page.goto(`${sites.agents}/ferry`)
  await logIn(page, 'sari', 'selat-demo-6')
  await page.waitForURL('**/manifest')

  await page.goto(`${sites.agents}/agency`)

  await page.waitForURL('**/manifest')
  await expect(page.getByRole('navigation', { name: t('agency:nav.label') })).toBeHidden() // The site's mark stands where the row begins.
  const mark = page.getByRole('banner').getByRole('img', { name: 'Nusa Strait Partners' })
  expect((await mark.boundingBox())?.x).toBe(16)
})
