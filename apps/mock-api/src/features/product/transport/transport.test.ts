import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'
import { RIAU_LINE } from '../../../../lab/testing/visitor.ts'

type Ride = Schemas['TransportItemInput']

const blank: Ride = {
  Rate: 'AVZ-NAGOYA',
  PickUpDate: '2026-12-12',
  PickUpTime: '10:30',
  PickUpAddress: 'Batam Centre ferry terminal',
  DropOffAddress: 'Hotel on Jalan Imam Bonjol, Nagoya',
  ConnectionNumber: 'SRL 10:20',
  ExtraHours: null,
  Bags: 2,
  QtyAdult: 2,
  QtyChild: 0,
  QtyInfant: 0,
}

const rideOf = (Item: string, changes: Partial<Ride>, Qty = 1) => ({
  ItemContent: 'transport' as const,
  Items: [{ Item, Qty, Transport: { ...blank, ...changes } }],
})
const private1 = (changes: Partial<Ride> = {}) => rideOf('trn_BTM-PT1', changes)
const shuttle = (changes: Partial<Ride> = {}, Qty = 4) =>
  rideOf(
    'trn_BTM-SH1',
    { Rate: 'NAGOYA', PickUpAddress: null, QtyChild: 1, QtyInfant: 1, ...changes },
    Qty,
  )

const lines = (price: Schemas['Price'] | undefined) =>
  price?.Lines.map(({ Label, Quantity, Amount }) => [Label, Quantity, Amount.Amount])

it('PRD-4 lists the ten services with what each costs, and narrows by place and vehicle', async () => {
  const { call } = await openSandbox()

  const { body } = await call('listTransports')
  const buses = await call('listTransports', { query: { facet: 'vehicle:14-60,city:batam' } })

  expect(body.Total).toBe(10)
  expect(body.Items[0]).toMatchObject({
    Name: 'Batam terminal to hotel, private',
    KindName: 'Private transfer',
    From: { Amount: { Amount: 150_000, Currency: 'IDR' }, Per: 'vehicle' },
  })
  expect(body.Facets.map(({ Code }) => Code)).toEqual(['city', 'kind', 'vehicle', 'fact'])
  expect(buses.body.Items.map(({ Name }) => Name)).toEqual(['Batam car with driver, by the hour'])
})

it('PRD-4 a service is found by its name in any language, and shown in that of the caller', async () => {
  const { call } = await openSandbox()

  const { body } = await call('listTransports', {
    query: { q: 'tanah merah' },
    header: { 'Accept-Language': 'zh-Hant' },
  })

  expect(body.Items.map(({ Name }) => Name)).toEqual(['樟宜機場至丹那美拉碼頭'])
})

it.each([
  ['2026-12-09', 'product_unavailable'],
  ['2026-12-10', undefined],
  ['2026-11-19', 'book_before'],
])('PRD-4 on %s the Thursday-to-Sunday shuttle is marked with %s', async (date, code) => {
  const { call } = await openSandbox()

  const { body } = await call('listTransports', { query: { date } })

  const shuttleCard = body.Items.find(({ Id }) => Id === 'trn_DSR-SH1')
  // 19 November is a Thursday that has passed.
  expect(shuttleCard?.Unavailable?.Code).toBe(code)
})

it('PRD-4 a detail has what it asks for, its vehicles with capacity, and the night supplement', async () => {
  const { call } = await openSandbox()

  const { body } = await call('getTransport', {
    path: { id: 'trn_BTM-PT1' },
    query: { currency: 'SGD' },
  })

  expect(body.AsksFor).toEqual(['pick_up_address', 'drop_off_address', 'connection_number', 'bags'])
  expect(body.Rates[1]).toMatchObject({
    VehicleName: 'Toyota Innova or similar',
    Price: { Currency: 'SGD' },
    MaxPassengers: 6,
    MaxBags: 4,
    ExtraHour: null,
  })
  expect(body.Supplements).toMatchObject([{ Code: 'night', From: '22:00', Until: '06:00' }])
  expect(body.Place.TimeZone).toBe('Asia/Jakarta')
})

