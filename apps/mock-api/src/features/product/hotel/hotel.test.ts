import { expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'
import { RIAU_LINE } from '../../../../lab/testing/visitor.ts'

// The stay lasts from a Thursday to the Sunday after it, so one night is in the week and two are in the weekend.
const STAY = { checkIn: '2026-12-10', checkOut: '2026-12-13', rooms: '2' }

async function search(query: Record<string, string> = {}, language = 'en') {
  const opened = await openSandbox()
  const { body } = await opened.call('searchHotels', {
    query: { ...STAY, ...query },
    header: { 'Accept-Language': language },
  })
  return body
}

it('PRD-3 lists every hotel whose rooms take the party, with the price of the stay and of a night', async () => {
  const { Items, Total } = await search()

  expect(Total).toBe(12)
  expect(Items.find(({ Id }) => Id === 'htl_BTM-04')).toMatchObject({
    Name: 'Barelang Garden Inn',
    Stars: 2,
    // One night at 285,000 and two at 320,000.
    Stay: {
      Nights: 3,
      Rooms: 1,
      Total: { Amount: 925_000, Currency: 'IDR' },
      PerNight: { Amount: 308_300 },
    },
    Unavailable: null,
  })
})

it('PRD-3 leaves out hotels without a room for the party', async () => {
  const { Items } = await search({ rooms: '6' })

  expect(Items.map(({ Name }) => Name)).toEqual(['Telani Bay Villas'])
})

it('PRD-3 counts each child, and gives a child the place of an adult who is missing', async () => {
  const names = async (rooms: string) => (await search({ rooms })).Items.map(({ Name }) => Name)

  expect(await names('2-5-9')).toContain('Siglap Park Hotel')
  expect(await names('4-5')).not.toContain('Siglap Park Hotel')
  expect(await names('2-5-9')).not.toContain('Pinang Heritage Hotel')
})

it('PRD-3 a search for two rooms has one stay for both', async () => {
  const { Items } = await search({ rooms: '2,2-5-9' })

  expect(Items.find(({ Id }) => Id === 'htl_SIN-01')?.Stay).toMatchObject({ Rooms: 2, Nights: 3 })
})

it('PRD-3 can be narrowed by meals and cancellation, and then shows the price on those terms', async () => {
  const any = await search({ q: 'harbour meridian' })
  const narrowed = await search({
    q: 'harbour meridian',
    facet: 'board:breakfast,cancellation:free',
  })
  const { Facets } = await search()

  const price = (list: typeof any) => list.Items[0]?.Stay?.Total.Amount
  expect(narrowed.Total).toBe(1)
  expect(price(narrowed)).toBeGreaterThan(price(any) ?? Number.NaN)
  expect(Facets.map(({ Code }) => Code)).toEqual([
    'city',
    'kind',
    'stars',
    'rating',
    'board',
    'cancellation',
    'fact',
  ])
})

it('PRD-3 free cancellation is no choice once it is too late for it everywhere', async () => {
  const { Facets } = await search({ checkIn: '2026-11-22', checkOut: '2026-11-23' })

  expect(Facets.find(({ Code }) => Code === 'cancellation')).toBeUndefined()
})

it('PRD-3 sorts by the price of the stay', async () => {
  const { Items } = await search({ sort: 'price_low' })

  const open = Items.filter(({ Unavailable }) => Unavailable === null)
  const prices = open.map(({ Stay }) => Stay?.Total.Amount ?? Number.NaN)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

it('PRD-3 marks a hotel with too few rooms as sold out', async () => {
  // The search asks for four villas for six people each, and the hotel has three.
  const { Items } = await search({ rooms: '6,6,6,6' })

  expect(Items).toMatchObject([
    { Id: 'htl_BIN-02', Stay: null, From: null, Unavailable: { Code: 'sold_out' } },
  ])
})

it('PRD-3 a stay is sold out without naming a night if each night has a room, but no room has them all', async () => {
  const { call } = await openSandbox()
  const show = async (checkIn: string, checkOut: string) => {
    const query = { checkIn, checkOut, rooms: '2' }
    return (await call('getHotel', { path: { id: 'htl_BTM-01' }, query })).body
  }

  const week = await show('2026-12-07', '2026-12-14')
  const { Unavailable: first } = await show('2026-12-07', '2026-12-12')

  expect(first).toBeNull()
  expect(week.Rooms.map(({ Left }) => Left)).toEqual([0, 0, 0])
  expect(week.Unavailable?.Code).toBe('sold_out')
  expect(week.Unavailable?.Params).toEqual({})
})

it('PRD-3 tonight is sold until six in the evening in the zone of the hotel', async () => {
  const tonight = { query: { ...STAY, checkIn: '2026-11-20', checkOut: '2026-11-21' } }
  const { call, clock } = await openSandbox()
  const before = await call('searchHotels', tonight)
  // 18:00 in Singapore and Johor, 17:00 in Batam.
  clock.freeze('2026-11-20T10:00:00Z')

  const { body } = await call('searchHotels', tonight)

  const closed = body.Items.filter(({ Unavailable }) => Unavailable?.Code === 'book_before')
  expect(before.body.Items.map(({ Unavailable }) => Unavailable?.Code)).not.toContain('book_before')
  expect(closed.map(({ Place }) => Place.Country).toSorted()).toEqual(['MY', 'MY', 'MY', 'SG'])
})

it.each([
  [{ checkIn: '2026-11-19' }, 'query:checkIn', 'date_in_past'],
  [{ checkOut: '2026-12-10' }, 'query:checkOut', 'check_out_not_after_check_in'],
  [{ checkOut: '2027-01-10' }, 'query:checkOut', 'too_many_nights'],
  [{ checkIn: '2028-12-10', checkOut: '2028-12-11' }, 'query:checkIn', 'date_too_late'],
  [{ rooms: '0' }, 'query:rooms', 'wrong_format'],
  [{ rooms: '2-18' }, 'query:rooms', 'wrong_format'],
])('RUL-1 PRD-3 refuses %o', async (wrong, pointer, code) => {
  const { refused } = await openSandbox()

  const searched = await refused('searchHotels', { query: { ...STAY, ...wrong } })
  const shown = await refused('getHotel', {
    path: { id: 'htl_BTM-01' },
    query: { ...STAY, ...wrong },
  })

  expect(searched.body.errors[0]).toMatchObject({ pointer, code })
  expect(shown.body.errors[0]).toMatchObject({ pointer, code })
})

it('APP-6 a tenant that sells no hotels has none', async () => {
  const { call, refused } = await openSandbox()
  const query = { ...STAY, system: RIAU_LINE }

  const list = await call('searchHotels', { query })
  const detail = await refused('getHotel', { path: { id: 'htl_BTM-01' }, query })

  expect(list.body.Total).toBe(0)
  expect(detail.body.code).toBe('not_found')
})

it('PRD-3 shows each room with its offers: meals, price of the stay, and when cancelling is free', async () => {
  const { call } = await openSandbox()

  const { body } = await call('getHotel', { path: { id: 'htl_BTM-02' }, query: STAY })

  expect(body.Rooms[0]).toMatchObject({
    Name: 'Studio Suite',
    Beds: '1 queen bed',
    MaxGuests: 3,
    Offers: [
      {
        Offer: 'FLEX',
        Board: 'room_only',
        // 690,000 and twice 850,000.
        Total: { Amount: 2_390_000 },
        Cancellation: { IsRefundable: true, FreeUntil: '2026-12-07T14:00:00+07:00' },
      },
      { Offer: 'SAVE', Cancellation: { IsRefundable: false, FreeUntil: null } },
      { Offer: 'FLEX_BB', Board: 'breakfast' },
    ],
  })
  expect(body.Nights).toBe(3)
  expect(body.Unavailable).toBeNull()
})

it('PRD-3 prices are shown in the currency that is asked for', async () => {
  const { call } = await openSandbox()

  const { body } = await call('getHotel', {
    path: { id: 'htl_BTM-04' },
    query: { ...STAY, currency: 'SGD' },
  })

  const total = body.Rooms[0]?.Offers[0]?.Total
  expect(total).toMatchObject({ Currency: 'SGD', Exponent: 2 })
  expect(total?.Amount).toBeGreaterThan(6500)
})

it('PRD-3 a hotel has the averages of what its guests gave in four ratings', async () => {
  const { call } = await openSandbox()

  const { body } = await call('getHotel', { path: { id: 'htl_BTM-01' }, query: STAY })

  expect(body.Reviews).toMatchObject({
    Rating: { Average: 4.5, Count: 24 },
    Scores: { Comfort: 4.3, Service: 4.4, Cleanliness: 4.5, Location: 4.8 },
  })
  const counts = body.Reviews?.Breakdown.map(({ Count }) => Count) ?? []
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(24)
})

it('PRD-3 reviews come in pages, newest, highest or lowest first', async () => {
  const { call } = await openSandbox()
  const read = async (query: Record<string, string | number>) =>
    (await call('listHotelReviews', { path: { id: 'htl_BTM-01' }, query })).body

  const [first, third] = [await read({}), await read({ page: 3 })]
  const highest = await read({ sort: 'highest' })
  const lowest = await read({ sort: 'lowest' })

  expect(first.Items).toHaveLength(10)
  expect(third).toMatchObject({ Total: 24, Page: 3 })
  expect(third.Items).toHaveLength(4)
  const dates = first.Items.map(({ Date }) => Date)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(highest.Items[0]?.Average).toBe(5)
  expect(lowest.Items[0]?.Average).toBeLessThan(4)
})

it('I18-1 a hotel is described in the language of the caller', async () => {
  const { call } = await openSandbox()
  const header = { 'Accept-Language': 'zh-Hant' }

  const { body } = await call('getHotel', { path: { id: 'htl_BTM-01' }, query: STAY, header })

  expect(body).toMatchObject({
    Name: '名古屋燈籠飯店',
    KindName: '市區飯店',
    TaxNote: '價格已含 11% 增值稅和 10% 服務費。',
  })
  expect(body.Rooms[0]?.Offers[0]?.Cancellation.Text).toContain('飯店當地時間 2026年12月7日')
})

it('PRD-3 the calendar of a hotel has tonight until six, and as its last night the one before the last departure', async () => {
  const { call, clock } = await openSandbox()
  const read = async (month: string) =>
    (await call('getProductCalendar', { path: { id: 'htl_BTM-01' }, query: { month } })).body.Days
  const isFree = (days: Awaited<ReturnType<typeof read>>, date: string) =>
    days.find((day) => day.Date === date)?.IsAvailable

  const now = await read('2026-11')
  const end = await read('2027-11')
  clock.freeze('2026-11-20T11:00:00Z')
  const evening = await read('2026-11')

  expect(isFree(now, '2026-11-19')).toBeFalsy()
  expect(isFree(now, '2026-11-20')).toBe(true)
  expect(isFree(evening, '2026-11-20')).toBe(false)
  expect(isFree(end, '2027-11-19')).toBe(true)
  expect(isFree(end, '2027-11-20')).toBe(false)
})

it('PRD-3 a hotel without a room for the party is unavailable, and not sold out', async () => {
  const { call } = await openSandbox()

  const { body } = await call('getHotel', {
    path: { id: 'htl_BTM-01' },
    query: { ...STAY, rooms: '6' },
  })

  expect(body.Unavailable?.Code).toBe('product_unavailable')
  expect(body.Rooms.some(({ Left }) => Left > 0)).toBe(true)
})
