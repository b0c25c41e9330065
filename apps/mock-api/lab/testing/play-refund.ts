import type { ServerSchemas as Schemas } from '@selat/sdk'

import { openChanges } from './open-changes.ts'

/** Pays an order, refunds it in full, and completes the refund. Returns what the console shows of the refund. */
export async function playRefund() {
  const { sandbox, visitor, buy } = await openChanges()
  const placed = await buy(2)
  sandbox.clock.advance(3600)
  const { body: quote } = await visitor.of<Schemas['RefundQuote']>('quoteRefund', placed, {
    Tickets: [],
    Items: [],
  })
  const confirmed = { Quote: quote.Id, BankAccount: null }
  const { body: refund } = await visitor.of<Schemas['Refund']>('confirmRefund', placed, confirmed)
  sandbox.clock.advance(3600)
  await sandbox.console.refunds.complete(refund.Id)
  return {
    order: await sandbox.console.orders.find(placed.order.Id),
    paid: placed.order.TotalAmount.Amount,
    back: quote.Total.Amount,
  }
}
