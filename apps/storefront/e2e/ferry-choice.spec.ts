import type { Schemas } from '@selat/sdk'

import {
  addToCart,
  chooseDay,
  chooseSailings,
  dayName,
  expectPage,
  fillContact,
  fillPassengers,
  goToCheckout,
  leg,
  offer,
  openResults,
  payBy,
  placeOrder,
  press,
} from './support/journey.ts'
import { expectExplained } from './support/price-table.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'
import { contact, travellers } from './support/travellers.ts'

test('FER-3 FER-4 a traveller who finds no sailing back chooses another day that has one, or goes one way', async ({
  page,
}) => {
  // From Desaru nothing sails on Mondays to Wednesdays.
  await openResults(page, {
    from: 'TMF',
    to: 'DSR',
    depart: '2026-12-13',
    back: '2026-12-14',
    adults: 1,
  })
  await press(offer(leg(page, 0), '08:30'))
  await expect(page.getByText(t('problem:no_return_sailing'))).toBeVisible()

  await press(page.getByRole('button', { name: t('ferry:noReturn.modify') }))
  const form = page.getByRole('region', { name: t('ferry:search.modify') })
  await press(form.getByRole('button', { name: new RegExp(`^${t('ferry:search.returnDate')}`) }))
  const calendar = page.getByRole('dialog', { name: t('ferry:search.chooseDate') })
  const empty = calendar.getByRole('button', { name: dayName('2026-12-15') })
  await expect(empty).toHaveAccessibleName(new RegExp(t('ferry:calendar.noSailing')))
  await expect(empty).toBeDisabled()
  await chooseDay(calendar, '2026-12-17')
  await press(form.getByRole('button', { name: t('ferry:search.submit') }))
  await expect(page).toHaveURL(/return=2026-12-17/)
  await expect(leg(page, 0)).toContainText('08:30')
  await expect(
    leg(page, 1)
      .getByRole('button', { name: /Economy/ })
      .first(),
  ).toBeVisible()

  await page.goBack()
  await press(page.getByRole('button', { name: t('ferry:noReturn.oneWay') }))
  await addToCart(page)
  const item = page.getByRole('main').getByRole('article')
  await expect(item).toContainText('08:30')
  await expect(item).not.toContainText(t('ferry:results.return'))
})

