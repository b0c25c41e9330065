import { fillCart } from './support/direct-cart.ts'
import {
  addToCart,
  chooseSailings,
  expectPage,
  fillContact,
  fillPassengers,
  goToCheckout,
  moreButton,
  payBy,
  placeOrder,
  sayPaid,
  search,
  tickets,
  uploadProof,
} from './support/journey.ts'
import { receipt } from './support/picture-file.ts'
import {
  addPeople,
  addProduct,
  bookPanel,
  chooseCabin,
  chooseProductDay,
  fillRide,
  openList,
  openProduct,
  roomsOf,
  searchHotels,
  vouchers,
} from './support/products.ts'
import { readQr } from './support/read-qr.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'
import { travellers } from './support/travellers.ts'

/** This is a Saturday whose stock the fixtures state, and that no other test uses. */
const SATURDAY = '2026-12-19'
const SUNDAY = '2026-12-20'

test('PRD-1 PRD-2 PRD-3 PRD-4 PRD-5 PRD-6 CRT-1 CHK-1 CHK-10 a family buys a ferry, a hotel, an attraction, a transfer, a package and a cruise in one order', async ({
  page,
  desk,
}) => {
  test.slow()
  const party = { adults: 2, children: 1 }
  const family = travellers(party, SATURDAY, 15)
  const items = page.getByRole('main').getByRole('article')
  await page.goto('/')

  await search(page, { ...party, depart: SATURDAY, back: '2026-12-21' })
  await chooseSailings(page, '10:20', '16:10')
  await addToCart(page)

  await openList(page, 'hotel')
  await searchHotels(page, {
    checkIn: SATURDAY,
    checkOut: SUNDAY,
    rooms: [
      { adults: 2, childAges: [] },
      { adults: 2, childAges: [6] },
    ],
  })
  await openProduct(page, 'Nagoya Lantern Hotel')
  await expect(roomsOf(page, 2)).toHaveAccessibleName(/2 adults and 1 child aged 6/)
  await addProduct(page)

  await openList(page, 'attraction')
  await openProduct(page, 'Barelang Bridge and Galang Island tour')
  await chooseProductDay(page, t('attraction:form.date'), SATURDAY)
  await addPeople(page, { children: 1 })
  await addProduct(page)

  await openList(page, 'transport')
  await openProduct(page, 'Batam terminal to hotel, private')
  await fillRide(page, {
    date: SATURDAY,
    time: '11:00',
    from: 'Batam Centre terminal',
    to: 'Nagoya Lantern Hotel',
    connection: 'SRL 10:20',
  })
  await addPeople(page, { adults: 1, children: 1 })
  await addProduct(page)

  await openList(page, 'package')
  await openProduct(page, 'Batam Day Trip with Seafood Lunch')
  await chooseProductDay(page, t('package:form.date'), SATURDAY)
  await addPeople(page, { children: 1 })
  await addProduct(page)

  await openList(page, 'cruise')
  await openProduct(page, 'Komodo phinisi 3 nights')
  await chooseCabin(page, 'Sat, 19 Dec', 'Shared cabin')
  await addPeople(page, { children: 1 })
  await expect(bookPanel(page)).toContainText('Rp')
  await addProduct(page)

  await expect(items).toHaveCount(6)
  await goToCheckout(page)
  await fillContact(page)
  await fillPassengers(page, family)
  const order = await placeOrder(page)
  await payBy(page, 'Bank transfer, BCA')
  await uploadProof(page, receipt())
  await sayPaid(page)
  await desk.approve(order)

  await expectPage(page, t('payment:success.title'))
  await expect(tickets(page)).toHaveCount(6)
  await expect(vouchers(page)).toHaveCount(5)
  const code = await readQr(vouchers(page).first().getByRole('img', { name: /QR/ }))
  expect(code).toMatch(/^SELAT1\.\w+\.[\w-]{22}$/)
  const mails = await desk.mailsOf(order)
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
    'orderPlaced',
    'paymentChosen',
    'paymentReceived',
    'ticketsIssued',
  ])
})

test('PRD-7 a quantity stays within the limits of its product, on the page and at the server', async ({
  page,
}) => {
  const day = '2026-12-09'
  await page.goto(`/attractions/att_BIN-06?option=NIGHT&date=${day}&adults=1`)
  const panel = bookPanel(page)
  const more = moreButton(panel, 'adult')
  await expect(
    panel.getByText(t('attraction:issue.below_minimum_tickets', { count: 2 })),
  ).toBeVisible()
  await panel.getByRole('button', { name: t('product:price.add') }).click()
  await expect(page).toHaveURL(/\/attractions\//)

  for (let adults = 1; adults < 8; adults += 1) await more.click()
  await expect(page).toHaveURL(/adults=8/)
  await more.click({ force: true })
  await expect(panel.getByText(t('attraction:issue.above_maximum', { count: 8 }))).toBeVisible()
  await expect(page).toHaveURL(/adults=8/)

  const visit = { Option: 'NIGHT', VisitDate: day, QtyChild: 0, QtyInfant: 0, QtySenior: 0 }
  for (const [QtyAdult, code] of [
    [1, 'below_minimum'],
    [9, 'above_maximum'],
  ] as const) {
    const item = { Item: 'att_BIN-06', Qty: QtyAdult, Attraction: { ...visit, QtyAdult } }
    const cart = fillCart([{ ItemContent: 'attraction', Items: [item] }])
    await expect(cart).rejects.toThrow(`"code":"${code}"`)
  }
})
