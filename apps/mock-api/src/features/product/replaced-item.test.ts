import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { auditSandbox } from '../../audit/audit-sandbox.ts'
import { orderOf } from '../../scenarios/sample-order.ts'
import {
  cruiseInput,
  hotelInput,
  hourlyInput,
  packageInput,
  privateTourInput,
} from '../../scenarios/sample-products.ts'

const weiling = { Username: 'weiling', Password: 'selat-demo-1' }
const SATURDAY = '2026-12-12'
/** The token of no cart. */
const WRONG = 'k3x9Qv7LwZ2mB8nR4tYcHs'

const deluxe = { Room: 'DLX', Offer: 'FLEX', Adults: 2, ChildAges: [] }
/** The last room of its kind, for one night; other dates can be chosen. */
const lastRoom = (changes: Partial<Schemas['HotelItemInput']> = {}) =>
  hotelInput({ Rooms: [deluxe], ...changes })
/** Both rooms that take four people. */
const bothFamilyRooms = () => {
  const family = { Room: 'FAM', Offer: 'SAVE', Adults: 4, ChildAges: [] }
  return hotelInput({ Rooms: [family, family] })
}

type Asked = { query?: Record<string, string>; header?: Record<string, string>; token?: string }

async function open() {
  const opened = await openSandbox()
  const { call, send } = opened
  /** Puts an input into a cart, and returns the parts of a call that name the item as the one to be replaced. */
  const hold = async (body: Schemas['CartInput'], asked: Asked = {}) => {
    const cart = (await call('addToCart', { ...asked, body })).body
    const [item] = cart.Items.toReversed()
    return { query: { replaces: item?.Id ?? '' }, header: { 'Cart-Token': cart.Token } }
  }
  /** Returns everything that a product's page asks about what is left. */
  const ask = async (body: Schemas['CartInput'], option: string, asked: Asked = {}) => {
    const [{ Item: id } = { Item: '' }] = body.Items
    const days = { month: '2026-12', option, ...asked.query }
    const { body: calendar } = await call('getProductCalendar', {
      ...asked,
      path: { id },
      query: days,
    })
    const quote = await send('quoteItems', { ...asked, body })
    const { status } = quote
    return { status, days: calendar.Days }
  }
  const askHotel = async (rooms: string, asked: Asked = {}, checkOut = '2026-12-13') => {
    const query = { checkIn: SATURDAY, checkOut, rooms, ...asked.query }
    return (await call('getHotel', { ...asked, path: { id: 'htl_BTM-01' }, query })).body
  }
  const deluxeLeft = async (asked: Asked = {}, checkOut?: string) =>
    (await askHotel('2', asked, checkOut)).Rooms.find(({ Code }) => Code === 'DLX')?.Left
  return { ...opened, hold, ask, askHotel, deluxeLeft }
}

const LAST: readonly (readonly [string, Schemas['CartInput'], string])[] = [
  ['room', lastRoom(), 'DLX'],
  ['tour', privateTourInput(), 'PVT'],
  ['places', packageInput({ Type: 'PVT', QtyAdult: 4 }), 'PVT'],
  ['vehicle', hourlyInput(), 'INV-10H'],
  ['cabin', cruiseInput({ Cabin: 'PRV' }), 'PRV'],
]

it.each(LAST)(
  'CRT-1 the last %s of an item that is replaced is on sale for the cart that holds it, and for no other',
  async (_name, body, option) => {
    const { hold, ask } = await open()
    const before = await ask(body, option)
    const own = await hold(body)

    const mine = await ask(body, option, own)
    const others = await ask(body, option)

    expect(before.status).toBe(200)
    expect(mine).toEqual(before)
    expect(others.status).toBe(409)
    const saturday = others.days.find(({ Date: date }) => date === SATURDAY)
    expect(saturday).toMatchObject({ IsAvailable: false, Left: 0 })
  },
)

it('PRD-3 CRT-1 a hotel that is full because of the replaced item is available for the cart that holds it', async () => {
  const { hold, askHotel } = await open()
  const before = await askHotel('4,4')
  const own = await hold(bothFamilyRooms())

  const mine = await askHotel('4,4', own)
  const others = await askHotel('4,4')

  expect(before.Unavailable).toBeNull()
  expect(mine).toEqual(before)
  expect(others.Unavailable).toMatchObject({ Code: 'sold_out' })
})

it('PRD-3 CRT-1 the replaced item frees its room only in its own nights', async () => {
  const { hold, deluxeLeft } = await open()
  const shared = { CheckIn: '2026-12-19', CheckOut: '2026-12-20' }
  await hold(lastRoom(shared))
  const own = await hold(lastRoom())

  expect(await deluxeLeft(own, '2026-12-13')).toBe(1)
  expect(await deluxeLeft(own, '2026-12-20')).toBe(0)
})

it('PRD-3 CRT-1 the last room can be kept for other nights, in the place of the item', async () => {
  const { hold, call } = await open()
  const own = await hold(lastRoom())

  const longer = lastRoom({ CheckIn: '2026-12-11', CheckOut: '2026-12-13' })
  const { body } = await call('addToCart', { ...own, body: longer })

  expect(body.Items).toMatchObject([{ State: 'held', Hotel: { CheckIn: '2026-12-11', Nights: 2 } }])
})

