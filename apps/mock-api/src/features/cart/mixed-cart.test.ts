import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { auditSandbox } from '../../audit/audit-sandbox.ts'
import { cartOf, oneWayItem, openTicketItem, roundTripItem } from '../../scenarios/sample-items.ts'
import {
  attractionInput,
  cruiseInput,
  hotelInput,
  packageInput,
  privateTourInput,
  transportInput,
} from '../../scenarios/sample-products.ts'

it.each([
  cartOf(roundTripItem(), openTicketItem()),
  hotelInput(),
  attractionInput(),
  packageInput(),
  transportInput(),
  cruiseInput(),
])('CRT-1 a new cart of $ItemContent reads exactly as it was answered first', async (body) => {
  const { call } = await openSandbox()

  const answer = await call('addToCart', { body })
  const again = await call('getCart', { header: { 'Cart-Token': answer.body.Token } })

  expect(again.text).toBe(answer.text)
})

it('CRT-1 changing the people of a package changes places and price; those of a hotel stay cannot be changed', async () => {
  const { call, refused, store, services, clock } = await openSandbox()
  const first = await call('addToCart', { body: packageInput() })
  const header = { 'Cart-Token': first.body.Token }
  const { body } = await call('addToCart', { header, body: hotelInput() })
  const [trip, stay] = body.Items.map(({ Id }) => ({ itemId: Id }))

  const more = await call('changeCartItem', {
    path: trip,
    header,
    body: { QtyAdult: 3, QtyChild: 1, QtyInfant: 0 },
  })
  const rooms = await refused('changeCartItem', {
    path: stay,
    header,
    body: { QtyAdult: 3, QtyChild: 1, QtyInfant: 0 },
  })

  expect(more.body.Items[0]).toMatchObject({ Qty: 4, Package: { QtyAdult: 3, QtyChild: 1 } })
  expect(more.body.Items[0]?.Price.Total.Amount).toBeGreaterThan(
    body.Items[0]?.Price.Total.Amount ?? Infinity,
  )
  expect(rooms.body.errors).toEqual([{ pointer: '', code: 'not_countable', params: {} }])
  expect(await auditSandbox(store.db, services, clock.now())).toEqual([])
})

it('CRT-1 a change that needs more than is left changes nothing', async () => {
  const { call, refused, store, services, clock } = await openSandbox()
  const { body: cart } = await call('addToCart', { body: privateTourInput() })
  const header = { 'Cart-Token': cart.Token }

  const { status, body } = await refused('changeCartItem', {
    path: { itemId: cart.Items[0]?.Id ?? '' },
    header,
    body: { QtyAdult: 8, QtyChild: 0, QtyInfant: 0 },
  })
  const after = await call('getCart', { header })

  expect([status, body.code]).toEqual([409, 'sold_out'])
  expect(after.body.Items).toEqual(cart.Items)
  expect(await auditSandbox(store.db, services, clock.now())).toEqual([])
})

it('CRT-2 CHK-8 the last unit is held once, and is on sale again at the instant when its hold ends', async () => {
  const { call, refused, send, clock, store, services } = await openSandbox()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => send('addToCart', { body: privateTourInput() })),
  )
  clock.advance(15 * 60 - 1)
  const tooEarly = await refused('addToCart', { body: privateTourInput() })
  clock.advance(1)

  const inTime = await call('addToCart', { body: privateTourInput() })

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(tooEarly.body).toMatchObject({ code: 'sold_out', params: { date: '2026-12-12' } })
  expect(inTime.status).toBe(201)
  expect(await auditSandbox(store.db, services, clock.now())).toEqual([])
})

it('CRT-1 a cart of several products has one total per currency, and an item is removed with its holds', async () => {
  const { call, store } = await openSandbox()
  const first = await call('addToCart', { query: { currency: 'SGD' }, body: cartOf(oneWayItem()) })
  const header = { 'Cart-Token': first.body.Token }
  await call('addToCart', { header, query: { currency: 'SGD' }, body: attractionInput() })
  const { body } = await call('addToCart', { header, body: hotelInput() })

  const after = await call('removeCartItem', {
    header,
    path: { itemId: body.Items[2]?.Id ?? '' },
  })

  const sum = after.body.Items.reduce((total, { Price }) => total + Price.Total.Amount, 0)
  expect(body.Totals.map(({ Currency }) => Currency)).toEqual(['IDR', 'SGD'])
  expect(after.body.Totals).toEqual([{ Amount: sum, Currency: 'SGD', Exponent: 2 }])
  const holds = await store.db.selectFrom('stock_holds').select('resource').execute()
  expect(holds.some(({ resource }) => resource.startsWith('htl_'))).toBe(false)
})
