import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { adult } from '../../../lab/testing/visitor.ts'
import { cartOf, fullPartyItem, oneWayItem } from '../../scenarios/sample-items.ts'
import { orderOf } from '../../scenarios/sample-order.ts'

const weiling = { Username: 'weiling', Password: 'selat-demo-1' }

async function open() {
  const opened = await openSandbox()
  const { app, toRequest } = opened
  const addFrom = async (remoteAddress: string, token?: string) => {
    const request = toRequest('addToCart', {
      body: cartOf(fullPartyItem()),
      ...(token !== undefined && { token }),
    })
    const response = await app.fetch(request, { incoming: { socket: { remoteAddress } } })
    const body = (await response.json()) as Schemas['Cart'] & Schemas['Problem'] // told apart by its status
    return { status: response.status, body }
  }
  return { ...opened, addFrom }
}

it('CRT-2 one address can hold a quarter of a class at most, over all its carts, and another address still can hold', async () => {
  const { addFrom } = await open()
  for (let carts = 0; carts < 4; carts += 1) expect((await addFrom('192.0.2.1')).status).toBe(201)

  const more = await addFrom('192.0.2.1')
  const other = await addFrom('192.0.2.2')

  expect([more.status, more.body.code, more.body.params]).toEqual([
    409,
    'hold_limit_reached',
    { held: 40, maximum: 44 },
  ])
  expect(more.body.detail).toBe(
    '40 are already held from your account or connection, and 44 can be held at once: pay for them or remove some first',
  )
  expect(other.status).toBe(201)
})

it('CRT-2 an account can hold the same amount over all its devices', async () => {
  const { addFrom, call } = await open()
  const { Token: token } = (await call('login', { body: weiling })).body
  for (let device = 1; device <= 4; device += 1) await addFrom(`192.0.2.${device}`, token)

  const more = await addFrom('192.0.2.9', token)
  const visitor = await addFrom('192.0.2.9')

  expect([more.body.code, visitor.status]).toEqual(['hold_limit_reached', 201])
})

it('CRT-2 an unpaid order counts as held, and what is removed or has expired does not', async () => {
  const { addFrom, call, clock, fetch, toRequest } = await open()
  const { body: cart } = await addFrom('192.0.2.1')
  const blank = orderOf('')
  await call('placeOrder', {
    header: { 'Cart-Token': cart.Token },
    body: {
      ...blank,
      Items: [
        {
          CartItem: cart.Items[0]?.Id ?? '',
          Passengers: Array.from({ length: 10 }, (_, index) => adult(index)),
        },
      ],
    },
  })
  const others = [
    await addFrom('192.0.2.1'),
    await addFrom('192.0.2.1'),
    await addFrom('192.0.2.1'),
  ]
  expect((await addFrom('192.0.2.1')).body.code).toBe('hold_limit_reached')

  const [last] = others.toReversed()
  const removed = await fetch(
    toRequest('removeCartItem', {
      path: { itemId: last?.body.Items[0]?.Id ?? '' },
      header: { 'Cart-Token': last?.body.Token ?? '' },
    }),
  )

  expect(removed.status).toBe(200)
  expect((await addFrom('192.0.2.1')).status).toBe(201)
  expect((await addFrom('192.0.2.1')).body.code).toBe('hold_limit_reached')
  clock.advance(16 * 60)
  expect((await addFrom('192.0.2.1')).status).toBe(201)
})

it('CRT-2 a party cannot grow beyond what may be held', async () => {
  const { call, refused } = await open()
  const { body: cart } = await call('addToCart', {
    body: cartOf(oneWayItem(), ...Array.from({ length: 4 }, fullPartyItem)),
  })
  const [first] = cart.Items
  const grow = (QtyAdult: number) => ({
    path: { itemId: first?.Id ?? '' },
    header: { 'Cart-Token': cart.Token },
    body: { QtyAdult, QtyChild: 0, QtyInfant: 0 },
  })

  const refusedGrowth = await refused('changeCartItem', grow(5))
  const grown = await call('changeCartItem', grow(4))

  expect(refusedGrowth.body.code).toBe('hold_limit_reached')
  expect(grown.body.Items[0]?.Qty).toBe(4)
})
