import type { CompiledQuery } from 'kysely'

import { expireHolds } from '../cart/expire-holds.ts'
import { forgetIntents } from '../kernel/idempotency.ts'
import type { Sweeps } from '../kernel/sweep.ts'
import { sweepPayments } from '../payments/sweep-payments.ts'
import type { Db } from '../store/store.ts'

/** In order: what the first frees, the next may count on. */
export const sweeps: Sweeps = {
  list: [expireHolds, sweepPayments, forgetIntents],
  async nextDue(store, after) {
    const query = compiledFor(store)
    const parameters = query.parameters.map((value) => (value === AFTER ? after : value))
    const { rows } = await store.executeQuery({ ...query, parameters })
    const [first = null] = Object.values(rows[0] ?? {})
      .filter((at) => at !== null)
      .toSorted()
    return first
  },
}

type Due = Record<'hold' | 'settling' | 'expiry' | 'intent', string | null>

/** Stands in the compiled query for the instant that a call asks about. */
const AFTER = 'after'
const compiled = new WeakMap<Db, CompiledQuery<Due>>()

/** Asked after every write, so it is compiled once for each store. */
function compiledFor(store: Db): CompiledQuery<Due> {
  const known = compiled.get(store)
  if (known) return known
  const query = dueQuery(store).compile()
  compiled.set(store, query)
  return query
}

/** The first of each kind of thing to fall due: each part is the first entry of an index. */
function dueQuery(store: Db) {
  return store.selectNoFrom((row) => [
    row
      .selectFrom('cart_items')
      .select((item) => item.fn.min('hold_expires_at').as('at'))
      .where('state', '=', 'held')
      .where('hold_expires_at', '>', AFTER)
      .as('hold'),
    row
      .selectFrom('payments')
      .select((payment) => payment.fn.min('settles_at').as('at'))
      .where('settles_at', '>', AFTER)
      .as('settling'),
    row
      .selectFrom('orders')
      .select((order) => order.fn.min('expires_at').as('at'))
      .where('status', '=', 'ENTRY')
      .where('expires_at', '>', AFTER)
      .as('expiry'),
    row
      .selectFrom('idempotency')
      .select((kept) => kept.fn.min('expires_at').as('at'))
      .where('expires_at', '>', AFTER)
      .as('intent'),
  ])
}
