import type { AgencyEventName } from '../../../engine/store/tables/agency-tables.ts'
import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'
import type { Context } from '../../../operation/context.ts'
import { recordAgencyEvent } from '../../agency/record-event.ts'

type OrderEvent = Extract<AgencyEventName, 'order_placed' | 'refund_requested' | 'change_requested'>

/** Writes down what a member did with an order of the agency; of other orders nothing. */
export async function recordOrderEvent(
  { store, ids, tenant, now, caller: { user } }: Context,
  order: OrderRow,
  { event, amount }: { readonly event: OrderEvent; readonly amount: number },
): Promise<void> {
  const { agency_id: agencyId, currency, exponent } = order
  if (agencyId === null) return
  await recordAgencyEvent(store, ids, {
    tenant: tenant.slug,
    agencyId,
    at: now,
    by: user,
    event,
    about: order.confirmation_number,
    orderId: order.id,
    ...(amount > 0 && { amount: { amount, currency, exponent } }),
  })
}
