import { expect, it } from 'vitest'

import { ferryIn } from '../../../lab/testing/ferry-in.ts'
import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { cartOf, oneWayItem, openTicketItem, roundTripItem } from '../../scenarios/sample-items.ts'

type Opened = Awaited<ReturnType<typeof openSandbox>>

const saturday = { from: 'HFC', to: 'BTC', dateFrom: '2026-12-12' }

async function seatsLeft({ call }: Opened, sailing: string, travelClass = 'ECO') {
  const { body } = await call('searchFerry', { query: saturday })
  const offers = body.Departures.Sailings.find(({ Id }) => Id === sailing)?.Offers
  return offers?.find(({ Class }) => Class === travelClass)?.SeatsLeft
}

const TEN_TWENTY = 'sai_HFC-BTC-SRL-20261212-1020'

it('FER-6 adding to the cart holds a seat for each passenger for 15 minutes, and answers with the price', async () => {
  const opened = await openSandbox()
  const item = oneWayItem({ Qty: 4, QtyAdult: 2, QtyChild: 1, QtyInfant: 1 })

  const { status, body } = await opened.call('addToCart', { body: cartOf(item) })

  expect(status).toBe(201)
  expect(body.Items[0]).toMatchObject({
    Item: 'fer_HFC-BTC',
    Qty: 4,
    State: 'held',
    HoldExpiresAt: '2026-11-20T06:45:00.000Z',
    HoldExtensionsLeft: 2,
    PriceGuaranteedUntil: '2026-11-20T06:45:00.000Z',
    Ferry: { QtyAdult: 2, QtyChild: 1, QtyInfant: 1, DateFrom: '2026-12-12', IsRoundTrip: false },
  })
  expect(body.Totals).toEqual([body.Items[0]?.Price.Total])
  expect(body.Items[0]?.Price.Total.Amount).toBe(2 * 422_800 + 383_200 + 105_700 + 3 * 132_200)
  expect(await seatsLeft(opened, TEN_TWENTY)).toBe(56)
})

it('FER-6 a round trip has a sailing each way, and its price includes the charges of both departures', async () => {
  const { call } = await openSandbox()

  const { body } = await call('addToCart', {
    query: { currency: 'SGD' },
    body: cartOf(roundTripItem()),
  })

  const [item] = body.Items
  expect(
    ferryIn(item).Sectors.map(({ From, To, Sailing }) => [From.Code, To.Code, Sailing?.DepartsAt]),
  ).toEqual([
    ['HFC', 'BTC', '2026-12-12T10:20:00+08:00'],
    ['BTC', 'HFC', '2026-12-13T16:10:00+07:00'],
  ])
  // 56.00 both ways, Singapore's 10.00, Batam's 100,000 rupiah; fuel is paid at each counter.
  expect(item?.Price.Total).toEqual({ Amount: 7357, Currency: 'SGD', Exponent: 2 })
  expect(item?.Price.AtCounter).toEqual([
    { Amount: 65_000, Currency: 'IDR', Exponent: 0 },
    { Amount: 600, Currency: 'SGD', Exponent: 2 },
  ])
})

it('FER-1 each way of a round trip may be with another operator', async () => {
  const { call } = await openSandbox()
  const Offers = ['off_HFC-BTC-SRL-20261212-1020-ECO-R', 'off_BTC-HFC-PNF-20261213-1500-ECO-R']

  const { body } = await call('addToCart', { body: cartOf(roundTripItem({ Offers })) })

  expect(ferryIn(body.Items[0]).Sectors.map(({ Operator }) => Operator)).toEqual(['SRL', 'PNF'])
})

it('FER-1 a multi-city item has one sector after the other', async () => {
  const { call } = await openSandbox()
  const item = oneWayItem({
    DateUntil: '2026-12-15',
    Offers: ['off_HFC-BTC-SRL-20261212-1020-ECO-O', 'off_BTC-STL-SRL-20261215-1020-ECO-O'],
  })
  const stl = await call('searchFerry', {
    query: { from: 'BTC', to: 'STL', dateFrom: '2026-12-15', system: 4103 },
  })
  const offer = stl.body.Departures.Sailings[0]?.Offers[0]?.Offer ?? ''
  item.Ferry.Offers[1] = offer

  const { body } = await call('addToCart', { body: cartOf(item) })

  expect(ferryIn(body.Items[0]).Sectors.map(({ To }) => To.Code)).toEqual(['BTC', 'STL'])
  expect(ferryIn(body.Items[0]).DateUntil).toBe('2026-12-15')
})

it('FER-7 an open ticket is added without a date and holds no seat', async () => {
  const { call, store } = await openSandbox()

  const { body } = await call('addToCart', { body: cartOf(openTicketItem()) })

  expect(ferryIn(body.Items[0])).toMatchObject({
    DateFrom: null,
    IsOpenTicket: true,
    ValidityDays: 180,
  })
  expect(ferryIn(body.Items[0]).Sectors[0]?.Sailing).toBeNull()
  expect(await store.db.selectFrom('stock_holds').selectAll().execute()).toEqual([])
})

