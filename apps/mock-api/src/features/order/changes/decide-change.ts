import type { TicketChangeRow } from '../../../engine/store/tables/aftersale-tables.ts'
import type { Work } from '../../../operation/work.ts'
import type { TicketChange } from '../booking/load-changes.ts'

/** Moves a change from one state to another. Returns false if it is no longer in the first state. */
export async function decideChange(
  { store, now }: Pick<Work, 'store' | 'now'>,
  { tenant, id }: Pick<TicketChange, 'tenant' | 'id'>,
  from: TicketChangeRow['state'],
  to: TicketChangeRow['state'],
): Promise<boolean> {
  const { numUpdatedRows } = await store
    .updateTable('ticket_changes')
    .set({ state: to, decided_at: to === 'waiting' ? null : now })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