it('PRD-4 a site that sells no transport lists and finds none', async () => {
  const { call, refused } = await openSandbox()
  const query = { system: RIAU_LINE }

  const list = await call('listTransports', { query })
  const detail = await refused('getTransport', { path: { id: 'trn_BTM-PT1' }, query })

  expect(list.body).toMatchObject({ Items: [], Total: 0 })
  expect(detail.body.code).toBe('not_found')
})

it('PRD-4 a vehicle has one price, with the night supplement also after midnight', async () => {
  const { call } = await openSandbox()

  const day = await call('quoteItems', { body: private1() })
  const night = await call('quoteItems', { body: private1({ PickUpTime: '00:15' }) })

  expect(lines(day.body.Items[0]?.Price)).toEqual([
    ['Toyota Avanza or similar · Batam Centre – Nagoya', 1, 150_000],
  ])
  expect(lines(night.body.Items[0]?.Price)?.[1]).toEqual([
    'Night pick-up, 22:00 to 06:00',
    1,
    50_000,
  ])
})

it('PRD-4 hours beyond the block cost a tenth of it each', async () => {
  const { call } = await openSandbox()
  const hired = rideOf('trn_BTM-HD1', {
    Rate: 'AVZ-10H',
    DropOffAddress: null,
    ConnectionNumber: null,
    Bags: 0,
    ExtraHours: 2,
  })

  const { body } = await call('quoteItems', { body: hired })

  expect(lines(body.Items[0]?.Price)).toEqual([
    ['Toyota Avanza or similar · 10 hours', 1, 650_000],
    ['Further hours', 2, 130_000],
  ])
})

it('PRD-4 a shared shuttle is priced by the person, with child seats and free infants', async () => {
  const { call } = await openSandbox()

  const { body } = await call('quoteItems', { body: shuttle() })

  expect(lines(body.Items[0]?.Price)).toEqual([
    ['Adult seat', 2, 90_000],
    ['Child seat', 1, 30_000],
    ['Infant on a lap', 1, 0],
  ])
})

it.each<[string, Partial<Ride>, string, string]>([
  ['no ferry number', { ConnectionNumber: null }, 'ConnectionNumber', 'required'],
  ['no address', { DropOffAddress: null }, 'DropOffAddress', 'required'],
  ['hours', { ExtraHours: 1 }, 'ExtraHours', 'not_asked'],
  ['four bags', { Bags: 4 }, 'Bags', 'above_maximum'],
  ['a rate of another service', { Rate: 'SED' }, 'Rate', 'unknown_option'],
])('PRD-4 a private transfer refuses %s', async (_what, changes, field, code) => {
  const { refused } = await openSandbox()

  const { body } = await refused('addToCart', { body: private1(changes) })

  expect(body.code).toBe('validation_failed')
  expect(body.errors).toMatchObject([{ pointer: `/Items/0/Transport/${field}`, code }])
})

it('PRD-4 a shuttle picks up within its hours only', async () => {
  const { refused } = await openSandbox()

  const { body } = await refused('addToCart', { body: shuttle({ PickUpTime: '20:00' }) })

  expect(body.errors).toEqual([
    {
      pointer: '/Items/0/Transport/PickUpTime',
      code: 'outside_service_hours',
      params: { from: '08:00', until: '20:00' },
    },
  ])
})

it.each<[string, Partial<Ride>, string, object]>([
  ['five people in a car for four', { QtyAdult: 5 }, 'QtyAdult', { max: 4, count: 5 }],
  ['children alone', { QtyAdult: 0, QtyChild: 2 }, 'QtyAdult', {}],
])('PRD-7 a vehicle does not take %s', async (_what, changes, field, params) => {
  const { refused } = await openSandbox()

  const { body } = await refused('addToCart', { body: private1(changes) })

  expect(body.code).toBe('party_refused')
  expect(body.errors).toMatchObject([{ pointer: `/Items/0/Transport/${field}`, params }])
})

