import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { auditSandbox } from '../../audit/audit-sandbox.ts'
import { cartOf, oneWayItem, openTicketItem, roundTripItem } from '../../scenarios/sample-items.ts'

const WEILING = { Username: 'weiling', Password: 'selat-demo-1' }
const BUDI = { Username: 'budi', Password: 'selat-demo-2' }

async function openSignedIn(account = WEILING) {
  const opened = await openSandbox()
  const signIn = async (who = account) => {
    const { body } = await opened.call('login', { body: who })
    return body.Token
  }
  return { ...opened, signIn, token: await signIn() }
}

it('CRT-1 an account has one cart, with the same token on every device', async () => {
  const { call, signIn, token: phone } = await openSignedIn()
  const laptop = await signIn()

  const first = await call('addToCart', { token: phone, body: cartOf(oneWayItem()) })
  const second = await call('addToCart', { token: laptop, body: cartOf(roundTripItem()) })
  const opened = await call('openAccountCart', { token: laptop })

  expect(second.body.Token).toBe(first.body.Token)
  expect(opened.body.Token).toBe(first.body.Token)
  expect(opened.body.Items.map(({ Id }) => Id)).toEqual(second.body.Items.map(({ Id }) => Id))
  expect(opened.body.Items).toHaveLength(2)
})

it('CRT-1 an account without a cart gets an empty one, which stays the same', async () => {
  const { call, token } = await openSignedIn()

  const first = await call('openAccountCart', { token })
  const again = await call('openAccountCart', { token, header: { 'Cart-Token': first.body.Token } })

  expect(first.body.Items).toEqual([])
  expect(again.body).toEqual(first.body)
})

it('CRT-1 after login the items of a visitor’s cart follow those of the account, and keep their holds', async () => {
  const { call, send, token, store, services, clock } = await openSignedIn()
  await call('addToCart', { token, body: cartOf(oneWayItem()) })
  clock.advance(60)
  const visitor = await call('addToCart', { body: cartOf(roundTripItem(), openTicketItem()) })
  const header = { 'Cart-Token': visitor.body.Token }
  await call('extendCartItemHold', { header, path: { itemId: visitor.body.Items[0]?.Id ?? '' } })
  const before = await call('getCart', { header })

  const merged = await call('openAccountCart', { token, header })
  const again = await call('openAccountCart', { token, header })
  const gone = await send('getCart', { header })

  expect(merged.body.Items.slice(1)).toEqual(before.body.Items)
  expect(merged.body.Items).toHaveLength(3)
  expect(again.body).toEqual(merged.body)
  expect(gone.status).toBe(404)
  expect(await auditSandbox(store.db, services, clock.now())).toEqual([])
})

it('CRT-1 expired items are kept when carts are merged', async () => {
  const { call, token, store, services, clock } = await openSignedIn()
  const { body } = await call('addToCart', { body: cartOf(oneWayItem()) })
  const header = { 'Cart-Token': body.Token }
  clock.advance(15 * 60)
  await call('addToCart', { header, body: cartOf(oneWayItem()) })

  const merged = await call('openAccountCart', { token, header })

  expect(merged.body.Items.map(({ State }) => State)).toEqual(['expired', 'held'])
  expect(await auditSandbox(store.db, services, clock.now())).toEqual([])
})

it('CHK-9 the cart of an account opens for nobody else, and no merge takes it over', async () => {
  const { call, send, signIn, token } = await openSignedIn()
  const { body } = await call('addToCart', { token, body: cartOf(oneWayItem()) })
  const header = { 'Cart-Token': body.Token }
  const otherUser = await signIn(BUDI)

  const answers = await Promise.all([
    send('getCart', { header }),
    send('getCart', { header, token: otherUser }),
    send('addToCart', { header, token: otherUser, body: cartOf(oneWayItem()) }),
  ])
  const theirs = await call('openAccountCart', { token: otherUser, header })
  const mine = await call('openAccountCart', { token })

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(theirs.body.Items).toEqual([])
  expect(theirs.body.Token).not.toBe(body.Token)
  expect(mine.body.Items).toHaveLength(1)
})

it('CRT-1 the cart of an account cannot be opened without signing in', async () => {
  const { refused } = await openSandbox()

  const { body } = await refused('openAccountCart', {})

  expect(body.code).toBe('unauthorized')
})

it('CRT-1 an account gets one cart when several devices open it at once', async () => {
  const { call, token, store } = await openSignedIn()

  const answers = await Promise.all(
    Array.from({ length: 8 }, () => call('openAccountCart', { token })),
  )

  expect(new Set(answers.map(({ body }) => body.Token)).size).toBe(1)
  expect(await store.db.selectFrom('carts').selectAll().execute()).toHaveLength(1)
})
