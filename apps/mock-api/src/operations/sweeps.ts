import { expireHolds } from '../cart/expire-holds.ts'
import { forgetIntents } from '../kernel/idempotency.ts'
import type { Sweeps } from '../kernel/sweep.ts'
import { sweepPayments } from '../payments/sweep-payments.ts'

/** In order: what the first frees, the next may count on. */
export const sweeps: Sweeps = {
  list: [expireHolds, sweepPayments, forgetIntents],
  // One query, each part of it the first entry of an index.
  async nextDue(store, after) {
    const { hold, settling, expiry, intent } = await store
      .selectNoFrom((row) => [
        row
          .selectFrom('cart_items')
          .select((item) => item.fn.min('hold_expires_at').as('at'))
          .where('state', '=', 'held')
          .where('hold_expires_at', '>', after)
          .as('hold'),
        row
          .selectFrom('payments')
          .select((payment) => payment.fn.min('settles_at').as('at'))
          .where('settles_at', '>', after)
          .as('settling'),
        row
          .selectFrom('orders')
          .select((order) => order.fn.min('expires_at').as('at'))
          .where('status', '=', 'ENTRY')
          .where('expires_at', '>', after)
          .as('expiry'),
        row
          .selectFrom('idempotency')
          .select((kept) => kept.fn.min('expires_at').as('at'))
          .where('expires_at', '>', after)
          .as('intent'),
      ])
      .executeTakeFirstOrThrow()
    const [first = null] = [hold, settling, expiry, intent].filter((at) => at !== null).toSorted()
    return first
  },
}
