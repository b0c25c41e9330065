import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'
import { adult, RIAU_LINE } from '../../../../lab/testing/visitor.ts'
import { orderOf } from '../../../scenarios/sample-order.ts'

type Cabin = Schemas['CruiseItemInput']

const inCabin = (changes: Partial<Cabin> = {}, Qty = 2, Item = 'crs_01') => ({
  ItemContent: 'cruise' as const,
  Items: [
    {
      Item,
      Qty,
      Cruise: {
        Cabin: 'BAL',
        SailingDate: '2027-02-14',
        QtyAdult: 2,
        QtyChild: 0,
        QtyInfant: 0,
        ...changes,
      },
    },
  ],
})

const SGD = { currency: 'SGD' }

it('PRD-5 lists the five cruises, with facets of nights, home port and month in their natural order', async () => {
  const { call } = await openSandbox()

  const { body } = await call('listCruises', { query: SGD })
  const short = await call('listCruises', { query: { facet: 'nights:2' } })

  expect(body.Total).toBe(5)
  expect(body.Items[0]).toMatchObject({
    Name: 'Phuket and Penang 4 nights',
    From: { Amount: { Amount: 56_000, Currency: 'SGD' }, Per: 'guest' },
  })
  const values = (code: string) =>
    body.Facets.find(({ Code }) => Code === code)?.Values.map(({ Code }) => Code)
  expect(values('nights')).toEqual(['2', '3', '4', '5'])
  expect(values('home_port')).toEqual(['marina-bay', 'harbourfront', 'labuan-bajo'])
  expect(values('month')?.slice(0, 3)).toEqual(['2026-11', '2026-12', '2027-01'])
  expect(short.body.Items.map(({ Name }) => Name)).toEqual(['High seas weekend 2 nights'])
})

it('PRD-5 a detail has the itinerary by day, and all cabins on each sailing', async () => {
  const { call } = await openSandbox()

  const { body } = await call('getCruise', { path: { id: 'crs_01' }, query: SGD })

  expect(body.Itinerary.map(({ Day, Port }) => `${Day} ${Port}`)).toEqual([
    '1 Singapore',
    '2 At sea',
    '3 Penang',
    '4 Phuket',
    '5 Singapore',
  ])
  expect(body.Cabins[2]).toMatchObject({
    Code: 'BAL',
    MaxGuests: 4,
    PerGuest: { Amount: 86_000 },
    ThirdFourth: { Amount: 43_000 },
    SingleSupplementPercent: 100,
  })
  expect(body.Sailings[0]?.Date).toBe('2026-11-29')
  expect(body.Sailings.every(({ Cabins }) => Cabins.length === 4)).toBe(true)
  expect(body).toMatchObject({
    InfantsFromMonths: 6,
    BookBeforeDays: 3,
    PortCharges: { Amount: 12_800 },
  })
})

it('PRD-5 a sailing whose booking has closed is not offered any more', async () => {
  const { call, refused } = await openSandbox({ clock: '2026-11-26T16:00:00Z' })

  const { body } = await call('getCruise', { path: { id: 'crs_01' } })
  const late = await refused('addToCart', { body: inCabin({ SailingDate: '2026-11-29' }) })

  expect(body.Sailings[0]?.Date).toBe('2026-12-13')
  expect(late.body).toMatchObject({
    code: 'book_before',
    params: { date: '2026-11-27', at: '2026-11-27T00:00:00+08:00' },
  })
})

it('CHK-11 a cruise that is sold within its refund ladder has the steps with their dates', async () => {
  const { call } = await openSandbox()

  const { body } = await call('quoteItems', { body: inCabin({ SailingDate: '2026-12-13' }) })

  // The steps end 45 and 21 days before it sails.
  expect(body.Items[0]?.RefundSteps).toEqual([
    { Until: '2026-10-29T17:00:00+08:00', Percent: 100 },
    { Until: '2026-11-22T17:00:00+08:00', Percent: 50 },
    { Until: null, Percent: 0 },
  ])
})

it('PRD-5 a site that sells no cruises lists and finds none', async () => {
  const { call, refused } = await openSandbox()
  const query = { system: RIAU_LINE }

  const list = await call('listCruises', { query })
  const detail = await refused('getCruise', { path: { id: 'crs_01' }, query })

  expect(list.body.Total).toBe(0)
  expect(detail.body.code).toBe('not_found')
})

it.each<[string, Partial<Cabin>, number, [string, number, number][]]>([
  [
    'two guests',
    {},
    2,
    [
      ['Balcony', 2, 172_000],
      ['Port charges', 2, 25_600],
      ['Gratuities, by guest and night', 8, 19_200],
    ],
  ],
  [
    'a family of four',
    { QtyChild: 1, QtyInfant: 1 },
    4,
    [
      ['Balcony', 2, 172_000],
      ['Third and further guests', 2, 86_000],
      ['Port charges', 4, 51_200],
      ['Gratuities, by guest and night', 16, 38_400],
    ],
  ],
  [
    'somebody alone',
    { QtyAdult: 1 },
    1,
    [
      ['Balcony', 1, 86_000],
      ['Single supplement', 1, 86_000],
      ['Port charges', 1, 12_800],
      ['Gratuities, by guest and night', 4, 9600],
    ],
  ],
])('PRD-5 prices %s line by line', async (_who, guests, count, expected) => {
  const { call } = await openSandbox()

  const { body } = await call('quoteItems', { query: SGD, body: inCabin(guests, count) })

  expect(
    body.Items[0]?.Price.Lines.map(({ Label, Quantity, Amount }) => [
      Label,
      Quantity,
      Amount.Amount,
    ]),
  ).toEqual(expected)
})