it('CRT-1 a cart has no more items than an order takes, not counting expired ones', async () => {
  const { call, refused, clock, store } = await openSandbox()
  const item = openTicketItem()
  const { body: cart } = await call('addToCart', { body: cartOf(item, item, item, item, item) })
  const header = { 'Cart-Token': cart.Token }
  for (let added = 5; added < 20; added += 5)
    await call('addToCart', { header, body: cartOf(item, item, item, item, item) })

  const one = await refused('addToCart', { header, body: cartOf(oneWayItem()) })
  const seats = await store.db.selectFrom('stock_holds').selectAll().execute()
  clock.advance(15 * 60)
  const later = await call('addToCart', { header, body: cartOf(oneWayItem()) })

  expect(one.body.errors).toEqual([
    { pointer: '/Items', code: 'too_long', params: { maximum: 20 } },
  ])
  expect(seats).toEqual([])
  expect(later.body.Items.at(-1)?.State).toBe('held')
})

it('FER-7 a two-way open ticket has a sector each way', async () => {
  const { call } = await openSandbox()
  const item = {
    ...openTicketItem({ IsOpenTicket: false, IsOpenTicket2W: true }),
    Item: 'opn_HFC-BTC-SRL-ECO-2W',
  }

  const { body } = await call('addToCart', { body: cartOf(item) })

  expect(ferryIn(body.Items[0]).Sectors.map(({ From }) => From.Code)).toEqual(['HFC', 'BTC'])
  expect(ferryIn(body.Items[0])).toMatchObject({ IsOpenTicket: false, IsOpenTicket2W: true })
})

it.each([
  ['1W', { IsOpenTicket: true, IsOpenTicket2W: true }, '/Items/0/Ferry/IsOpenTicket2W'],
  ['2W', { IsOpenTicket: true, IsOpenTicket2W: true }, '/Items/0/Ferry/IsOpenTicket'],
  ['2W', { IsOpenTicket: true, IsOpenTicket2W: false }, '/Items/0/Ferry/IsOpenTicket2W'],
])('FER-6 an open ticket %s with the flags %o is refused at %s', async (kind, flags, pointer) => {
  const { refused } = await openSandbox()
  const item = { ...openTicketItem(flags), Item: `opn_HFC-BTC-SRL-ECO-${kind}` }

  const { body } = await refused('addToCart', { body: cartOf(item) })

  expect(body.errors[0]).toMatchObject({ pointer, code: 'does_not_match' })
})

it.each([
  ['/Items/0/Qty', { ...oneWayItem(), Qty: 2 }],
  ['/Items/0/Ferry/Qty', { ...oneWayItem({ Qty: 3 }), Qty: 1 }],
  ['/Items/0/Ferry/IsInternational', oneWayItem({ IsInternational: false })],
  ['/Items/0/Ferry/DateFrom', oneWayItem({ DateFrom: '2026-12-11' })],
  ['/Items/0/Ferry/DateUntil', oneWayItem({ DateUntil: '2026-12-14' })],
  ['/Items/0/Ferry/IsOpenTicket', oneWayItem({ IsOpenTicket: true })],
  ['/Items/0/Ferry/Offers', oneWayItem({ Offers: [] })],
  ['/Items/0/Ferry/Offers', roundTripItem({ Offers: ['off_HFC-BTC-SRL-20261212-1020-ECO-R'] })],
  ['/Items/0/Item', { ...oneWayItem(), Item: 'fer_HFC-SKP' }],
])('FER-6 an item that does not match its offers is refused at %s', async (pointer, item) => {
  const { refused } = await openSandbox()

  const { status, body } = await refused('addToCart', { body: cartOf(item) })

  expect([status, body.code]).toEqual([400, 'validation_failed'])
  expect(body.errors.map((error) => error.pointer)).toContain(pointer)
})

it('CRT-1 items of several requests share one cart, which is read by its token', async () => {
  const { call } = await openSandbox()
  const first = await call('addToCart', { body: cartOf(oneWayItem()) })
  const header = { 'Cart-Token': first.body.Token }

  await call('addToCart', { header, query: { currency: 'SGD' }, body: cartOf(roundTripItem()) })
  const { body } = await call('getCart', { header })

  expect(body.Items.map((item) => ferryIn(item).IsRoundTrip)).toEqual([false, true])
  expect(body.Totals.map(({ Currency }) => Currency)).toEqual(['IDR', 'SGD'])
})

it('CRT-1 all items of a request are added, or none', async () => {
  const opened = await openSandbox()
  const full = oneWayItem({ Offers: ['off_HFC-BTC-PNF-20261212-2020-ECO-O'] })

  const { status } = await opened.refused('addToCart', { body: cartOf(oneWayItem(), full) })

  expect(status).toBe(409)
  expect(await seatsLeft(opened, TEN_TWENTY)).toBe(60)
  expect(await opened.store.db.selectFrom('cart_items').selectAll().execute()).toEqual([])
})

