import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'

type Stay = Schemas['HotelItemInput']
type Room = Schemas['StayRoomInput']

const TWIN: Room = { Room: 'SUP', Offer: 'FLEX', Adults: 2, ChildAges: [] }
const SUITE: Room = { Room: 'FAM', Offer: 'SAVE', Adults: 2, ChildAges: [5, 9] }

/** Two rooms in the Nagoya Lantern Hotel, from a Thursday to the Saturday after it. */
function stay(changes: Partial<Stay> = {}, item: { Item?: string; Qty?: number } = {}) {
  const Hotel = { CheckIn: '2026-12-10', CheckOut: '2026-12-12', Rooms: [TWIN, SUITE], ...changes }
  return {
    body: {
      ItemContent: 'hotel',
      Items: [{ Item: 'htl_BTM-01', Qty: Hotel.Rooms.length, Hotel, ...item }],
    },
  }
}

it('PRD-3 CRT-1 a stay of two rooms is priced by nights, with a readable line for each price', async () => {
  const { call } = await openSandbox()

  const { body } = await call('addToCart', stay())

  const [item] = body.Items
  expect(item).toMatchObject({
    ItemContent: 'hotel',
    Item: 'htl_BTM-01',
    Qty: 2,
    State: 'held',
    Hotel: {
      Product: { Name: 'Nagoya Lantern Hotel' },
      CheckIn: '2026-12-10',
      CheckOut: '2026-12-12',
      Nights: 2,
      Rooms: [
        { RoomName: 'Superior Twin', Board: 'breakfast', Cancellation: { IsRefundable: true } },
        { RoomName: 'Family Suite', ChildAges: [5, 9], Cancellation: { IsRefundable: false } },
      ],
    },
  })
  expect(item?.Price.Lines.map((line) => [line.Label, line.Quantity, line.Amount.Amount])).toEqual([
    ['Superior Twin: Sun–Thu nights', 1, 620_000],
    ['Superior Twin: Fri–Sat nights', 1, 780_000],
    ['Family Suite: Sun–Thu nights', 1, 1_350_000],
    ['Family Suite: Fri–Sat nights', 1, 1_580_000],
  ])
  expect(item?.Price.Total).toEqual({ Amount: 4_330_000, Currency: 'IDR', Exponent: 0 })
})

it('CRT-2 a held room is taken from each of its nights, and from no other', async () => {
  const { call } = await openSandbox()
  const query = { checkIn: '2026-12-09', checkOut: '2026-12-10', rooms: '2' }
  const left = async (checkIn: string, checkOut: string) => {
    const { body } = await call('getHotel', {
      path: { id: 'htl_BTM-01' },
      query: { ...query, checkIn, checkOut },
    })
    return body.Rooms.find(({ Code }) => Code === 'SUP')?.Left ?? Number.NaN
  }
  const nights = [
    ['2026-12-09', '2026-12-10'],
    ['2026-12-10', '2026-12-11'],
    ['2026-12-11', '2026-12-12'],
    ['2026-12-12', '2026-12-13'],
  ] as const
  const before = await Promise.all(nights.map(([from, until]) => left(from, until)))

  await call('addToCart', stay({ Rooms: [TWIN] }))

  const after = await Promise.all(nights.map(([from, until]) => left(from, until)))
  expect(after.map((count, index) => (before[index] ?? Number.NaN) - count)).toEqual([0, 1, 1, 0])
})

it('ERR-3 more rooms than are left are refused, and none of them is taken', async () => {
  const { call, refused } = await openSandbox()
  const rooms = (count: number) => stay({ Rooms: Array.from({ length: count }, () => SUITE) })

  const { body } = await refused('addToCart', rooms(4))

  const hotel = await call('getHotel', {
    path: { id: 'htl_BTM-01' },
    query: { checkIn: '2026-12-10', checkOut: '2026-12-12', rooms: '2' },
  })
  const left = hotel.body.Rooms.find(({ Code }) => Code === 'FAM')?.Left ?? 0
  expect(body.code).toBe('sold_out')
  expect((await call('addToCart', rooms(left))).status).toBe(201)
})

it.each([
  [stay({ CheckIn: '2026-11-19' }), '/Items/0/Hotel/CheckIn', 'date_in_past'],
  [stay({ CheckOut: '2026-12-10' }), '/Items/0/Hotel/CheckOut', 'check_out_not_after_check_in'],
  [stay({ CheckOut: '2027-01-20' }), '/Items/0/Hotel/CheckOut', 'too_many_nights'],
  [stay({}, { Qty: 1 }), '/Items/0/Qty', 'does_not_match'],
  [stay({ Rooms: [{ ...TWIN, Room: 'NONE' }] }), '/Items/0/Hotel/Rooms/0/Room', 'not_allowed'],
  [
    stay({ Rooms: [TWIN, { ...SUITE, Offer: 'FLEX' }] }),
    '/Items/0/Hotel/Rooms/1/Offer',
    'not_allowed',
  ],
  [stay({ Rooms: [{ ...TWIN, Adults: 0 }] }), '/Items/0/Hotel/Rooms/0/Adults', 'too_small'],
  [stay({ Rooms: [] }), '/Items/0/Hotel/Rooms', 'too_short'],
])('RUL-1 PRD-3 refuses what no form would send (%#)', async (parts, pointer, code) => {
  const { refused } = await openSandbox()

  const { body } = await refused('addToCart', parts)

  expect(body).toMatchObject({ code: 'validation_failed' })
  expect(body.errors).toContainEqual(expect.objectContaining({ pointer, code }))
})

it('RUL-1 PRD-7 a room takes no more guests than it has beds for', async () => {
  const { refused } = await openSandbox()

  const { body } = await refused(
    'addToCart',
    stay({
      Rooms: [
        { ...TWIN, Adults: 3 },
        { ...TWIN, ChildAges: [5, 9] },
      ],
    }),
  )

  expect(body.code).toBe('party_refused')
  expect(body.errors).toEqual([
    { pointer: '/Items/0/Hotel/Rooms/0/Adults', code: 'too_many_adults', params: { max: 2 } },
    { pointer: '/Items/0/Hotel/Rooms/1/ChildAges', code: 'too_many_guests', params: { max: 3 } },
  ])
})

it('ERR-3 tonight cannot be booked after six in the evening, and the refusal tells that deadline', async () => {
  const tonight = stay({ CheckIn: '2026-11-20', CheckOut: '2026-11-21', Rooms: [TWIN] })
  const { refused } = await openSandbox({ clock: '2026-11-20T11:00:00Z' })

  const { body } = await refused('addToCart', tonight)

  expect(body).toMatchObject({
    code: 'book_before',
    params: { date: '2026-11-20', at: '2026-11-20T18:00:00+07:00' },
  })
})

it('PRD-3 an unknown hotel is not found', async () => {
  const { refused } = await openSandbox()

  expect((await refused('addToCart', stay({}, { Item: 'htl_NOWHERE-99' }))).body.code).toBe(
    'not_found',
  )
})

it('I18-1 the lines of a stay are in the language of the caller', async () => {
  const { call } = await openSandbox()

  const { body } = await call('addToCart', {
    ...stay({ Rooms: [TWIN] }),
    header: { 'Accept-Language': 'id' },
  })

  expect(body.Items[0]?.Price.Lines.map(({ Label }) => Label)).toEqual([
    'Superior Twin: malam Min–Kam',
    'Superior Twin: malam Jum–Sab',
  ])
})
