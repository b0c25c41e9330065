import { describe, expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'
import { RIAU_LINE } from '../../../../lab/testing/visitor.ts'

type Item = Record<string, unknown>

const ZOO = 'att_SIN-02'

function visit(attraction: Item = {}, item: Item = {}) {
  const tickets = { Option: 'DAY', VisitDate: '2026-12-12', ...PEOPLE, QtyAdult: 2, ...attraction }
  const Items = [{ Item: ZOO, Qty: 2, Attraction: tickets, ...item }]
  return { body: { ItemContent: 'attraction', Items }, query: { currency: 'SGD' } }
}

const PEOPLE = { QtyAdult: 0, QtyChild: 0, QtyInfant: 0, QtySenior: 0 }

async function list(query: Record<string, string | number> = {}, language = 'en') {
  const { call } = await openSandbox()
  const { body } = await call('listAttractions', {
    query,
    header: { 'Accept-Language': language },
  })
  return body
}

async function show(id: string, clock?: string, language = 'en') {
  const { call } = await openSandbox(clock === undefined ? {} : { clock })
  const { body } = await call('getAttraction', {
    path: { id },
    query: { currency: 'SGD' },
    header: { 'Accept-Language': language },
  })
  return body
}

describe('listAttractions', () => {
  it('PRD-2 lists all seventeen, with facets of place, kind and facts', async () => {
    const { Total, Items, Facets } = await list({ currency: 'SGD' })

    expect(Total).toBe(17)
    expect(Facets.map(({ Code }) => Code)).toEqual(['city', 'kind', 'fact'])
    expect(Items.find(({ Id }) => Id === ZOO)).toMatchObject({
      Name: 'Singapore Zoo',
      KindName: 'Zoo',
      From: { Amount: { Amount: 4900, Currency: 'SGD', Exponent: 2 }, Per: 'person' },
      Unavailable: null,
    })
  })

  it('PRD-2 the lowest price of a visit leaves out extras that are bought on top of it', async () => {
    const { Items } = await list()

    const penyengat = Items.find(({ Id }) => Id === 'att_BIN-03')
    expect(penyengat?.From?.Amount).toEqual({ Amount: 120_000, Currency: 'IDR', Exponent: 0 })
  })

  it('PRD-2 marks what is closed on a date, and puts it last', async () => {
    const { Items } = await list({ date: '2026-12-08' })

    const closed = Items.filter(({ Unavailable }) => Unavailable?.Code === 'product_unavailable')
    // 8 December 2026 is a Tuesday in the monsoon.
    expect(closed.map(({ Id }) => Id).toSorted()).toEqual([
      'att_BTM-03',
      'att_DSR-01',
      'att_JHB-01',
      'att_TIO-01',
    ])
    expect(Items.findLast(({ Unavailable }) => Unavailable === null)?.Id).not.toBe(Items.at(-1)?.Id)
  })

  it('FER-4 today cannot be booked after the last tour, and the answer names the first day that can', async () => {
    const { Items } = await list({ date: '2026-11-20' })

    expect(Items.find(({ Id }) => Id === 'att_BTM-02')?.Unavailable).toEqual({
      Code: 'book_before',
      Detail: 'It is too late for this day. The first day that can be booked is 21 Nov 2026',
      Params: { date: '2026-11-20', at: '2026-11-20T12:00:00+07:00', first: '2026-11-21' },
    })
  })

  it('PRD-2 a search finds a place by words of any language', async () => {
    expect((await list({ q: '夜间' }, 'id')).Items.map(({ Id }) => Id)).toEqual(['att_SIN-03'])
  })

  it('PRD-2 a tenant that does not sell attractions has none', async () => {
    expect((await list({ system: RIAU_LINE })).Items).toEqual([])
  })
})

describe('getAttraction', () => {
  it('PRD-2 has options with prices in the caller’s currency, limits and rules', async () => {
    const { Options } = await show('att_SIN-01')

    expect(Options.map(({ Code, Prices }) => [Code, Prices?.Adult.Amount])).toEqual([
      ['BOTH', 4600],
      ['RES', 3200],
      ['SKY', 1400],
    ])
    expect(Options[1]?.AgeRule).toMatch(/proof of residence/)
    expect(Options[0]).toMatchObject({ MinOrder: 1, MaxOrder: 10, NeedsVisitDate: true })
  })

  it('PRD-2 a group option has one price and a size, and bands that are not sold have no price', async () => {
    const tour = await show('att_BTM-02')
    const lagoon = await show('att_DSR-01')

    expect(tour.Options[1]).toMatchObject({ Prices: null, GroupSize: 5, MaxOrder: 3 })
    expect(tour.Options[1]?.GroupPrice?.Amount).toBe(11_000)
    expect(lagoon.Options[1]?.Prices).toMatchObject({ Infant: null, Senior: null })
  })

  it('PRD-2 is open until midnight in the zone of the place', async () => {
    const today = async (clock: string) => (await show('att_SIN-03', clock)).OperatingHours.Today

    expect(await today('2026-11-20T06:30:00Z')).toEqual({
      Date: '2026-11-20',
      State: 'opens_later',
      OpensAt: '2026-11-20T19:15:00+08:00',
      ClosesAt: null,
    })
    expect(await today('2026-11-20T15:59:00Z')).toMatchObject({
      State: 'open',
      ClosesAt: '2026-11-21T00:00:00+08:00',
    })
    expect(await today('2026-11-20T16:00:00Z')).toMatchObject({
      Date: '2026-11-21',
      State: 'opens_later',
    })
  })

  it('PRD-2 a place that is closed for the monsoon is closed all day, and has no next opening', async () => {
    const { OperatingHours } = await show('att_TIO-01')

    expect(OperatingHours.Today).toMatchObject({ State: 'closed_all_day', OpensAt: null })
    expect(OperatingHours.Note).toMatch(/November to February/)
  })

  it('PRD-2 rules, description and refund rule are there in every language', async () => {
    const english = await show('att_BTM-01')
    for (const language of ['id', 'zh', 'zh-Hant', 'zh-Hans-SG']) {
      const other = await show('att_BTM-01', undefined, language)
      expect(other.Rules).toHaveLength(english.Rules.length)
      expect(other.Description).not.toBe(english.Description)
      expect(other.Options[0]?.RefundRule).not.toBe(english.Options[0]?.RefundRule)
    }
  })

  it('PRD-2 an attraction that is unknown or not sold by this tenant is not found', async () => {
    const { refused } = await openSandbox()

    const unknown = await refused('getAttraction', { path: { id: 'att_NOWHERE-99' } })
    const other = await refused('getAttraction', {
      path: { id: ZOO },
      query: { system: RIAU_LINE },
    })

    expect([unknown.body.code, other.body.code]).toEqual(['not_found', 'not_found'])
  })
})

describe('getProductCalendar', () => {
  it('PRD-2 has every day of the month, and none is available before today or in the monsoon', async () => {
    const { call } = await openSandbox()
    const days = async (id: string, month: string, option?: string) => {
      const query = { month, currency: 'SGD', ...(option === undefined ? {} : { option }) }
      return (await call('getProductCalendar', { path: { id }, query })).body.Days
    }

    const november = await days(ZOO, '2026-11')
    expect(november).toHaveLength(30)
    expect(november.filter(({ Date }) => Date < '2026-11-20').some((day) => day.IsAvailable)).toBe(
      false,
    )
    expect(november.find(({ Date }) => Date === '2026-11-25')).toMatchObject({
      IsAvailable: true,
      From: { Amount: 4900 },
    })
    expect((await days('att_TIO-01', '2027-02')).some((day) => day.IsAvailable)).toBe(false)
    expect((await days('att_TIO-01', '2027-03')).some((day) => day.IsAvailable)).toBe(true)
  })

  it('PRD-2 a weekend ticket is available on weekends only', async () => {
    const { call } = await openSandbox()

    const { body } = await call('getProductCalendar', {
      path: { id: 'att_BTM-03' },
      query: { month: '2027-01', option: 'WE' },
    })

    const open = body.Days.filter(({ IsAvailable }) => IsAvailable)
    expect(open.length).toBeGreaterThan(5)
    expect(open.every((day) => [0, 6].includes(new Date(day.Date).getUTCDay()))).toBe(true)
  })
})

describe('attractions in a cart', () => {
  it('PRD-2 holds a ticket for each person, with a price line for each band', async () => {
    const { call } = await openSandbox()

    const { body } = await call(
      'addToCart',
      visit({ QtyChild: 1, QtyInfant: 1, QtySenior: 1 }, { Qty: 5 }),
    )

    const [item] = body.Items
    expect(item).toMatchObject({
      ItemContent: 'attraction',
      Item: ZOO,
      Qty: 5,
      Attraction: { OptionName: 'Day ticket with tram', VisitDate: '2026-12-12', MaxOrder: 10 },
    })
    expect(
      item?.Price.Lines.map(({ Label, Quantity, Amount }) => [Label, Quantity, Amount.Amount]),
    ).toEqual([
      ['Adult ticket', 2, 9800],
      ['Child ticket', 1, 3400],
      ['Infant ticket', 1, 0],
      ['Senior ticket', 1, 2000],
    ])
    expect(body.Totals).toEqual([{ Amount: 15_200, Currency: 'SGD', Exponent: 2 }])
  })

  it('PRD-2 groups are counted and priced as groups', async () => {
    const { call } = await openSandbox()
    const Attraction = {
      ...PEOPLE,
      Option: 'PVT',
      VisitDate: '2026-12-09',
      QtyAdult: 5,
      QtyChild: 2,
    }

    const { body } = await call('addToCart', visit(Attraction, { Item: 'att_BTM-02', Qty: 2 }))

    expect(body.Items[0]).toMatchObject({ Qty: 2, Price: { Total: { Amount: 22_000 } } })
  })

  it('PRD-7 minimum and maximum of a product are enforced, counted in tickets or in groups', async () => {
    const { refused } = await openSandbox()
    const cruise = { Option: 'NIGHT', VisitDate: '2026-12-09' }

    const one = await refused(
      'quoteItems',
      visit({ ...cruise, QtyAdult: 1 }, { Item: 'att_BIN-06', Qty: 1 }),
    )
    const nine = await refused(
      'quoteItems',
      visit({ ...cruise, QtyAdult: 9 }, { Item: 'att_BIN-06', Qty: 9 }),
    )
    const cars = await refused(
      'quoteItems',
      visit({ Option: 'PVT', QtyAdult: 16 }, { Item: 'att_BTM-02', Qty: 4 }),
    )

    expect(one.body.errors).toEqual([
      { pointer: '/Items/0/Qty', code: 'below_minimum', params: { min: 2 } },
    ])
    expect(nine.body.errors).toEqual([
      { pointer: '/Items/0/Qty', code: 'above_maximum', params: { max: 8 } },
    ])
    expect(cars.body.errors).toMatchObject([{ code: 'above_maximum', params: { max: 3 } }])
  })

  it.each([
    [
      'an option that is not there',
      visit({ Option: 'NOPE' }),
      'Attraction/Option',
      'unknown_option',
    ],
    ['no date', visit({ VisitDate: null }), 'Attraction/VisitDate', 'date_required'],
    ['a quantity of its own', visit({}, { Qty: 3 }), 'Qty', 'does_not_match'],
    [
      'seniors in the surf',
      visit({ Option: 'SURF', QtySenior: 1 }, { Item: 'att_DSR-01', Qty: 3 }),
      'Attraction/QtySenior',
      'band_not_sold',
    ],
    [
      'a date for an annual pass',
      visit({ Option: 'ANN' }, { Item: 'att_JHB-01' }),
      'Attraction/VisitDate',
      'does_not_match',
    ],
  ])('RUL-1 refuses %s', async (_name, parts, field, code) => {
    const { refused } = await openSandbox()

    const { status, body } = await refused('addToCart', parts)

    expect([status, body.code]).toEqual([400, 'validation_failed'])
    expect(body.errors).toMatchObject([{ pointer: `/Items/0/${field}`, code }])
  })

  it('PRD-2 infants are refused without anybody older', async () => {
    const { refused } = await openSandbox()

    const { body } = await refused('addToCart', visit({ QtyAdult: 0, QtyInfant: 2 }))

    expect(body.code).toBe('party_refused')
    expect(body.errors).toMatchObject([
      { pointer: '/Items/0/Attraction/QtyInfant', code: 'infants_alone' },
    ])
  })

  it('PRD-2 a day that is closed is unavailable, a day that is over is too late', async () => {
    const { refused, clock } = await openSandbox()
    const tuesday = { Option: 'WD', VisitDate: '2026-12-08' }

    const closed = await refused('addToCart', visit(tuesday, { Item: 'att_BTM-03' }))
    clock.advance(3 * 3600)
    const over = await refused('addToCart', visit({ VisitDate: '2026-11-20' }))

    expect([closed.body.code, closed.body.params]).toEqual([
      'product_unavailable',
      { date: '2026-12-08' },
    ])
    expect([over.body.code, over.body.params]).toEqual([
      'book_before',
      { date: '2026-11-20', at: '2026-11-20T17:00:00+08:00', first: '2026-11-21' },
    ])
  })

  it('PRD-2 a hold ends with the last admission of its day', async () => {
    const { call, clock } = await openSandbox()
    clock.advance(2 * 3600 + 25 * 60)

    const { body } = await call('addToCart', visit({ VisitDate: '2026-11-20' }))

    expect(body.Items[0]?.HoldExpiresAt).toBe('2026-11-20T09:00:00.000Z')
  })

  it('PRD-2 a pass without a date is valid for its days', async () => {
    const { call } = await openSandbox()

    const { body } = await call(
      'addToCart',
      visit({ Option: 'ANN', VisitDate: null }, { Item: 'att_JHB-01' }),
    )

    expect(body.Items[0]).toMatchObject({ Attraction: { VisitDate: null, ValidDays: 365 } })
  })

  it('PRD-2 cabanas are sold out once the last one is held, also in the calendar', async () => {
    const { call, send } = await openSandbox()
    const cabana = (groups: number) =>
      visit(
        { Option: 'CAB', VisitDate: '2026-12-12', QtyAdult: groups * 4 },
        { Item: 'att_BTM-03', Qty: groups },
      )

    const answers = []
    for (let turn = 0; turn < 13; turn += 1) answers.push(await send('addToCart', cabana(1)))
    const { body } = await call('getProductCalendar', {
      path: { id: 'att_BTM-03' },
      query: { month: '2026-12', option: 'CAB' },
    })

    expect(answers.some(({ status }) => status === 201)).toBe(true)
    expect(answers.at(-1)).toMatchObject({ status: 409, body: { code: 'sold_out' } })
    expect(body.Days.find(({ Date }) => Date === '2026-12-12')?.IsAvailable).toBe(false)
  })

  it('CRT-1 the people of an item can be changed only within its limits', async () => {
    const { call, refused } = await openSandbox()
    const { body } = await call('addToCart', visit())
    const path = { itemId: body.Items[0]?.Id ?? '' }
    const header = { 'Cart-Token': body.Token }

    const changed = await call('changeCartItem', {
      path,
      header,
      body: { QtyAdult: 1, QtyChild: 2, QtyInfant: 0, QtySenior: 1 },
    })
    const tooMany = await refused('changeCartItem', {
      path,
      header,
      body: { QtyAdult: 11, QtyChild: 0, QtyInfant: 0 },
    })

    expect(changed.body.Items[0]).toMatchObject({
      Qty: 4,
      Attraction: { QtyChild: 2, QtySenior: 1 },
    })
    expect(tooMany.body.errors).toMatchObject([{ code: 'above_maximum', params: { max: 10 } }])
  })
})
