import { expect, it } from 'vitest'

import { testStore } from '../../../lab/testing/fresh-store.ts'
import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { cartOf, oneWayItem } from '../../scenarios/sample-items.ts'

const header = { 'Idempotency-Key': 'the-same-intent-0001' }
const body = cartOf(oneWayItem())
const DAY = 24 * 3600

it('CHK-8 a repeated request is answered byte for byte and has one effect', async () => {
  const { call, store, clock } = await openSandbox()

  const first = await call('addToCart', { header, body })
  clock.advance(DAY - 1)
  const again = await call('addToCart', { header, body })

  expect([again.status, again.text]).toEqual([first.status, first.text])
  expect(first.headers.get('Idempotent-Replayed')).toBeNull()
  expect(again.headers.get('Idempotent-Replayed')).toBe('true')
  expect(await store.db.selectFrom('cart_items').select('id').execute()).toHaveLength(1)
})

it('CHK-8 a refusal is replayed even if its reason is gone', async () => {
  const { call, refused } = await openSandbox()
  const lastSeat = cartOf(oneWayItem({ Offers: ['off_HFC-BTC-BHF-20261212-1800-EMD-O'] }))
  const other = await call('addToCart', { body: lastSeat })

  const first = await refused('addToCart', { header, body: lastSeat })
  await call('removeCartItem', {
    path: { itemId: other.body.Items[0]?.Id ?? '' },
    header: { 'Cart-Token': other.body.Token },
  })
  const again = await refused('addToCart', { header, body: lastSeat })
  const fresh = await call('addToCart', { body: lastSeat })

  expect([again.status, again.text]).toEqual([409, first.text])
  expect(fresh.status).toBe(201)
})

it('CHK-8 a key expires after 24 hours', async () => {
  const { call, clock } = await openSandbox()
  const first = await call('addToCart', { header, body })

  clock.advance(DAY)
  const later = await call('addToCart', { header, body })

  expect(later.body.Token).not.toBe(first.body.Token)
})

it('CHK-8 the same key is refused with another body, and counts as another key for another cart', async () => {
  const { call, refused } = await openSandbox()
  const cart = await call('addToCart', { header, body })

  const other = await refused('addToCart', { header, body: cartOf(oneWayItem(), oneWayItem()) })
  const holder = await call('addToCart', {
    header: { ...header, 'Cart-Token': cart.body.Token },
    body,
  })

  expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
  expect(holder.body.Items).toHaveLength(2)
})

it('CHK-8 the same key with another currency is refused, however the query is written', async () => {
  const { refused, fetch, toRequest } = await openSandbox()
  const request = toRequest('addToCart', { header, query: { currency: 'IDR' }, body })
  const turned = new Request(
    request.url.replace(/[?](system=\d+)&(currency=\w+)$/, '?$2&$1'),
    request.clone(),
  )
  const first = await fetch(request)

  const other = await refused('addToCart', { header, query: { currency: 'SGD' }, body })
  const again = await fetch(turned)

  expect(turned.url).not.toBe(request.url)
  expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
  expect([again.status, await again.text()]).toEqual([201, await first.text()])
})

it('CHK-8 two visitors with the same key get a cart each', async () => {
  const { app, toRequest } = await openSandbox()
  const addFrom = async (remoteAddress: string) => {
    const request = toRequest('addToCart', { header, body })
    const response = await app.fetch(request, { incoming: { socket: { remoteAddress } } })
    return [response.status, await response.text()] as const
  }

  const first = await addFrom('192.0.2.1')
  const other = await addFrom('192.0.2.2')
  const again = await addFrom('192.0.2.1')

  expect([first[0], other[0]]).toEqual([201, 201])
  expect(other[1]).not.toBe(first[1])
  expect(again).toEqual(first)
})

it('CHK-8 an account that repeats a key for another cart is refused, not answered with the first', async () => {
  const { call, refused } = await openSandbox()
  const { body: session } = await call('login', {
    body: { Username: 'weiling', Password: 'selat-demo-1' },
  })
  const token = session.Token
  const first = await call('addToCart', { body })
  const second = await call('addToCart', { body })
  const of = (cart: typeof first) => ({ ...header, 'Cart-Token': cart.body.Token })
  await call('addToCart', { token, header: of(first), body })

  const other = await refused('addToCart', { token, header: of(second), body })

  expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
})

it('CHK-8 of five equal requests at once one has its effect, and the others are told that it is running', async () => {
  const { send, store } = await openSandbox()

  const answers = await Promise.all(
    Array.from({ length: 5 }, () => send('addToCart', { header, body })),
  )

  const first = answers.filter(
    ({ status, headers }) => status === 201 && !headers.has('Idempotent-Replayed'),
  )
  const others = answers.filter((answer) => !first.includes(answer))
  expect(first).toHaveLength(1)
  // With several processes, a call may arrive late enough to get the stored answer.
  for (const { status, text } of others)
    expect(status === 409 || (testStore === 'postgres' && text === first[0]?.text)).toBe(true)
  expect(await store.db.selectFrom('cart_items').select('id').execute()).toHaveLength(1)
})

it('CHK-8 a fault of the server is not stored under a key', async () => {
  const { call, send } = await openSandbox()
  const broken = { ...header, 'X-Mock-Fault': 'status=500' }

  const first = await send('addToCart', { header: broken, body })
  const again = await call('addToCart', { header, body })

  expect([first.status, again.status]).toEqual([500, 201])
})

it('CHK-8 an answer that was lost on its way is replayed for its key', async () => {
  const { call, fetch, toRequest, store } = await openSandbox()
  const lost = toRequest('addToCart', {
    header: { ...header, 'X-Mock-Fault': 'reset=after' },
    body,
  })

  const broken = await fetch(lost).catch((error: unknown) => error)
  const again = await call('addToCart', { header, body })

  expect(broken).toEqual(new TypeError('fetch failed'))
  expect(again.headers.get('Idempotent-Replayed')).toBe('true')
  expect(await store.db.selectFrom('cart_items').select('id').execute()).toHaveLength(1)
})

it.each(['short', 'x'.repeat(65), 'has a space in it!'])(
  'API-3 %s is refused as a key',
  async (key) => {
    const { refused } = await openSandbox()

    const answer = await refused('addToCart', { header: { 'Idempotency-Key': key }, body })

    expect(answer.body.errors[0]?.pointer).toBe('header:Idempotency-Key')
  },
)
