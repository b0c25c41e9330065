import { doApart } from '../kernel/do-apart.ts'
import type { Sweep } from '../kernel/sweep.ts'
import { loadBooking } from '../orders/load-booking.ts'
import { completeRefund } from './complete-refund.ts'
import { toRefundRecord } from './load-refunds.ts'

/** Money on its way back arrives at its instant, whoever looks when; banks do so without anybody's doing. What fails stops nobody else. */
export const sweepRefunds: Sweep = async (store, now, services) => {
  const due = await store
    .selectFrom('refunds')
    .selectAll()
    .where('settles_at', '<=', now)
    .orderBy('settles_at')
    .orderBy('tenant')
    .orderBy('id')
    .execute()
  for (const row of due) {
    const work = { store, now: row.settles_at ?? now, services }
    const order = { tenant: row.tenant, id: row.order_id }
    const path = `/orders/${order.id}`
    await doApart(work, { ...order, path }, async () => {
      await completeRefund(work, await loadBooking(store, order), toRefundRecord(row))
    })
  }
}
