import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { createVisitor } from '../../../lab/testing/visitor.ts'
import type { Db } from '../../engine/store/store.ts'

const CROWD = 250

/** Inserts copies of the only order of a store, each with its payment and history. Copies hold no seats. */
async function crowd(db: Db, copies: number): Promise<void> {
  const order = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  const item = await db.selectFrom('order_items').selectAll().executeTakeFirstOrThrow()
  const payment = await db.selectFrom('payments').selectAll().executeTakeFirstOrThrow()
  const events = await db.selectFrom('payment_events').selectAll().execute()
  for (let copy = 0; copy < copies; copy += 1) {
    const id = String(copy).padStart(12, '0')
    const about = { order_id: `ord_${id}` }
    const number = `NST-${id}`
    await db
      .insertInto('orders')
      .values({ ...order, id: `ord_${id}`, confirmation_number: number })
      .execute()
    await db
      .insertInto('order_items')
      .values({ ...item, ...about, id: `itm_${id}` })
      .execute()
    await db
      .insertInto('payments')
      .values({ ...payment, ...about, id: `pay_${id}` })
      .execute()
    await db
      .insertInto('payment_events')
      .values(events.map((event) => ({ ...event, payment_id: `pay_${id}` })))
      .execute()
  }
}

async function openCrowd() {
  const { sandbox, store, clock } = await openSandbox()
  const visitor = createVisitor(sandbox)
  const placed = await visitor.book()
  await visitor.choose(placed, 'QRIS')
  await store.transaction((db) => crowd(db, CROWD))
  const statuses = async () => {
    const rows = await store.db.selectFrom('orders').select('status').execute()
    return [...new Set(rows.map(({ status }) => status))]
  }
  return { sandbox, clock, statuses, look: () => visitor.order(placed) }
}

it('CRT-2 all orders whose time is over have expired when one of them is read', async () => {
  const { clock, look, statuses } = await openCrowd()

  clock.advance(24 * 60 * 60)
  await look()

  expect(await statuses()).toEqual(['EXPIRED'])
})

it('CHK-5 of many orders that are paid in time, none has expired when one of them is read', async () => {
  const { sandbox, clock, look, statuses } = await openCrowd()
  sandbox.services.paymentMode = 'automatic'

  clock.advance(24 * 60 * 60)
  await look()

  expect(await statuses()).toEqual(['POSTED'])
})
