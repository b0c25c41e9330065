import { timingSafeEqual } from 'node:crypto'

import { refuse } from '../../../engine/http/refusal.ts'
import { hashSecret } from '../../../engine/random/ids.ts'
import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'
import type { Context } from '../../../operation/context.ts'
import { type LoadedOrder, loadOrder } from './load-order.ts'

/**
 * Loads an order that the caller may see: an account's own, an agency's for any of its members, a guest's by its token. A token
 * never opens an agency's order: its customer knows the confirmation number, but must not learn the net price. All other
 * callers are refused as if the order did not exist.
 */
export async function findBooking(
  ctx: Pick<Context, 'store' | 'tenant' | 'caller'>,
  orderId: string,
  token: string | undefined,
): Promise<LoadedOrder> {
  const order = await ctx.store
    .selectFrom('orders')
    .select(['tenant', 'id', 'user_id', 'agency_id', 'token_hash'])
    .where('tenant', '=', ctx.tenant.slug)
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order || !(isOwner(order, ctx.caller) || opens(token, order))) refuse('not_found')
  return loadOrder(ctx.store, order)
}

function isOwner(
  order: Pick<OrderRow, 'user_id' | 'agency_id'>,
  { user }: Context['caller'],
): boolean {
  if (!user) return false
  // An order of an agency stays with the agency when its member leaves.
  return order.agency_id === null ? order.user_id === user.id : order.agency_id === user.agency?.id
}

function opens(
  token: string | undefined,
  order: Pick<OrderRow, 'agency_id' | 'token_hash'>,
): boolean {
  if (token === undefined || order.agency_id !== null) return false
  return timingSafeEqual(Buffer.from(hashSecret(token)), Buffer.from(order.token_hash))
}
