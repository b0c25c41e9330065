import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'
import { createOperator, createVisitor, type Placed } from '../../../../lab/testing/visitor.ts'

async function open() {
  const opened = await openSandbox()
  const visitor = createVisitor(opened.sandbox)
  const operate = createOperator(opened.sandbox)
  return {
    ...opened,
    visitor,
    operate,
    /** Takes the logged failures, because the end of each test expects none. */
    takeFailures: () => {
      const { requests } = opened.services
      const failures = requests.list({ status: '500' })
      requests.clear()
      return failures
    },
    refunds: async (placed: Placed) =>
      (await visitor.of<Schemas['RefundList']>('listRefunds', placed)).body.Items,
    refund: async () => {
      const placed = await visitor.book()
      await visitor.choose(placed, 'QRIS')
      await operate(`payments/${placed.order.Payment.Id}/settle`, {})
      const selection = { Tickets: [], Items: [] }
      const { body } = await visitor.of<Schemas['RefundQuote']>('quoteRefund', placed, selection)
      await visitor.of('confirmRefund', placed, { Quote: body.Id, BankAccount: null })
      return placed
    },
  }
}

it('HLD-2 a payment that fails to expire blocks neither other payments nor requests, and is logged once', async () => {
  const { visitor, store, clock, takeFailures } = await open()
  const [broken, whole] = [await visitor.book(), await visitor.book()]
  await store.db
    .updateTable('payments')
    .set({ method_code: 'GONE' })
    .where('order_id', '=', broken.order.Id)
    .execute()

  clock.advance(24 * 3600)
  const orders = [await visitor.order(whole), await visitor.order(whole)]
  const seats = await store.db.selectFrom('stock_holds').select('state').execute()

  expect(orders.map(({ body }) => body.Status)).toEqual(['EXPIRED', 'EXPIRED'])
  expect(seats).toEqual([{ state: 'held' }])
  expect(takeFailures()).toMatchObject([
    {
      method: 'TIME',
      path: `/orders/${broken.order.Id}`,
      tenant: 'nusa',
      status: 500,
      code: 'internal_error',
      error: expect.stringContaining('GONE'),
    },
  ])
})

it('CHK-11 a refund that fails to complete does not hold up another one', async () => {
  const { refund, refunds, store, clock, takeFailures } = await open()
  const [broken, whole] = [await refund(), await refund()]
  await store.db
    .updateTable('refunds')
    .set({ method_code: 'GONE' })
    .where('order_id', '=', broken.order.Id)
    .execute()

  clock.advance(30 * 24 * 3600)

  expect(await refunds(whole)).toMatchObject([{ State: 'completed' }])
  const { state } = await store.db
    .selectFrom('refunds')
    .select('state')
    .where('order_id', '=', broken.order.Id)
    .executeTakeFirstOrThrow()
  expect(state).toBe('processing')
  expect(takeFailures().map(({ path }) => path)).toEqual([`/orders/${broken.order.Id}`])
})
