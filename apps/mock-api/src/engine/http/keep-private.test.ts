import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { cartOf, oneWayItem } from '../../scenarios/sample-items.ts'

const weiling = { Username: 'weiling', Password: 'selat-demo-1' }

it('ACC-6 an answer for one caller may not be cached, and browsers may not guess its type', async () => {
  const { call, refused, send } = await openSandbox()
  const session = await call('login', { body: weiling })
  const { Token: token } = session.body

  const answers = [
    session,
    await call('getProfile', { token }),
    await call('listOrders', { token }),
    await call('addToCart', { body: cartOf(oneWayItem()) }),
    await refused('getProfile'),
    await refused('findBooking', { body: { Booking: 'NST-000000', Email: 'a@example.com' } }),
    await send('getCompany', { header: { 'X-Mock-Fault': 'status=500' } }),
  ]

  for (const { headers } of answers)
    expect([headers.get('Cache-Control'), headers.get('X-Content-Type-Options')]).toEqual([
      'no-store',
      'nosniff',
    ])
})

it('ACC-6 an unknown address is answered with the same headers', async () => {
  const { fetch } = await openSandbox()

  const { headers } = await fetch(new Request('http://sandbox.test/travel/v1/nothing'))

  expect([headers.get('Cache-Control'), headers.get('X-Content-Type-Options')]).toEqual([
    'no-store',
    'nosniff',
  ])
})

it('ACC-6 a search with the same answer for everybody may be cached', async () => {
  const { call } = await openSandbox()

  const { headers } = await call('searchFerry', {
    query: { from: 'HFC', to: 'BTC', dateFrom: '2026-12-12', adults: 1 },
  })

  expect([headers.get('Cache-Control'), headers.get('X-Content-Type-Options')]).toEqual([
    null,
    'nosniff',
  ])
})
