import { subscribe } from '../../../engine/events.ts'
import type { AgencyEventName } from '../../../engine/store/tables/agency-tables.ts'
import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'
import type { Work } from '../../../operation/work.ts'
import { recordAgencyEvent } from '../../agency/agency-events.ts'
import { orderEvents } from './order-events.ts'

type LoggedEvent = Extract<
  AgencyEventName,
  'order_placed' | 'refund_requested' | 'change_requested'
>

/** Records an event of an agency's order in the agency's log; does nothing for other orders. */
export async function recordOrderEvent(
  { store, now, ids, caller }: Work,
  order: OrderRow,
  { event, amount }: { readonly event: LoggedEvent; readonly amount: number },
): Promise<void> {
  const { agency_id: agencyId, currency, exponent } = order
  if (agencyId === null) return
  await recordAgencyEvent(store, ids, {
    tenant: order.tenant,
    agencyId,
    at: now,
    by: caller?.user ?? null,
    event,
    about: order.confirmation_number,
    orderId: order.id,
    ...(amount > 0 && { amount: { amount, currency, exponent } }),
  })
}

/**
 * Records placed orders in the agency's log. Refunds and changes are recorded where they are decided, before ids of later rows
 * are drawn.
 */
export const agencyLogOfOrders = subscribe(orderEvents, 'agency log', {
  order_placed: (work, { name, booking: { order } }) =>
    recordOrderEvent(work, order, { event: name, amount: order.total_amount }),
})
