import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { cartOf, oneWayItem, openTicketItem } from '../../scenarios/sample-items.ts'

it('CRT-1 an item that replaces another takes its place, after the seats of the other are freed', async () => {
  const { call, send, store } = await openSandbox()
  const ten = cartOf(oneWayItem({ Qty: 10, QtyAdult: 10 }))
  const { body: cart } = await call('addToCart', { body: ten })
  const header = { 'Cart-Token': cart.Token }
  // The cart accepts seats up to the number that one client may hold at once.
  let beside = await send('addToCart', { header, body: ten })
  while (beside.status === 201) beside = await send('addToCart', { header, body: ten })
  const { body: full } = await call('getCart', { header })

  const query = { replaces: cart.Items[0]?.Id ?? '' }
  const { body } = await call('addToCart', { query, header, body: ten })

  expect(beside.body).toMatchObject({ code: 'hold_limit_reached' })
  expect(body.Items[0]?.Id).not.toBe(cart.Items[0]?.Id)
  expect(body.Items[0]?.Qty).toBe(10)
  expect(body.Items.slice(1)).toEqual(full.Items.slice(1))
  const holds = await store.db.selectFrom('stock_holds').select('owner_id').execute()
  expect(holds.map(({ owner_id }) => owner_id).toSorted()).toEqual(
    body.Items.map(({ Id }) => Id).toSorted(),
  )
})

it('CRT-1 an item stays in the cart if what would replace it is refused', async () => {
  const { call, refused } = await openSandbox()
  const ticket = openTicketItem()
  const { body: first } = await call('addToCart', { body: cartOf(oneWayItem()) })
  const header = { 'Cart-Token': first.Token }
  const add = async (count: number) =>
    call('addToCart', { header, body: cartOf(...Array.from({ length: count }, () => ticket)) })
  for (const count of [6, 6, 6, 1]) await add(count)
  const query = { replaces: first.Items[0]?.Id ?? '' }

  const two = await refused('addToCart', { query, header, body: cartOf(ticket, ticket) })
  const kept = await call('getCart', { header })
  const one = await call('addToCart', { query, header, body: cartOf(ticket) })

  expect(two.body.errors).toMatchObject([{ pointer: '/Items', code: 'too_long' }])
  expect(kept.body.Items[0]).toEqual(first.Items[0])
  expect(one.body.Items).toHaveLength(20)
  expect(one.body.Items[0]?.Item).toBe(ticket.Item)
})

it('CRT-1 an item of another cart is not replaced, and the new item is added', async () => {
  const { call } = await openSandbox()
  const { body: others } = await call('addToCart', { body: cartOf(oneWayItem()) })
  const { body: own } = await call('addToCart', { body: cartOf(openTicketItem()) })

  const { body } = await call('addToCart', {
    query: { replaces: others.Items[0]?.Id ?? '' },
    header: { 'Cart-Token': own.Token },
    body: cartOf(openTicketItem()),
  })
  const kept = await call('getCart', { header: { 'Cart-Token': others.Token } })

  expect(body.Items).toHaveLength(2)
  expect(kept.body.Items).toEqual(others.Items)
})

it('CRT-1 two items that replace the last one keep their order, also after another was removed', async () => {
  const { call, store } = await openSandbox()
  const ticket = openTicketItem()
  const { body: cart } = await call('addToCart', { body: cartOf(ticket, ticket, oneWayItem()) })
  const header = { 'Cart-Token': cart.Token }
  const [first, middle, last] = cart.Items.map(({ Id }) => Id)
  await call('removeCartItem', { header, path: { itemId: middle ?? '' } })

  const query = { replaces: last ?? '' }
  const { body } = await call('addToCart', { query, header, body: cartOf(oneWayItem(), ticket) })

  expect(body.Items.map(({ Item }) => Item)).toEqual([ticket.Item, 'fer_HFC-BTC', ticket.Item])
  expect(body.Items[0]?.Id).toBe(first)
  const rows = await store.db.selectFrom('cart_items').select('position').execute()
  expect(new Set(rows.map(({ position }) => position)).size).toBe(3)
})