it.each<[string, Partial<Cabin>, number, string, string]>([
  ['five in a cabin for four', { QtyAdult: 5 }, 5, 'QtyAdult', 'too_many_passengers'],
  ['children alone', { QtyAdult: 0, QtyChild: 2 }, 2, 'QtyAdult', 'no_adult'],
  [
    'more infants than adults',
    { QtyAdult: 1, QtyInfant: 2 },
    3,
    'QtyInfant',
    'more_infants_than_adults',
  ],
])('PRD-7 a cabin does not take %s', async (_what, guests, count, field, code) => {
  const { refused } = await openSandbox()

  const { body } = await refused('addToCart', { body: inCabin(guests, count) })

  expect(body.code).toBe('party_refused')
  expect(body.errors).toMatchObject([{ pointer: `/Items/0/Cruise/${field}`, code }])
})

it('PRD-5 an unknown cabin and a quantity that differs from the guests are refused together', async () => {
  const { refused } = await openSandbox()

  const { body } = await refused('addToCart', { body: inCabin({ Cabin: 'ATTIC' }, 3) })

  expect(body.errors).toMatchObject([
    { pointer: '/Items/0/Cruise/Cabin', code: 'unknown_option' },
    { pointer: '/Items/0/Qty', code: 'does_not_match', params: { expected: 2 } },
  ])
})

it('FER-4 a day without a sailing cannot be booked', async () => {
  const { refused } = await openSandbox()

  const { body } = await refused('addToCart', { body: inCabin({ SailingDate: '2027-02-15' }) })

  expect(body).toMatchObject({ code: 'product_unavailable', params: { date: '2027-02-15' } })
})

it('CRT-1 the guests of a cabin in the cart can be changed up to its size', async () => {
  const { call, refused } = await openSandbox()
  const { body: cart } = await call('addToCart', { query: SGD, body: inCabin() })
  const path = { itemId: cart.Items[0]?.Id ?? '' }
  const header = { 'Cart-Token': cart.Token }

  const alone = await call('changeCartItem', {
    path,
    header,
    query: SGD,
    body: { QtyAdult: 1, QtyChild: 0, QtyInfant: 0 },
  })
  const crowd = await refused('changeCartItem', {
    path,
    header,
    body: { QtyAdult: 5, QtyChild: 0, QtyInfant: 0 },
  })

  expect(cart.Items[0]).toMatchObject({
    Qty: 2,
    Cruise: { SailingDate: '2027-02-14', ReturnDate: '2027-02-18', CabinName: 'Balcony' },
  })
  expect(alone.body.Items[0]?.Price.Total.Amount).toBe(86_000 * 2 + 12_800 + 9600)
  expect(crowd.body.code).toBe('party_refused')
})

async function orderWithInfant(DateOfBirth: string) {
  const { call, send } = await openSandbox()
  const { body: cart } = await call('addToCart', { body: inCabin({ QtyAdult: 1, QtyInfant: 1 }) })
  const infant = adult(1, { Band: 'infant', DateOfBirth, DateOfIssue: '2026-09-01' })
  const order = orderOf(cart.Items[0]?.Id ?? '', [adult(0), infant])
  return send('placeOrder', { header: { 'Cart-Token': cart.Token }, body: order })
}

it('PRD-5 an infant may sail from the day on which it is six months old', async () => {
  const oldEnough = await orderWithInfant('2026-08-14')
  const tooYoung = await orderWithInfant('2026-08-15')

  expect(oldEnough.status).toBe(201)
  expect(tooYoung).toMatchObject({
    status: 422,
    body: {
      code: 'passenger_refused',
      errors: [{ code: 'too_young', params: { months: 6 } }],
    },
  })
})

it('PRD-5 the calendar has the days of the sailings, with the lowest price of all cabins or of one', async () => {
  const { call } = await openSandbox()
  const daysOf = async (query: Record<string, string>) => {
    const { body } = await call('getProductCalendar', { path: { id: 'crs_01' }, query })
    return body.Days.filter(({ IsAvailable }) => IsAvailable)
  }

  const all = await daysOf({ month: '2027-02', currency: 'SGD' })
  const suites = await daysOf({ month: '2027-02', currency: 'SGD', option: 'STE' })

  expect(all.map(({ Date }) => Date)).toEqual(['2027-02-14', '2027-02-28'])
  expect(all[0]?.From?.Amount).toBe(56_000)
  expect(suites.every(({ From }) => From?.Amount === 168_000)).toBe(true)
})
