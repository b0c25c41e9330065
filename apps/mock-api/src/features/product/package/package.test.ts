import { describe, expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'
import { RIAU_LINE } from '../../../../lab/testing/visitor.ts'

type Item = Record<string, unknown>

const CITY_BREAK = 'pkg_BTM-2D1N'

function trip(journey: Item = {}, item: Item = {}) {
  const Package = {
    Type: 'STD',
    Date: '2026-12-12',
    QtyAdult: 2,
    QtyChild: 0,
    QtyInfant: 0,
    ...journey,
  }
  const Items = [{ Item: CITY_BREAK, Qty: 2, Package, ...item }]
  return { body: { ItemContent: 'package', Items }, query: { currency: 'SGD' } }
}

describe('listPackages', () => {
  it('PRD-1 lists all eight with the lowest price of an adult, and can be narrowed by kind', async () => {
    const { call } = await openSandbox()

    const all = await call('listPackages', { query: { currency: 'SGD' } })
    const days = await call('listPackages', { query: { facet: 'kind:day-trip' } })

    expect(all.body.Total).toBe(8)
    expect(all.body.Items[0]).toMatchObject({
      Id: CITY_BREAK,
      From: { Amount: { Amount: 12_800, Currency: 'SGD' }, Per: 'person' },
    })
    expect(days.body.Items.map(({ Id }) => Id)).toEqual(['pkg_BTM-DAY', 'pkg_SIN-DAY'])
  })

  it('PRD-1 marks what does not depart on a date, and what can no longer be booked for it', async () => {
    const { call } = await openSandbox()

    const { body } = await call('listPackages', { query: { date: '2026-11-22' } })

    const codes = Object.fromEntries(
      body.Items.map(({ Id, Unavailable }) => [Id, Unavailable?.Code ?? null]),
    )
    // 22 November 2026 is a Sunday, two days ahead.
    expect(codes).toMatchObject({
      'pkg_BTM-DAY': null,
      'pkg_BTM-2D1N': 'book_before',
      'pkg_DSR-GOLF': 'product_unavailable',
      'pkg_TIO-3D2N': 'product_unavailable',
    })
  })
})

it('FER-4 a package that needs days of notice names the first day that can be booked, and no past day', async () => {
  const { call } = await openSandbox()

  const { body } = await call('listPackages', { query: { date: '2026-11-21' } })

  const cityBreak = body.Items.find(({ Id }) => Id === CITY_BREAK)
  // Sales for the 21st closed at the beginning of the 19th.
  expect(cityBreak?.Unavailable).toEqual({
    Code: 'book_before',
    Detail: 'It is too late for this day. The first day that can be booked is 23 Nov 2026',
    Params: { date: '2026-11-20', at: '2026-11-19T00:00:00+08:00', first: '2026-11-23' },
  })
})

describe('getPackage', () => {
  it.each([
    ['has left today and needs two days of notice', 'pkg_SIN-DAY', '2026-11-22'],
    ['departs on Thursdays and Fridays, with seven days of notice', 'pkg_DSR-GOLF', '2026-11-27'],
    ['rests until March', 'pkg_TIO-3D2N', '2027-03-01'],
  ])('FER-4 a package that %s names its first day', async (_what, id, first) => {
    const { call } = await openSandbox()

    const { body } = await call('getPackage', { path: { id } })

    expect(body.FirstDate).toBe(first)
  })

  it('PRD-1 has types with limits of their own, what the price includes, and each day', async () => {
    const { call } = await openSandbox()

    const { body } = await call('getPackage', {
      path: { id: 'pkg_BTM-DAY' },
      query: { currency: 'SGD' },
    })

    expect(body.Types.map(({ Code, MinOrder, MaxOrder }) => [Code, MinOrder, MaxOrder])).toEqual([
      ['SIC', 2, 10],
      ['PVT', 4, 8],
    ])
    expect(body).toMatchObject({ Days: 1, Nights: 0, MeetingTime: '07:30', BookBeforeDays: 2 })
    expect(body.Includes).toContain('Seafood lunch')
    expect(body.Excludes).toContain('Terminal charges')
    expect(body.Itinerary).toHaveLength(1)
    expect(body.OperatingHours.Week.map(({ Day }) => Day)).toEqual([2, 3, 4, 5, 6, 7])
  })

  it('PRD-1 a journey that begins in Batam has its meeting time in the zone of Batam', async () => {
    const { call } = await openSandbox()

    const { body } = await call('getPackage', { path: { id: 'pkg_SIN-DAY' } })

    expect([body.MeetingTime, body.MeetingTimeZone, body.Place.TimeZone]).toEqual([
      '06:15',
      'Asia/Jakarta',
      'Asia/Singapore',
    ])
  })

  it('PRD-1 a package that is not sold by this tenant is not found', async () => {
    const { refused } = await openSandbox()

    const { body } = await refused('getPackage', {
      path: { id: CITY_BREAK },
      query: { system: RIAU_LINE },
    })

    expect(body.code).toBe('not_found')
  })
})

it('PRD-1 the calendar has only days of departure that are far enough ahead', async () => {
  const { call } = await openSandbox()

  const { body } = await call('getProductCalendar', {
    path: { id: 'pkg_DSR-GOLF' },
    query: { month: '2026-11' },
  })

  const open = body.Days.filter(({ IsAvailable }) => IsAvailable).map(({ Date }) => Date)
  // It departs on Thursdays and Fridays, and is sold until seven days before.
  expect(open.every((date) => ['2026-11-27'].includes(date))).toBe(true)
})

describe('packages in a cart', () => {
  it('PRD-1 three adults in twin rooms pay one single supplement', async () => {
    const { call } = await openSandbox()

    const { body } = await call('addToCart', trip({ QtyAdult: 3 }, { Qty: 3 }))

    const [item] = body.Items
    expect(
      item?.Price.Lines.map(({ Label, Quantity, Amount }) => [Label, Quantity, Amount.Amount]),
    ).toEqual([
      ['Adult', 3, 38_400],
      ['Single supplement', 1, 4500],
    ])
    expect(item).toMatchObject({
      Qty: 3,
      Package: { TypeName: 'Standard, 3-star hotel', MeetingTime: '08:15', IsInternational: true },
    })
  })

  it('PRD-1 a child takes the second bed, so that there is no single supplement', async () => {
    const { call } = await openSandbox()

    const { body } = await call('quoteItems', trip({ QtyAdult: 1, QtyChild: 1 }))

    expect(body.Items[0]?.Price.Lines.map(({ Label }) => Label)).toEqual(['Adult', 'Child'])
  })

  it('PRD-7 the limits of a type are enforced', async () => {
    const { refused } = await openSandbox()
    const party = (QtyAdult: number) =>
      trip({ Type: 'PVT', QtyAdult }, { Item: 'pkg_BTM-DAY', Qty: QtyAdult })

    const few = await refused('quoteItems', party(3))
    const many = await refused('quoteItems', party(9))

    expect(few.body.errors).toEqual([
      { pointer: '/Items/0/Qty', code: 'below_minimum', params: { min: 4 } },
    ])
    expect(many.body.errors).toEqual([
      { pointer: '/Items/0/Qty', code: 'above_maximum', params: { max: 8 } },
    ])
  })

  it('PRD-1 a party needs an adult, and each infant one of its own', async () => {
    const { refused } = await openSandbox()

    const children = await refused('addToCart', trip({ QtyAdult: 0, QtyChild: 2 }))
    const infants = await refused('addToCart', trip({ QtyInfant: 3 }, { Qty: 5 }))

    expect([children.body.code, children.body.errors[0]?.code]).toEqual([
      'party_refused',
      'no_adult',
    ])
    expect(infants.body.errors).toMatchObject([
      { pointer: '/Items/0/Package/QtyInfant', code: 'more_infants_than_adults' },
    ])
  })

  it('PRD-7 an infant does not count towards the minimum', async () => {
    const { refused } = await openSandbox()

    const { body } = await refused('addToCart', trip({ QtyAdult: 1, QtyInfant: 1 }))

    expect([body.code, body.errors]).toEqual([
      'validation_failed',
      [{ pointer: '/Items/0/Qty', code: 'below_minimum', params: { min: 2 } }],
    ])
  })

  it('CHK-11 a package has the steps of its refund, and the charges that it excludes', async () => {
    const { call } = await openSandbox()

    const quote = await call('quoteItems', trip())
    const cart = await call('addToCart', trip())

    const [item] = cart.body.Items
    const shown = item?.ItemContent === 'package' ? item.Package : null
    const steps = [
      { Until: '2026-12-10T08:15:00+08:00', Percent: 70 },
      { Until: null, Percent: 0 },
    ]
    expect(quote.body.Items[0]?.RefundSteps).toEqual(steps)
    expect(shown?.RefundSteps).toEqual(steps)
    expect(shown?.ExcludedCharges).toEqual([
      {
        Label: 'Singapore passenger departure fee',
        Amount: { Amount: 1000, Currency: 'SGD', Exponent: 2 },
      },
      {
        Label: 'Batam passenger pass',
        Amount: { Amount: 100_000, Currency: 'IDR', Exponent: 0 },
      },
      { Label: 'Fuel surcharge', Amount: { Amount: 600, Currency: 'SGD', Exponent: 2 } },
      { Label: 'Fuel surcharge', Amount: { Amount: 65_000, Currency: 'IDR', Exponent: 0 } },
    ])
  })

  it.each([
    ['a type that is not there', trip({ Type: 'NOPE' }), 'Package/Type', 'unknown_option'],
    ['a quantity of its own', trip({}, { Qty: 4 }), 'Qty', 'does_not_match'],
    [
      'a child among golfers',
      trip({ Type: 'GF', QtyChild: 1 }, { Item: 'pkg_DSR-GOLF', Qty: 3 }),
      'Package/QtyChild',
      'band_not_sold',
    ],
  ])('RUL-1 refuses %s', async (_name, parts, field, code) => {
    const { refused } = await openSandbox()

    const { body } = await refused('addToCart', parts)

    expect(body.code).toBe('validation_failed')
    expect(body.errors).toMatchObject([{ pointer: `/Items/0/${field}`, code }])
  })

  it('PRD-1 three days of notice end at midnight in the zone of the meeting point', async () => {
    const { send, refused, clock } = await openSandbox({ clock: '2026-12-09T15:59:00Z' })
    const inTime = await send('quoteItems', trip())

    clock.advance(60)
    const late = await refused('quoteItems', trip())

    expect(inTime.status).toBe(200)
    expect([late.body.code, late.body.params]).toEqual([
      'book_before',
      { date: '2026-12-10', at: '2026-12-10T00:00:00+08:00', first: '2026-12-13' },
    ])
  })

  it('PRD-1 a day without a departure is unavailable', async () => {
    const { refused } = await openSandbox()

    const { body } = await refused(
      'addToCart',
      trip(
        { Date: '2026-12-12' },
        {
          Item: 'pkg_TIO-3D2N',
          Package: { Type: 'FAN', Date: '2026-12-12', QtyAdult: 2, QtyChild: 0, QtyInfant: 0 },
        },
      ),
    )

    expect(body).toMatchObject({ code: 'product_unavailable', params: { date: '2026-12-12' } })
  })

  it('CRT-1 changing the people of an item changes its supplement', async () => {
    const { call } = await openSandbox()
    const { body } = await call('addToCart', trip())

    const changed = await call('changeCartItem', {
      path: { itemId: body.Items[0]?.Id ?? '' },
      header: { 'Cart-Token': body.Token },
      body: { QtyAdult: 3, QtyChild: 0, QtyInfant: 0 },
    })

    expect(changed.body.Items[0]?.Price.Lines.map(({ Kind }) => Kind)).toEqual([
      'base',
      'supplement',
    ])
  })
})
