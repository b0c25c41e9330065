import { compareInstants, minutesBetween } from '@selat/domain'
import { expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'

const saturday = { from: 'HFC', to: 'BTC', dateFrom: '2026-12-12', adults: 2 }

it('FER-2 a search lists the sailings of all operators by departure, with local times, fares by band and seats', async () => {
  const { call } = await openSandbox()

  const { body } = await call('searchFerry', { query: { ...saturday, class: 'ECO' } })

  const { Sailings } = body.Departures
  expect(Sailings.map(({ Operator }) => Operator)).toEqual([
    'SRL',
    'PNF',
    'BHF',
    'SRL',
    'PNF',
    'SRL',
    'BHF',
    'SRL',
    'PNF',
    'SRL',
    'BHF',
    'SRL',
    'PNF',
    'SRL',
  ])
  expect(Sailings[3]).toMatchObject({
    Id: 'sai_HFC-BTC-SRL-20261212-1020',
    Item: 'fer_HFC-BTC',
    OperatorName: 'Selat Riau Line',
    DepartsAt: '2026-12-12T10:20:00+08:00',
    ArrivesAt: '2026-12-12T10:20:00+07:00',
    DurationMinutes: 60,
    CheckInClosesAt: '2026-12-12T09:50:00+08:00',
    BookingClosesAt: '2026-12-12T09:20:00+08:00',
    Status: 'on_sale',
  })
  expect(Sailings[3]?.Offers[0]).toMatchObject({
    Offer: 'off_HFC-BTC-SRL-20261212-1020-ECO-O',
    SeatsLeft: 60,
    Fares: {
      Adult: { Amount: 422_800, Currency: 'IDR', Exponent: 0 },
      Child: { Amount: 383_200, Currency: 'IDR', Exponent: 0 },
      Infant: { Amount: 105_700, Currency: 'IDR', Exponent: 0 },
      Senior: { Amount: 396_400, Currency: 'IDR', Exponent: 0 },
    },
    IsChangeable: true,
    IsRefundable: true,
    BaggageKg: 20,
  })
  expect(body.Returns).toBeNull()
})

it('FER-2 sailings are sorted by the instant of departure and take their minutes, whatever the local clocks show', async () => {
  const { call } = await openSandbox()

  const { body } = await call('searchFerry', { query: { ...saturday, from: 'TMF', to: 'NSP' } })

  const { Sailings } = body.Departures
  const departures = Sailings.map(({ DepartsAt }) => DepartsAt)
  expect(departures).toEqual(departures.toSorted(compareInstants))
  expect(Sailings.length).toBeGreaterThan(0)
  expect(
    Sailings.every(({ DepartsAt, ArrivesAt }) => minutesBetween(DepartsAt, ArrivesAt) === 40),
  ).toBe(true)
})

it('CHK-12 the online lines of an estimate sum to its total, and what is due at the counter stands apart', async () => {
  const { call } = await openSandbox()

  const { body } = await call('searchFerry', { query: { ...saturday, children: 1, infants: 1 } })

  const offer = body.Departures.Sailings[3]?.Offers[0]
  const online = offer?.Estimate.Lines.filter(({ PayAt }) => PayAt === 'online') ?? []
  expect(online.reduce((sum, line) => sum + line.Amount.Amount, 0)).toBe(
    offer?.Estimate.Total.Amount,
  )
  expect(offer?.Estimate.Total.Amount).toBe(2 * 422_800 + 383_200 + 105_700 + 3 * 132_200)
  expect(offer?.Estimate.AtCounter).toEqual([{ Amount: 1800, Currency: 'SGD', Exponent: 2 }])
})

it('FER-2 each way of a round trip costs its half of the round-trip fare', async () => {
  const { call } = await openSandbox()

  const { body } = await call('searchFerry', {
    query: { ...saturday, dateUntil: '2026-12-13', currency: 'SGD' },
  })

  const out = body.Departures.Sailings.find(({ Operator }) => Operator === 'SRL')?.Offers[0]
  const back = body.Returns?.Sailings.find(({ Operator }) => Operator === 'SRL')?.Offers[0]
  expect([out?.Offer.at(-1), back?.Offer.at(-1)]).toEqual(['R', 'R'])
  expect([out?.Fares.Adult.Amount, back?.Fares.Adult.Amount]).toEqual([2800, 2800])
  expect(body.Returns?.Sailings[0]?.From).toBe('BTC')
  expect(body.IsRoundTrip).toBe(true)
})

it.each([
  ['a currency that the tenant sells in', 4101, 'MYR', 'MYR'],
  ['a currency that it does not sell in', 4103, 'MYR', 'SGD'],
  ['an unknown currency', 4101, 'XXX', 'IDR'],
])(
  'API-2 a search in %s has prices in a currency of the tenant',
  async (_what, system, currency, expected) => {
    const { call } = await openSandbox()

    const { body } = await call('searchFerry', { query: { ...saturday, system, currency } })

    const [first] = body.Departures.Sailings
    expect(first?.Offers[0]?.Estimate.Total.Currency).toBe(expected)
  },
)

it("API-2 a signed-in user sees prices in the account's currency, whatever is asked for", async () => {
  const { call } = await openSandbox()
  const login = await call('login', { body: { Username: 'weiling', Password: 'selat-demo-1' } })

  const { body } = await call('searchFerry', {
    query: { ...saturday, currency: 'IDR' },
    token: login.body.Token,
  })

  expect(body.Departures.Sailings[0]?.Offers[0]?.Fares.Adult).toEqual({
    Amount: 3200,
    Currency: 'SGD',
    Exponent: 2,
  })
})

it("APP-6 an operator's own site sells its own sailings only", async () => {
  const { call } = await openSandbox()

  const { body } = await call('searchFerry', { query: { ...saturday, system: 4103 } })

  const operators = new Set(body.Departures.Sailings.map(({ Operator }) => Operator))
  expect([...operators]).toEqual(['SRL'])
})

it('FER-4 a search for today leaves out departed sailings and marks closed ones', async () => {
  const { call } = await openSandbox()

  const { body } = await call('searchFerry', { query: { ...saturday, dateFrom: '2026-11-20' } })

  const { Sailings, Unavailable } = body.Departures
  expect(
    Sailings.slice(0, 3).map(({ DepartsAt, Status }) => [DepartsAt.slice(11, 16), Status]),
  ).toEqual([
    ['14:40', 'closed'],
    ['15:30', 'on_sale'],
    ['16:50', 'on_sale'],
  ])
  expect(Unavailable).toBeNull()
})

it('FER-8 the days around the search have their lowest fare, or none without a sailing', async () => {
  const { call } = await openSandbox()

  const { body } = await call('searchFerry', {
    query: { from: 'TMF', to: 'DSR', dateFrom: '2026-12-13', currency: 'SGD' },
  })

  expect(
    body.Departures.Days.map(({ Date, LowestFare, IsAvailable }) => [
      Date,
      LowestFare?.Amount,
      IsAvailable,
    ]),
  ).toEqual([
    ['2026-12-10', 7000, true],
    ['2026-12-11', 7000, true],
    ['2026-12-12', 7000, true],
    ['2026-12-13', 7000, true],
    ['2026-12-14', undefined, false],
    ['2026-12-15', undefined, false],
    ['2026-12-16', undefined, false],
  ])
})

it('FER-3 a missing way back is reported in the language of the caller', async () => {
  const { call } = await openSandbox()

  const { body } = await call('searchFerry', {
    query: { from: 'TMF', to: 'DSR', dateFrom: '2026-12-13', dateUntil: '2026-12-14' },
    header: { 'Accept-Language': 'id' },
  })

  expect(body.Departures.Unavailable).toBeNull()
  expect(body.Returns?.Unavailable).toEqual({
    Code: 'no_return_sailing',
    Detail: 'Tidak ada hasil untuk jam pulang, ubah pencarian atau lanjutkan sekali jalan',
    Params: {},
  })
})

it('FER-4 a search that is too late says by which date to book, written in words', async () => {
  const { call, clock } = await openSandbox()
  clock.advance(8.5 * 3600)

  const { body } = await call('searchFerry', { query: { ...saturday, dateFrom: '2026-11-20' } })

  expect(body.Departures.Unavailable).toEqual({
    Code: 'book_before',
    Detail: 'Product currently not available, please book before 20 Nov 2026',
    Params: { date: '2026-11-20' },
  })
})

it('FER-2 a peak date has a late sailing and a higher fare', async () => {
  const { call } = await openSandbox()

  const { body } = await call('searchFerry', {
    query: { ...saturday, dateFrom: '2026-12-26', system: 4103 },
  })

  expect(body.Departures.Sailings.at(-1)?.DepartsAt).toBe('2026-12-26T22:40:00+08:00')
  expect(body.Departures.Sailings[0]?.Offers[0]?.Fares.Adult.Amount).toBe(3600)
})

it('FER-1 a domestic route is not international, and has only the domestic charge', async () => {
  const { call } = await openSandbox()

  const { body } = await call('searchFerry', { query: { ...saturday, from: 'TGP', to: 'TPI' } })

  expect(body.IsInternational).toBe(false)
  expect(body.Departures.Sailings[0]?.Offers[0]?.Charges.map(({ Code }) => Code)).toEqual([
    'dom-pass',
  ])
})

it('FER-2 the same seed gives the same answer to a search, and another seed gives another', async () => {
  const first = await openSandbox()
  const second = await openSandbox()
  const other = await openSandbox({ seed: 'another' })
  const search = ({ call }: typeof first) => call('searchFerry', { query: saturday })

  const [one, two, three] = [await search(first), await search(second), await search(other)]

  expect(two.text).toBe(one.text)
  expect(three.text).not.toBe(one.text)
})

it('FER-2 an offer is refundable only while its refund ladder gives something back', async () => {
  const { sandbox, call } = await openSandbox()
  const refundable = async () => {
    const { body } = await call('searchFerry', { query: { ...saturday, class: 'ECO' } })
    const sailing = body.Departures.Sailings.find(({ Id }) => Id.endsWith('SRL-20261212-1020'))
    return sailing?.Offers.map(({ IsRefundable }) => IsRefundable)
  }

  sandbox.clock.freeze('2026-12-11T02:19:59Z')
  const before = await refundable()
  sandbox.clock.freeze('2026-12-11T02:20:00Z')
  const after = await refundable()

  expect([before, after]).toEqual([[true], [false]])
})