it('CRT-1 changing the party holds or frees seats, and changes the price', async () => {
  const opened = await openSandbox()
  const { body } = await opened.call('addToCart', { body: cartOf(oneWayItem()) })
  const header = { 'Cart-Token': body.Token }
  const path = { itemId: body.Items[0]?.Id ?? '' }
  const change = (QtyAdult: number) =>
    opened.call('changeCartItem', { path, header, body: { QtyAdult, QtyChild: 0, QtyInfant: 0 } })

  const four = await change(4)
  const leftWithFour = await seatsLeft(opened, TEN_TWENTY)
  const two = await change(2)

  expect(four.body.Totals[0]?.Amount).toBe(4 * (422_800 + 132_200))
  expect(leftWithFour).toBe(56)
  expect(two.body.Totals[0]?.Amount).toBe(2 * (422_800 + 132_200))
  expect(await seatsLeft(opened, TEN_TWENTY)).toBe(58)
})

it('CRT-1 a removed item frees its seats at once', async () => {
  const opened = await openSandbox()
  const { body } = await opened.call('addToCart', { body: cartOf(oneWayItem()) })

  const after = await opened.call('removeCartItem', {
    path: { itemId: body.Items[0]?.Id ?? '' },
    header: { 'Cart-Token': body.Token },
  })

  expect([after.body.Items, after.body.Totals]).toEqual([[], []])
  expect(await seatsLeft(opened, TEN_TWENTY)).toBe(60)
})

it('CRT-2 after 15 minutes an item expires, counts in no total and frees its seats once', async () => {
  const opened = await openSandbox()
  const { body } = await opened.call('addToCart', { body: cartOf(oneWayItem()) })
  const header = { 'Cart-Token': body.Token }

  opened.clock.advance(15 * 60 - 1)
  const before = await opened.call('getCart', { header })
  opened.clock.advance(1)
  const after = await opened.call('getCart', { header })
  await opened.call('removeCartItem', { path: { itemId: body.Items[0]?.Id ?? '' }, header })

  expect(before.body.Items[0]?.State).toBe('held')
  expect([after.body.Items[0]?.State, after.body.Items[0]?.HoldExtensionsLeft]).toEqual([
    'expired',
    0,
  ])
  expect(after.body.Totals).toEqual([])
  expect(await seatsLeft(opened, TEN_TWENTY)).toBe(60)
})

it('CRT-2 a search shows the seats of an expired item as free', async () => {
  const opened = await openSandbox()
  await opened.call('addToCart', { body: cartOf(oneWayItem()) })

  opened.clock.advance(15 * 60)

  expect(await seatsLeft(opened, TEN_TWENTY)).toBe(60)
})

it('CRT-2 a hold and the guarantee of its price can be extended twice by 15 minutes', async () => {
  const { call } = await openSandbox()
  const { body } = await call('addToCart', { body: cartOf(oneWayItem()) })
  const parts = { path: { itemId: body.Items[0]?.Id ?? '' }, header: { 'Cart-Token': body.Token } }

  await call('extendCartItemHold', parts)
  const twice = await call('extendCartItemHold', parts)

  expect(twice.body.Items[0]).toMatchObject({
    HoldExpiresAt: '2026-11-20T07:15:00.000Z',
    PriceGuaranteedUntil: '2026-11-20T07:15:00.000Z',
    HoldExtensionsLeft: 0,
  })
})

it('CRT-2 a hold ends when booking for its sailing closes', async () => {
  const { call } = await openSandbox({ clock: '2026-12-12T01:10:00Z' })

  const { body } = await call('addToCart', { body: cartOf(oneWayItem()) })

  expect(body.Items[0]?.HoldExpiresAt).toBe('2026-12-12T01:20:00.000Z')
})

it("CHK-9 no item of another cart can be removed, and a cart is not found on another tenant's site", async () => {
  const { call, send } = await openSandbox()
  const mine = await call('addToCart', { body: cartOf(oneWayItem()) })
  const yours = await call('addToCart', { body: cartOf(oneWayItem()) })
  const header = { 'Cart-Token': yours.body.Token }

  const foreign = await send('removeCartItem', {
    path: { itemId: mine.body.Items[0]?.Id ?? '' },
    header,
  })
  const elsewhere = await send('getCart', { header, query: { system: 4103 } })

  expect([foreign.status, elsewhere.status]).toEqual([404, 404])
})

it('API-3 fields that are not in the contract are refused, each at its place', async () => {
  const { refused } = await openSandbox()
  const item = { ...oneWayItem(), Price: 1 }
  const ferry = { ...oneWayItem(), Ferry: { ...oneWayItem().Ferry, Discount: 100 } }

  const { body } = await refused('addToCart', {
    body: { ItemContent: 'ferry', Items: [item, ferry], Total: 1 },
  })

  expect(body.errors.map(({ pointer, code }) => `${pointer} ${code}`).toSorted()).toEqual([
    '/Items/0/Price unknown',
    '/Items/1/Ferry/Discount unknown',
    '/Total unknown',
  ])
})