it.each<[string, Partial<Ride>, string, object]>([
  [
    'within the notice',
    { PickUpDate: '2026-11-20', PickUpTime: '19:30' },
    'book_before',
    { date: '2026-11-20', at: '2026-11-20T13:30:00+07:00' },
  ],
  [
    'yesterday',
    { PickUpDate: '2026-11-19' },
    'book_before',
    // The date to book before is never in the past.
    { date: '2026-11-20', first: '2026-11-20' },
  ],
  ['beyond the sale', { PickUpDate: '2027-12-31' }, 'product_unavailable', { date: '2027-12-31' }],
])('FER-4 a pick-up %s is refused', async (_what, changes, code, params) => {
  const { refused } = await openSandbox()

  const { body } = await refused('addToCart', { body: private1(changes) })

  expect(body).toMatchObject({ code, params })
})

it('CRT-1 a ride in the cart says where, when and in what; the people of a shuttle can be changed, those of a car cannot', async () => {
  const { call, refused } = await openSandbox()
  const first = await call('addToCart', { body: private1({ PickUpAddress: '  Harbour\r\nBay  ' }) })
  const header = { 'Cart-Token': first.body.Token }
  const { body: cart } = await call('addToCart', { header, body: shuttle() })
  const [car, seats] = cart.Items
  const change = { QtyAdult: 1, QtyChild: 0, QtyInfant: 0 }

  const changed = await call('changeCartItem', {
    path: { itemId: seats?.Id ?? '' },
    header,
    body: change,
  })
  const kept = await refused('changeCartItem', {
    path: { itemId: car?.Id ?? '' },
    header,
    body: change,
  })

  expect(car).toMatchObject({
    Qty: 1,
    Transport: {
      PickUp: 'Harbour Bay',
      PickUpAt: '2026-12-12T10:30:00+07:00',
      VehicleName: 'Toyota Avanza or similar',
    },
  })
  expect(seats).toMatchObject({ Qty: 4, Transport: { PickUp: 'Batam Centre ferry terminal' } })
  expect(changed.body.Items[1]).toMatchObject({ Qty: 1, Transport: { QtyAdult: 1, Bags: 1 } })
  expect(kept.body.errors).toMatchObject([{ code: 'not_countable' }])
})

it('CRT-2 a vehicle is sold out once the last one of a day is held', async () => {
  const { call, refused } = await openSandbox()
  const van = private1({ Rate: 'HIA-NAGOYA' })
  const isRefused = async () => {
    for (let taken = 0; taken < 6; taken += 1) {
      const quote = await call('quoteItems', { body: van }).catch(() => null)
      if (!quote) return taken
      await call('addToCart', { body: van })
    }
    return -1
  }

  const taken = await isRefused()
  const { body } = await refused('addToCart', { body: van })

  expect(taken).toBeGreaterThanOrEqual(0)
  expect(body).toMatchObject({ code: 'sold_out', params: { date: '2026-12-12' } })
})

it('PRD-4 the calendar has the days of the service, with the lowest price of each', async () => {
  const { call } = await openSandbox()

  const { body } = await call('getProductCalendar', {
    path: { id: 'trn_DSR-SH1' },
    query: { month: '2026-11', currency: 'MYR' },
  })

  const open = body.Days.filter(({ IsAvailable }) => IsAvailable).map(({ Date }) => Date)
  expect(body.Days).toHaveLength(30)
  // Thursdays to Sundays from today on, as far as they are not sold out.
  expect(open).toEqual(
    ['20', '21', '22', '26', '27', '28', '29']
      .map((day) => `2026-11-${day}`)
      .filter((date) => body.Days.some((day) => day.Date === date && day.Left !== 0)),
  )
  expect(body.Days[27]).toMatchObject({ From: { Amount: 1500, Currency: 'MYR' } })
})
