import { ticketTransitions, transition } from '@selat/domain'

import type { ManifestScanRow } from '../../engine/store/tables/manifest-tables.ts'
import type { Context } from '../../operation/context.ts'
import type { Sailing } from '../../world/network/network.ts'
import { cancelConflictingChanges } from '../order/aftersale/cancel-conflicting-changes.ts'
import { loadChanges } from '../order/booking/load-changes.ts'
import { loadOrder } from '../order/booking/load-order.ts'
import type { FoundTicket } from './find-ticket.ts'
import { countingCheckIn } from './judge-scans.ts'

/** The scans of a ticket that count on a sailing, without refused scans and those at other gates. */
export function countedScans(
  { store }: Pick<Context, 'store'>,
  ticket: { readonly tenant: string; readonly id: string },
  { id }: Pick<Sailing, 'id'>,
): Promise<ManifestScanRow[]> {
  return store
    .selectFrom('manifest_scans')
    .selectAll()
    .where('ticket_tenant', '=', ticket.tenant)
    .where('ticket_id', '=', ticket.id)
    .where('sailing_id', '=', id)
    .where('refusal', 'is', null)
    .execute()
}

/** Updates the check-in of a ticket, and the ticket of an order itself, to the outcome of its scans. */
export async function followScans(
  ctx: Context,
  ticket: FoundTicket,
  sailing: Sailing,
): Promise<void> {
  const counts = countingCheckIn(await countedScans(ctx, ticket, sailing))
  await ctx.store
    .deleteFrom('manifest_check_ins')
    .where('tenant', '=', ticket.tenant)
    .where('ticket_id', '=', ticket.id)
    .execute()
  if (counts)
    await ctx.store
      .insertInto('manifest_check_ins')
      .values({
        tenant: ticket.tenant,
        ticket_id: ticket.id,
        sailing_id: sailing.id,
        at: counts.at,
        place: counts.place,
        by_name: counts.by_name,
        scan_tenant: counts.tenant,
        scan_id: counts.id,
        reason: counts.reason,
      })
      .execute()
  if (ticket.order !== null) await followTicket(ctx, { ...ticket, order: ticket.order }, !!counts)
}

type SoldHere = FoundTicket & { readonly order: string }

async function followTicket(ctx: Context, ticket: SoldHere, isCheckedIn: boolean): Promise<void> {
  const from = isCheckedIn ? 'issued' : 'checked_in'
  // The scan was accepted, so check-in counts as open: a reason allows it outside its times, because ships leave late.
  const to = transition(ticketTransitions, from, isCheckedIn ? 'check_in' : 'undo_check_in', {
    check_in_open: true,
  })
  if (!to.ok) throw new Error(`Ticket ${ticket.id} cannot follow its scans: ${to.reason}`)
  const { numUpdatedRows } = await ctx.store
    .updateTable('tickets')
    .set({ state: to.state })
    .where('tenant', '=', ticket.tenant)
    .where('id', '=', ticket.id)
    .where('state', '=', from)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 1n && isCheckedIn) await stayAboard(ctx, ticket)
}

/** A passenger who has boarded cannot move: a change that still waits for its difference is cancelled. */
async function stayAboard(ctx: Context, { tenant, id, order }: SoldHere): Promise<void> {
  const booking = await loadOrder(ctx.store, { tenant, id: order })
  await cancelConflictingChanges(ctx, booking, ({ tickets }) =>
    tickets.some((moved) => moved.id === id),
  )
}

/** Whether the difference of a change is paid and waits to be verified; until then the ticket belongs to neither sailing. */
export async function isMoving({ store }: Pick<Context, 'store'>, ticket: FoundTicket) {
  if (ticket.order === null) return false
  const { tenant, order } = ticket
  for (const change of await loadChanges(store, { tenant, id: order })) {
    const isWaiting =
      change.state === 'waiting' && change.tickets.some(({ id }) => id === ticket.id)
    if (!isWaiting || change.payment_order_id === null) continue
    const { payment } = await loadOrder(store, { tenant, id: change.payment_order_id })
    if (payment.state === 'paid') return true
  }
  return false
}
