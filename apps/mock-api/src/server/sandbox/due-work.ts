import { forgetIntents } from '../../engine/idempotency/idempotency.ts'
import { statement } from '../../engine/store/statement.ts'
import type { Db } from '../../engine/store/store.ts'
import { expireQuotations } from '../../features/agency/quotations/advance-quotation.ts'
import { forgetDrafts } from '../../features/cart/checkout-draft.ts'
import { expireHolds } from '../../features/cart/expire-holds.ts'
import { dueRefunds } from '../../features/order/aftersale/due-refunds.ts'
import { duePayments } from '../../features/order/pay/due-payments.ts'
import { dueTopUps } from '../../features/wallet/due-top-ups.ts'
import type { DueWork } from '../../operation/due-work.ts'

/** All due work in the order in which it runs: one may free stock that the next can use. */
export const allDueWork: readonly DueWork[] = [
  expireHolds,
  duePayments,
  dueRefunds,
  dueTopUps,
  forgetIntents,
  forgetDrafts,
  expireQuotations,
]

/** Finds the first instant after another at which anything falls due; null if nothing will. */
export async function nextDue(store: Db, after: string): Promise<string | null> {
  const { rows } = await firstOfEach(store, { after })
  const [first = null] = Object.values(rows[0] ?? {})
    .filter((at) => at !== null)
    .toSorted()
  return first
}

const firstOfEach = statement((db, { after }: { after: string }) =>
  db.selectNoFrom((row) => allDueWork.flatMap(({ next }) => next.map((find) => find(row, after)))),
)
