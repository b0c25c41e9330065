import type { DueWork } from '../../../operation/due-work.ts'
import { runInSavepoint } from '../../../operation/run-in-savepoint.ts'
import { loadOrder } from '../booking/load-order.ts'
import { toRefundRecord } from '../booking/load-refunds.ts'
import { completeRefund } from '../refund/complete-refund.ts'

/** Completes refunds at their instants, as banks do without a decision. The failure of one does not block the others. */
export const dueRefunds: DueWork = {
  next: [
    (row, after) =>
      row
        .selectFrom('refunds')
        .select((refund) => refund.fn.min('settles_at').as('at'))
        .where('settles_at', '>', after)
        .as('refund'),
  ],
  async run(work) {
    const { store, now } = work
    const due = await store
      .selectFrom('refunds')
      .selectAll()
      .where('settles_at', '<=', now)
      .orderBy('settles_at')
      .orderBy('tenant')
      .orderBy('id')
      .execute()
    for (const row of due) {
      const then = { ...work, now: row.settles_at ?? now }
      const order = { tenant: row.tenant, id: row.order_id }
      const path = `/orders/${order.id}`
      await runInSavepoint(then, { ...order, path }, async () => {
        await completeRefund(then, await loadOrder(store, order), toRefundRecord(row))
      })
    }
  },
}
