import { refuse } from '../../../engine/http/refusal.ts'
import type { TicketRow, VoucherRow } from '../../../engine/store/tables/order-tables.ts'
import type { Work } from '../../../operation/work.ts'
import { releaseUnits } from '../../../world/stock/release-units.ts'
import { releaseStock } from '../../../world/stock/stock.ts'
import { ferryOf } from '../../product/ferry-of.ts'
import type { OrderItem } from '../booking/load-order.ts'
import type { Part } from './refundable.ts'

/**
 * Voids a ticket or voucher and releases its stock. Only an issued one can be voided, so this happens once; otherwise it
 * refuses.
 */
export async function releasePart(work: Work, part: Part): Promise<void> {
  if (part.kind === 'voucher') {
    await voidRow(work, 'vouchers', part.voucher)
    await releaseStock(work.store, { tenant: part.item.tenant, ownerId: part.item.id })
    return
  }
  await voidRow(work, 'tickets', part.ticket)
  await releaseSeat(work, part.item, part.ticket)
}

/** Releases a ticket's seat. A ticket that was moved, or was open, holds the seat itself; otherwise the item does. */
export async function releaseSeat(work: Work, item: OrderItem, ticket: TicketRow): Promise<void> {
  if (ticket.sailing_id === null) return
  const sector = ferryOf(item)?.sectors[ticket.sector_index]
  if (!sector) throw new Error(`Ticket ${ticket.id} has lost its sector`)
  const holdsItself = ticket.moved_at !== null || sector.sailingId === null
  await releaseUnits(
    work.store,
    { tenant: ticket.tenant, ownerId: holdsItself ? ticket.id : item.id },
    { resource: ticket.sailing_id, unit: sector.class, count: 1 },
  )
}

async function voidRow(
  { store }: Work,
  table: 'tickets' | 'vouchers',
  { tenant, id }: Pick<TicketRow | VoucherRow, 'tenant' | 'id'>,
): Promise<void> {
  const { numUpdatedRows } = await store
    .updateTable(table)
    .set({ state: 'void' })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('state', '=', 'issued')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) refuse('refund_refused', { params: { reason: 'nothing_left' } })
}
