import { readFile } from 'node:fs/promises'

import {
  addToCart,
  chooseSailings,
  expectPage,
  fillContact,
  fillPassengers,
  goToCheckout,
  payBy,
  placeOrder,
  sayPaid,
  search,
  tickets,
  uploadProof,
} from './support/journey.ts'
import { receipt } from './support/picture-file.ts'
import { readCalendar } from './support/read-calendar.ts'
import { readQr } from './support/read-qr.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'
import { contact, travellers } from './support/travellers.ts'

test('FER-1 CRT-1 CHK-1 CHK-5 CHK-10 a family buys a round trip by transfer and gets its tickets', async ({
  page,
  desk,
}) => {
  const trip = { depart: '2026-12-12', back: '2026-12-14', adults: 2, children: 1 }
  const family = travellers(trip, trip.depart)
  await page.goto('/')

  await search(page, trip)
  await chooseSailings(page, '10:20', '16:10')
  await addToCart(page)
  await goToCheckout(page)
  await fillContact(page)
  await fillPassengers(page, family)
  const order = await placeOrder(page)
  await payBy(page, 'Bank transfer, BCA')
  await uploadProof(page, receipt())
  await sayPaid(page)
  await desk.approve(order)

  await expectPage(page, t('payment:success.title'))
  await expect(page.getByText(t('payment:success.email', { from: 5, to: 10 }))).toBeVisible()
  await expect(tickets(page)).toHaveCount(6)
  const { confirmationNumber } = await desk.paymentOf(order)
  // The QR codes are read one after the other, because taking a picture scrolls the page.
  const codeOf = (at: number) => readQr(tickets(page).nth(at).getByRole('img', { name: /QR/ }))
  const codes = [await codeOf(0), await codeOf(5)]
  expect(codes[0]).toMatch(/^SELAT1\.tkt_\w+\.[\w-]{22}$/)
  expect(codes[1]).toMatch(/^SELAT1\.tkt_\w+\.[\w-]{22}$/)
  expect(codes[0]).not.toBe(codes[1])

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: t('ticket:action.calendar') }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe(`${confirmationNumber}.ics`)
  const events = readCalendar(await readFile(await file.path(), 'utf8'))
  expect(events.map(({ DTSTART }) => DTSTART)).toEqual(['20261212T102000', '20261214T161000'])

  const mails = await desk.mailsOf(order)
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
    'orderPlaced',
    'paymentChosen',
    'paymentReceived',
    'ticketsIssued',
  ])
  expect(mails.map(({ recipient }) => recipient)).toEqual(Array(4).fill(contact.email))
})
