import type { TopUpRow } from '../../engine/store/tables/wallet-tables.ts'
import type { DueWork } from '../../operation/due-work.ts'
import { runInSavepoint } from '../../operation/run-in-savepoint.ts'
import type { Work } from '../../operation/work.ts'
import { reasonInFileName } from '../order/payment/reason-in-file-name.ts'
import { approveTopUp, rejectTopUp, TOP_UP_REJECTIONS } from './decide-top-up.ts'

/** In the automatic mode, decides top-ups at their instants. The failure of one does not block the others. */
export const dueTopUps: DueWork = {
  next: [
    (row, after) =>
      row
        .selectFrom('top_ups')
        .select((topUp) => topUp.fn.min('settles_at').as('at'))
        .where('settles_at', '>', after)
        .as('topUp'),
  ],
  async run(work) {
    const { store, now } = work
    if (work.paymentMode !== 'automatic') return
    const due = await store
      .selectFrom('top_ups')
      .selectAll()
      .where('settles_at', '<=', now)
      .orderBy('settles_at')
      .orderBy('tenant')
      .orderBy('id')
      .execute()
    for (const row of due) {
      const then = { ...work, now: row.settles_at ?? now }
      const topUp = { tenant: row.tenant, path: `/wallet/topup/${row.id}` }
      await runInSavepoint(then, topUp, async () => {
        await review(then, row)
      })
    }
  },
}

/** Approves the top-up, unless the file name of its proof asks for a rejection. */
function review(work: Work, topUp: TopUpRow): Promise<TopUpRow> {
  const reason = reasonInFileName(topUp.file_name, TOP_UP_REJECTIONS)
  return reason ? rejectTopUp(work, topUp, reason) : approveTopUp(work, topUp)
}
