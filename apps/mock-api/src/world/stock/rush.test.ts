import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { rushForSeats } from '../../../lab/testing/rush.ts'
import { createOperator } from '../../../lab/testing/visitor.ts'
import { auditSandbox } from '../../audit/audit-sandbox.ts'
import { cartOf, oneWayItem } from '../../scenarios/sample-items.ts'

it('CHK-8 of 64 visitors who want one seat at once only one gets it', async () => {
  const { send, store, services } = await openSandbox()
  const body = cartOf(oneWayItem({ Offers: ['off_HFC-BTC-BHF-20261212-1800-EMD-O'] }))

  const answers = await Promise.all(Array.from({ length: 64 }, () => send('addToCart', { body })))

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(63)
  expect(await auditSandbox(store.db, services)).toEqual([])
})

it('CHK-8 CRT-2 after many actions at once, while holds and orders expire, an audit of all seats finds nothing', async () => {
  const { sandbox, send, store, services, clock } = await openSandbox()
  const operate = createOperator(sandbox)
  let calls = 0

  const placed = await rushForSeats({
    // The clock advances with calls. In real time, all holds could expire on a slow machine before anybody orders.
    send: (id, parts) => {
      calls += 1
      if (calls % 12 === 0) clock.advance(100)
      return send(id, parts)
    },
    act: (path) => operate(path, {}),
    clients: 16,
    steps: 40,
    seed: 'rush',
  })

  expect(placed.length).toBeGreaterThan(5)
  expect(await auditSandbox(store.db, services)).toEqual([])
  clock.advance(24 * 3600)
  await send('searchFerry', { query: { from: 'HFC', to: 'BTC', dateFrom: '2026-12-12' } })
  expect(await auditSandbox(store.db, services)).toEqual([])
  expect(services.requests.list().filter(({ status }) => status >= 500)).toEqual([])
})
