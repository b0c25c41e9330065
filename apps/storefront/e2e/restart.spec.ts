import {
  addToCart,
  agree,
  chooseSailings,
  expectPage,
  fillContact,
  fillPassengers,
  goToCheckout,
  openResults,
  orderOf,
  passengerForm,
  payBy,
  sayPaid,
  tickets,
  uploadProof,
} from './support/journey.ts'
import { receipt } from './support/picture-file.ts'
import { readQr } from './support/read-qr.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'
import { contact, travellers } from './support/travellers.ts'

test('CRT-1 CHK-8 ERR-4 the server is killed at every step of a booking, and nothing bought or typed is lost', async ({
  page,
  ownSite,
}) => {
  test.slow()
  const trip = { depart: '2026-12-12', back: '2026-12-13', adults: 1 }
  const [traveller] = travellers(trip, trip.depart, 7)
  if (!traveller) throw new Error('Nobody travels')
  async function powerCut() {
    await ownSite.kill()
    await ownSite.start()
  }
  await openResults(page, trip, ownSite.url)
  await chooseSailings(page, '10:20', '16:10')
  await addToCart(page)

  await powerCut()
  await page.reload()
  await expect(page.getByRole('article')).toContainText('10:20')
  await expect(page.getByRole('timer').first()).toHaveText(/1[0-4]:\d\d/)

  await goToCheckout(page)
  await fillContact(page)
  await fillPassengers(page, [traveller])
  await agree(page)
  await ownSite.kill()
  const place = page.getByRole('button', { name: t('order:checkout.place') })
  await place.click()
  await expect(page.getByText(t('order:checkout.noAnswer'))).toBeVisible()
  await expect(page.getByRole('textbox', { name: t('order:checkout.email') })).toHaveValue(
    contact.email,
  )
  await expect(
    passengerForm(page, 0).getByRole('textbox', { name: t('passenger:field.passportNumber') }),
  ).toHaveValue(traveller.PassportNumber ?? '')
  await ownSite.start()
  await page.getByRole('button', { name: t('common:action.retry') }).click()
  await expectPage(page, t('payment:page.chooseMethod'))
  const order = orderOf(page)

  await payBy(page, 'Bank transfer, BCA')
  await uploadProof(page, receipt())
  await powerCut()
  await page.reload()
  await expect(page.getByText(t('payment:proof.uploaded'), { exact: true })).toBeVisible()
  await sayPaid(page)

  await powerCut()
  await ownSite.desk.approve(order)
  await expectPage(page, t('payment:success.title'))
  await expect(tickets(page)).toHaveCount(2)
  const code = tickets(page).first().getByRole('img', { name: /QR/ })
  const before = await readQr(code)
  await powerCut()
  await page.reload()
  await expect(tickets(page)).toHaveCount(2)
  expect(await readQr(code)).toBe(before)
})

test('ERR-4 when the server is stopped, the results say so, and trying again shows them', async ({
  page,
  ownSite,
}) => {
  await openResults(page, { depart: '2026-12-12', adults: 2 }, ownSite.url)
  await expect(page.getByText(t('ferry:results.outbound')).first()).toBeVisible()
  await ownSite.kill()

  await page.getByRole('button', { name: t('ferry:results.dayAfter') }).click()
  await expect(page.getByText(t('common:state.failedTitle')).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText('2 adults')
  await ownSite.start()
  await page
    .getByRole('button', { name: t('common:action.retry') })
    .first()
    .click()

  await expect(page.getByText(t('ferry:results.outbound')).first()).toBeVisible()
})