it('CRT-1 SES-1 an item frees nothing with the token of another cart, with a wrong one, or without one', async () => {
  const { hold, ask, deluxeLeft } = await open()
  const { query, header } = await hold(lastRoom())
  const other = await hold(hotelInput())
  const beside = await hold(hourlyInput(), { header })
  const plain = await ask(lastRoom(), 'DLX')
  const foreign: Asked[] = [
    { query, header: other.header },
    { query, header: { 'Cart-Token': WRONG } },
    { query },
    { header },
    { query: { replaces: 'itm_0000000000' }, header },
    { query: beside.query, header },
  ]

  for (const asked of foreign) {
    expect(await ask(lastRoom(), 'DLX', asked)).toEqual(plain)
    expect(await deluxeLeft(asked)).toBe(0)
  }
})

it('CRT-1 SES-1 an item of an account frees its room only for the account, which needs no token of the cart', async () => {
  const { hold, call, deluxeLeft } = await open()
  const { Token: token } = (await call('login', { body: weiling })).body
  const own = await hold(lastRoom(), { token })
  const { query } = own

  expect(await deluxeLeft(own)).toBe(0)
  expect(await deluxeLeft({ ...own, token })).toBe(1)
  expect(await deluxeLeft({ query, token })).toBe(1)
})

it('CRT-2 an item that has expired or was ordered frees nothing', async () => {
  const { hold, call, clock, deluxeLeft } = await open()
  const expired = await hold(lastRoom())
  clock.advance(16 * 60)
  expect(await deluxeLeft(expired)).toBe(1)

  const ordered = await hold(lastRoom())
  const order = { ...orderOf(''), Items: [{ CartItem: ordered.query.replaces, Passengers: [] }] }
  await call('placeOrder', { header: ordered.header, body: order })

  expect(await deluxeLeft(ordered)).toBe(0)
})

it('CRT-1 API-1 an answer that depends on a cart is stored by no cache, and the next visitor gets another', async () => {
  const { hold, send, deluxeLeft } = await open()
  const { query, header } = await hold(lastRoom())
  const stay = { checkIn: SATURDAY, checkOut: '2026-12-13', rooms: '2', ...query }
  const path = { id: 'htl_BTM-01' }

  const answers = [
    await send('getHotel', { path, query: stay, header }),
    await send('getProductCalendar', { path, query: { month: '2026-12', ...query }, header }),
    await send('quoteItems', { query, header, body: lastRoom() }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.map(({ headers }) => headers.get('Cache-Control'))).toEqual(
    Array.from(answers, () => 'no-store'),
  )
  // The address is the same, so only the token tells the two visitors apart.
  expect(await deluxeLeft({ query })).toBe(0)
  expect(await deluxeLeft({ query, header })).toBe(1)
})

it('CHK-8 CRT-1 a visitor who swaps the last room loses it to nobody, whoever wants it at once', async () => {
  const { hold, send, call, store, services } = await open()
  const { query, header } = await hold(lastRoom())
  const rival = () => send('addToCart', { body: lastRoom() })
  const swap = () => send('addToCart', { query, header, body: lastRoom() })

  const rivals = Array.from({ length: 8 }, rival)
  const swapped = swap()
  const later = Array.from({ length: 8 }, rival)
  const { status } = await swapped
  const others = await Promise.all([...rivals, ...later])

  expect(status).toBe(201)
  expect(others.map((answer) => answer.status)).toEqual(Array.from(others, () => 409))
  expect((await call('getCart', { header })).body.Items).toMatchObject([{ State: 'held' }])
  expect(await store.db.selectFrom('stock_holds').selectAll().execute()).toHaveLength(1)
  expect(await auditSandbox(store.db, services)).toEqual([])
})

it('CHK-8 CRT-1 of two visitors who both see a room free, one gets it and the other keeps the former item', async () => {
  const { hold, send, call, deluxeLeft, store, services } = await open()
  const free = lastRoom({ CheckIn: '2026-12-19', CheckOut: '2026-12-20' })
  const visitors = [await hold(hourlyInput()), await hold(bothFamilyRooms())]
  const nextWeek = { checkIn: '2026-12-19', checkOut: '2026-12-20' }
  for (const { query, header } of visitors)
    expect(await deluxeLeft({ header, query: { ...nextWeek, ...query } })).toBe(1)

  const answers = await Promise.all(
    visitors.map((own) => send('addToCart', { ...own, body: free })),
  )

  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  for (const [index, { header }] of visitors.entries()) {
    const { Items } = (await call('getCart', { header })).body
    const isWinner = answers[index]?.status === 201
    expect(Items).toHaveLength(1)
    expect(Items.map(({ Id }) => Id === visitors[index]?.query.replaces)).toEqual([!isWinner])
  }
  expect(await auditSandbox(store.db, services)).toEqual([])
})
