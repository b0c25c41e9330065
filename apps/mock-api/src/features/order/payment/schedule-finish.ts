import { compareInstants, toUtcText } from '@selat/domain'

import type { Work } from '../../../operation/work.ts'
import { productOf } from '../../product/registry.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { loadTickets } from '../booking/load-tickets.ts'
import { loadVouchers } from '../tickets/load-vouchers.ts'

/**
 * A completed payment finishes by itself when the last of its tickets has been sailed and the last of its other items is
 * over, of those that have not been given back. Called whenever a ticket gets its sailing or goes; while anything has no date there is no such instant. A proof that is
 * accepted after the ship has arrived finishes at once, never before it was accepted.
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
  // A ferry is over when its tickets have been sailed, which an open one does without its item.
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
