import { forgetIntents } from '../../engine/idempotency/idempotency.ts'
import { statement } from '../../engine/store/statement.ts'
import { expireQuotations } from '../../features/agency/quotations/expire-quotations.ts'
import { expireHolds } from '../../features/cart/expire-holds.ts'
import { forgetDrafts } from '../../features/cart/forget-drafts.ts'
import { dueRefunds } from '../../features/order/aftersale/due-refunds.ts'
import { duePayments } from '../../features/order/pay/due-payments.ts'
import { dueTopUps } from '../../features/wallet/due-top-ups.ts'
import type { AllDueWork } from '../../operation/due-work.ts'

/** In order: what the first frees, the next may count on. */
export const allDueWork: AllDueWork = {
  list: [
    expireHolds,
    duePayments,
    dueRefunds,
    dueTopUps,
    forgetIntents,
    forgetDrafts,
    expireQuotations,
  ],
  async nextDue(store, after) {
    const { rows } = await firstDue(store, { after })
    const [first = null] = Object.values(rows[0] ?? {})
      .filter((at) => at !== null)
      .toSorted()
    return first
  },
}

/** The first of each kind of thing to fall due: each part is the first entry of an index. */
const firstDue = statement((db, { after }: { after: string }) =>
  db.selectNoFrom((row) => [
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
      .selectFrom('processor_sessions')
      .select((visit) => visit.fn.min('answers_at').as('at'))
      .where('answers_at', '>', after)
      .as('answer'),
    row
      .selectFrom('refunds')
      .select((refund) => refund.fn.min('settles_at').as('at'))
      .where('settles_at', '>', after)
      .as('refund'),
    row
      .selectFrom('top_ups')
      .select((topUp) => topUp.fn.min('settles_at').as('at'))
      .where('settles_at', '>', after)
      .as('topUp'),
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
    row
      .selectFrom('checkout_drafts')
      .select((draft) => draft.fn.min('expires_at').as('at'))
      .where('expires_at', '>', after)
      .as('draft'),
    row
      .selectFrom('quotations')
      .select((quotation) => quotation.fn.min('valid_until').as('at'))
      .where('state', '=', 'sent')
      .where('valid_until', '>', after)
      .as('quotation'),
  ]),
)
