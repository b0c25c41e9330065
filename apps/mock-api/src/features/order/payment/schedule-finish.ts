import { compareInstants, toUtcText } from '@selat/domain'

import type { Work } from '../../../operation/work.ts'
import { productOf } from '../../product/registry.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { loadTickets } from '../booking/load-tickets.ts'
import { loadVouchers } from '../tickets/vouchers.ts'

/**
 * Schedules when a completed payment finishes: after the sailings of its tickets and the ends of its other items. Refunded
 * parts do not count; while a part has no date, nothing is scheduled. If that instant has passed, the payment finishes now.
 * Called whenever a ticket gets a sailing or is refunded.
 */
export async function scheduleFinish(
  { store, network, catalogue, now }: Work,
  { order, items }: Pick<LoadedOrder, 'order' | 'items'>,
): Promise<void> {
  const tickets = (await loadTickets(store, order)).filter(({ state }) => state !== 'void')
  const vouchers = (await loadVouchers(store, order)).filter(({ state }) => state !== 'void')
  const shown = new Set(vouchers.map((voucher) => voucher.order_item_id))
  const arrivals = tickets.map(({ sailing_id }) =>
    sailing_id === null ? null : (network.sailing(sailing_id)?.arrivesAt ?? null),
  )
  // A ferry item ends with its tickets' sailings. The item itself does not know the sailing of an open ticket.
  const ends = items
    .filter(({ id, item_content }) => item_content !== 'ferry' && shown.has(id))
    .map(({ item_content, booking }) =>
      productOf(item_content).endsAt({ network, catalogue }, booking),
    )
  const all = [...arrivals, ...ends]
  if (all.includes(null)) return
  const last = all
    .filter((end) => end !== null)
    .toSorted(compareInstants)
    .at(-1)
  if (last === undefined) return
  const endsAt = toUtcText(last)
  await store
    .updateTable('payments')
    .set({ settles_at: endsAt < now ? now : endsAt })
    .where('tenant', '=', order.tenant)
    .where('order_id', '=', order.id)
    .where('state', '=', 'completed')
    .execute()
}
