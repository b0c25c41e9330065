import { expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'

it('FER-1 the network names terminals, routes, operators and classes in the language of the caller', async () => {
  const { call } = await openSandbox()

  const { body } = await call('listTerminals', { header: { 'Accept-Language': 'zh-Hans-SG' } })

  expect(body.Terminals.find(({ Code }) => Code === 'HFC')).toMatchObject({
    Name: '港湾中心渡轮码头',
    TimeZone: 'Asia/Singapore',
    Country: 'SG',
  })
  expect(body.Routes).toHaveLength(22)
  expect(body.Operators.map(({ Code }) => Code)).toEqual(['BHF', 'JSX', 'PNF', 'SRL'])
  expect(body.Classes.map(({ Code }) => Code)).toEqual(['ECP', 'ECO', 'BUS', 'EMD', 'VIP'])
})

it("APP-6 an operator's own site names its own routes and no other operator", async () => {
  const { call } = await openSandbox()

  const { body } = await call('listTerminals', { query: { system: 4103 } })

  expect(body.Operators.map(({ Code }) => Code)).toEqual(['SRL'])
  expect(body.Routes.every(({ Operators }) => Operators.join() === 'SRL')).toBe(true)
  const touched = new Set(body.Routes.flatMap(({ From, To }) => [From, To]))
  expect(new Set(body.Terminals.map(({ Code }) => Code))).toEqual(touched)
})

it('FER-8 a month shows the lowest fare of each day, but none in the past or without a sailing', async () => {
  const { call } = await openSandbox()

  const { body } = await call('getFareCalendar', {
    query: { from: 'TMF', to: 'DSR', month: '2026-11', currency: 'SGD' },
  })

  expect(body.Days).toHaveLength(30)
  const available = body.Days.filter(({ IsAvailable }) => IsAvailable).map(({ Date }) => Date)
  expect(available).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ])
  expect(body.Days[20]?.LowestFare).toEqual({ Amount: 7000, Currency: 'SGD', Exponent: 2 })
})

it('FER-8 the calendar of a round trip shows its fare for one way', async () => {
  const { call } = await openSandbox()
  const query = { from: 'HFC', to: 'BTC', month: '2027-02', currency: 'SGD', system: 4103 }

  const oneWay = await call('getFareCalendar', { query })
  const roundTrip = await call('getFareCalendar', { query: { ...query, roundTrip: true } })

  expect(oneWay.body.Days).toHaveLength(28)
  expect(oneWay.body.Days[5]?.LowestFare?.Amount).toBe(3200)
  expect(roundTrip.body.Days[5]?.LowestFare?.Amount).toBe(2800)
})

it('FER-8 FER-5 a day’s lowest price is what one adult pays online for its cheapest offer, charges included', async () => {
  const { call } = await openSandbox()
  const query = { from: 'HFC', to: 'BTC', currency: 'SGD', system: 4103 }

  const { body: calendar } = await call('getFareCalendar', {
    query: { ...query, month: '2027-02' },
  })
  const { body: found } = await call('searchFerry', {
    query: { ...query, dateFrom: '2027-02-06', adults: 1, class: 'ECO' },
  })

  const offers = found.Departures.Sailings.flatMap(({ Offers }) => Offers)
  expect(offers.length).toBeGreaterThan(1)
  for (const { AdultPrice, Estimate, Fares, Charges } of offers) {
    const charges = Charges.filter(({ PayAt, Countries }) => PayAt === 'online' && !Countries)
    const sum = charges.reduce((total, { Amount }) => total + Amount.Amount, Fares.Adult.Amount)
    expect(AdultPrice.Amount).toBe(sum)
    expect(Estimate.Total).toEqual(AdultPrice)
  }
  const lowest = Math.min(...offers.map(({ AdultPrice }) => AdultPrice.Amount))
  expect(calendar.Days[5]?.LowestPrice?.Amount).toBe(lowest)
  expect(calendar.Days[5]?.LowestFare?.Amount).toBeLessThan(lowest)
})

it('FER-8 the calendar ends on the last day of the sale', async () => {
  const { call } = await openSandbox()

  const { body } = await call('getFareCalendar', {
    query: { from: 'HFC', to: 'BTC', month: '2027-05' },
  })

  const last = body.Days.filter(({ IsAvailable }) => IsAvailable).at(-1)
  expect(last?.Date).toBe('2027-05-19')
})

it('FER-7 one-way open tickets are listed before two-way ones, and each fare is the sum of its lines', async () => {
  const { call } = await openSandbox()

  const { body } = await call('listOpenTickets', { query: { from: 'HFC', to: 'BTC', adults: 2 } })

  expect(body.Items.map(({ Item }) => Item)).toEqual([
    'opn_HFC-BTC-SRL-ECO-1W',
    'opn_HFC-BTC-PNF-ECO-1W',
    'opn_HFC-BTC-SRL-ECO-2W',
    'opn_HFC-BTC-PNF-ECO-2W',
  ])
  for (const item of body.Items) {
    const fares = item.Estimate.Lines.filter(({ Kind }) => Kind === 'fare')
    expect(fares.reduce((sum, line) => sum + line.Amount.Amount, 0)).toBe(
      2 * item.Fares.Adult.Amount,
    )
    expect(fares).toHaveLength(item.IsOpenTicket2W ? 2 : 1)
  }
})

it('FER-7 open tickets are listed in the direction that is asked for', async () => {
  const { call } = await openSandbox()

  const { body } = await call('listOpenTickets', { query: { from: 'BTC' } })

  expect(body.Items.length).toBeGreaterThan(0)
  expect(body.Items.every(({ From }) => From === 'BTC')).toBe(true)
})

it('FER-8 a calendar of one class has the fares of that class, and no day on which it is not sold', async () => {
  const { call } = await openSandbox()
  const query = { from: 'HFC', to: 'BTC', month: '2027-02', currency: 'SGD', system: 4103 }

  const economy = await call('getFareCalendar', { query: { ...query, class: 'ECO' } })
  const saver = await call('getFareCalendar', { query: { ...query, class: 'ECP' } })

  expect(economy.body.Days[5]?.LowestFare?.Amount).toBe(3200)
  expect(saver.body.Days[5]).toEqual({
    Date: '2027-02-06',
    LowestFare: null,
    LowestPrice: null,
    IsAvailable: false,
  })
  expect(saver.body.Days[7]?.LowestFare?.Amount).toBe(2600)
})
