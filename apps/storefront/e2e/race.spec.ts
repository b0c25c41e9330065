import { openDevice } from './support/device.ts'
import { addToCart, chooseSailings, leg, openResults } from './support/journey.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test('CHK-8 FER-6 of two travellers who want the last seat one gets it, and the other is told so and keeps the search', async ({
  browser,
  desk,
}) => {
  const trip = { depart: '2026-12-16', back: '2026-12-18', adults: 1 }
  await desk.leaveSeats('sai_HFC-BTC-SRL-20261216-1230', 1)
  const racers = await Promise.all([0, 1].map(async () => (await openDevice(browser)).newPage()))
  for (const page of racers) {
    await openResults(page, trip)
    await chooseSailings(page, '12:30', '16:10')
  }
  const addresses = racers.map((page) => page.url())

  await Promise.all(
    racers.map((page) => page.getByRole('button', { name: t('ferry:estimate.addToCart') }).click()),
  )

  const inCart = (page: (typeof racers)[0]) =>
    page.getByRole('heading', { level: 1, name: t('cart:page.title') })
  const refused = (page: (typeof racers)[0]) =>
    page.getByRole('alert').filter({ hasText: t('problem:seats_taken') })
  for (const page of racers) await expect(inCart(page).or(refused(page))).toBeVisible()
  const winners = await Promise.all(racers.map((page) => inCart(page).isVisible()))
  expect(winners.toSorted()).toEqual([false, true])
  const loser = racers[winners.indexOf(false)]
  if (!loser) throw new Error('Nobody lost')
  expect(addresses).toContain(loser.url())
  const { classes } = await desk.seatsOf('sai_HFC-BTC-SRL-20261216-1230')
  expect(classes.map(({ seatsLeft }) => seatsLeft)).toContain(0)

  await expect(leg(loser, 0).getByText(t('ferry:issue.sold_out')).first()).toBeVisible()
  await expect(leg(loser, 1)).toContainText('16:10')
  await chooseSailings(loser, '14:40')
  await addToCart(loser)
  await expect(loser.getByRole('main')).toContainText('16:10')
})