test('FER-5 FER-8 FER-9 CHK-2 CHK-12 a trip is chosen by the fares of its days, shows what the borders ask for, and costs in the order what the cart said', async ({
  page,
  desk,
}) => {
  const trip = { depart: '2027-01-21', back: '2027-01-23', adults: 1 }
  // All travellers are too young for a senior's fare.
  const party = travellers(trip, trip.depart).map((one) => ({ ...one, DateOfBirth: '1985-11-03' }))
  await page.goto('/')
  const form = page.getByRole('form', { name: t('ferry:search.title') })
  await form.getByRole('radio', { name: t('ferry:tripType.round_trip') }).check()
  await press(form.getByRole('button', { name: t('ferry:search.departDate') }))
  const calendar = page.getByRole('dialog', { name: t('ferry:search.chooseDate') })
  await chooseDay(calendar, trip.depart)
  const fares = calendar.getByRole('button', { name: /\dK, .* January 2027/ })
  await expect(fares).not.toHaveCount(0)
  const lowest = calendar.getByRole('button', {
    name: new RegExp(`January 2027.*${t('ferry:calendar.lowest')}`),
  })
  await expect(lowest).not.toHaveCount(0)
  expect(await lowest.count()).toBeLessThan(await fares.count())
  await chooseDay(calendar, trip.back)
  await press(form.getByRole('button', { name: t('ferry:search.submit') }))

  const days = leg(page, 0)
  await expect(days.getByRole('button', { name: /^Thu 21 Jan Rp/ })).toBeVisible()
  await press(days.getByRole('button', { name: t('ferry:results.dayAfter') }))
  await expect(page).toHaveURL(/depart=2027-01-22/)
  await expect(days.getByRole('heading', { level: 2 })).toContainText('Fri, 22 Jan')
  await press(days.getByRole('button', { name: t('ferry:results.dayBefore') }))
  await expect(page).toHaveURL(/depart=2027-01-21/)
  const ends = { from: 'HarbourFront, Singapore', to: 'Batam Centre, Batam' }
  const map = page.getByRole('img', { name: t('ferry:results.mapTitle', ends) })
  await expect(map).toBeVisible()
  await expect(map).toContainText(ends.from)
  await expect(map).toContainText(ends.to)

  await chooseSailings(page, '10:20', '16:10')
  const clocks = /10:20 SGT .*10:20 WIB/
  await expect(leg(page, 0)).toContainText(clocks)
  const borders = page.getByRole('region', { name: t('ferry:border.title') })
  await expect(borders.getByRole('listitem')).toContainText([
    'Passport valid until 23 Jul 2027 or later',
    'All Indonesia arrival card: fill in from Mon, 18 Jan',
    'Check-in closes at 09:50 SGT Thu, 21 Jan at HarbourFront',
    'SG Arrival Card: fill in from Wed, 20 Jan',
    'Check-in closes at 15:40 WIB Sat, 23 Jan at Batam Centre',
  ])
  const estimate = page.getByRole('region', { name: t('ferry:estimate.label') })
  await expect(estimate).toContainText(t('ferry:estimate.note'))

  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && /\/travel\/v1\/cart\?/.test(response.url()),
  )
  await addToCart(page)
  const { Totals } = (await (await answered).json()) as Schemas['Cart'] // the contract names this answer
  const sum = page.getByRole('region', { name: t('cart:total.title') })
  await expect(sum).toContainText(`Rp\u00A0${Totals[0]?.Amount.toLocaleString('en')}`)
  const item = page.getByRole('main').getByRole('article')
  await expect(item).toContainText(clocks)
  await press(item.getByText(t('cart:item.price'), { exact: true }))
  const atCounter = t('item:price.atCounter')
  const total = await expectExplained(item.getByRole('table'), atCounter)
  await expect(sum).toContainText(total)

  await goToCheckout(page)
  await fillContact(page)
  await fillPassengers(page, party)
  await page.getByRole('textbox', { name: t('order:checkout.note') }).fill('Near the stairs.')
  await page.getByRole('textbox', { name: t('order:checkout.codeReference') }).fill('WL-7')
  const order = await placeOrder(page)
  await payBy(page, 'Bank transfer, BCA')
  await desk.settle(order)
  await expectPage(page, t('payment:success.title'))
  await press(page.getByRole('link', { name: t('payment:page.viewOrder') }))

  const { confirmationNumber } = await desk.paymentOf(order)
  await expectPage(page, confirmationNumber)
  const facts = page.getByRole('region', { name: t('order:detail.facts') })
  for (const [name, text] of [
    [t('order:detail.orderId'), order],
    [t('order:detail.confirmationNumber'), confirmationNumber],
    [t('order:detail.createdAt'), '20 Nov 2026'],
    [t('order:detail.paidAt'), '20 Nov 2026'],
    [t('order:detail.visitDate'), 'Thursday, 21 January 2027'],
    [t('order:detail.paymentMethod'), 'Bank transfer, BCA'],
    [t('order:detail.contact'), `${contact.name}${contact.email}+65 ${contact.phone}`],
    [t('order:detail.codeReference'), 'WL-7'],
    [t('order:detail.note'), 'Near the stairs.'],
  ] as const)
    await expect(
      facts.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) }),
    ).toContainText(text)
  const people = page.getByRole('region', { name: t('order:detail.passengers') })
  for (const { LastName, PassportNumber } of party) {
    await expect(people).toContainText(LastName)
    await expect(people).not.toContainText(PassportNumber ?? '')
  }
  const price = page.getByRole('region', { name: t('order:detail.price') })
  expect(await expectExplained(price.getByRole('table'), atCounter)).toBe(total)
})
