import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'

import { openSandbox } from '../../lab/testing/open-sandbox.ts'
import { createOperator, createVisitor } from '../../lab/testing/visitor.ts'
import type { Database } from '../engine/store/database.ts'
import { auditSandbox } from './audit-sandbox.ts'

/** Opens a sandbox with a cart that holds seats, an order that waits for payment, and a paid one. */
async function openBusySandbox() {
  const { sandbox, store, services, clock } = await openSandbox({ seed: 'audit' })
  const visitor = createVisitor(sandbox)
  await visitor.hold({ adults: 2 })
  await visitor.book({ adults: 1 })
  const paid = await visitor.book({ adults: 3 })
  await visitor.choose(paid, 'QRIS')
  await createOperator(sandbox)(`payments/${paid.order.Payment.Id}/settle`, {})
  return {
    db: store.db,
    clock,
    audit: (now?: string) => auditSandbox(store.db, services, now),
  }
}

const change = (text: string) => (db: Kysely<Database>) => sql.raw(text).execute(db)

it('CHK-8 an audit finds nothing in a sandbox in which orders were placed and paid', async () => {
  const { audit, clock } = await openBusySandbox()

  expect(await audit(clock.now())).toEqual([])
})

it.each([
  ['a seat too many', `update stock set held = held + 1`, /held, .* due/],
  ['a hold that is gone', `delete from stock_holds where state = 'held'`, /not booked/],
  ['a paid order without tickets', `delete from tickets`, /0 tickets, 3 due/],
  [
    'a state by itself',
    `update payments set state = 'pending' where state = 'ordered'`,
    /its history is not/,
  ],
  [
    'a step that nobody published',
    `update payment_events set event = 'refund' where event = 'capture'`,
    /refund cannot follow/,
  ],
  [
    'a payment that is completed twice',
    `update payment_events set state = 'completed' where event = 'capture'`,
    /paid 2 times/,
  ],
  ['another total', `update orders set total_amount = total_amount + 1`, /of items, .* due/],
  ['a mail that was not sent', `delete from outbox where kind = 'ticketsIssued'`, /with 0 mails/],
  [
    'an order that outlives its payment',
    `update orders set expires_at = '2027-01-01T00:00:00.000Z' where status = 'ENTRY'`,
    /until 2027/,
  ],
  ['a third extension', `update cart_items set extensions = 3 where state = 'held'`, /held until/],
  ['items without their cart', `delete from carts`, /cart_items of no carts/],
  [
    'an order without its payment',
    `delete from payments where state = 'ordered'`,
    /has no payment/,
  ],
  [
    'an item in two places',
    `update cart_items set state = 'expired' where state = 'ordered'`,
    /is expired, its order/,
  ],
  ['money from nowhere', `update ledger_accounts set debits = debits + 1`, /sums to/],
] as const)('CHK-8 an audit finds %s', async (_title, text, finding) => {
  const { audit, db } = await openBusySandbox()

  await change(text)(db)

  expect((await audit()).join('\n')).toMatch(finding)
})

it('CRT-2 CHK-3 an audit at an instant finds an order and a hold that should have expired by then', async () => {
  const { audit, clock } = await openBusySandbox()
  clock.advance(15 * 60)

  const findings = await audit(clock.now())

  expect(findings).toHaveLength(2)
  expect(findings.join('\n')).toMatch(/has lapsed at[^]*is held after its end/)
})
