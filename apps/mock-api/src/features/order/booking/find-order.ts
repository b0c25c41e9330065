import { timingSafeEqual } from 'node:crypto'

import { refuse } from '../../../engine/http/refusal.ts'
import { hashSecret } from '../../../engine/random/ids.ts'
import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'
import type { Context } from '../../../operation/context.ts'
import { type LoadedOrder, loadOrder } from './load-order.ts'

/**
 * The booking that the caller may see: the owner's by his session, an agency's by that of any of its members, a guest's by its token.
 * No token opens an agency's: its customer has the confirmation number, and is not to learn the net price. Everybody else
 * gets the answer of an order that does not exist.
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
  // Who has left an agency leaves its orders there.
  return order.agency_id === null ? order.user_id === user.id : order.agency_id === user.agency?.id
}

function opens(
  token: string | undefined,
  order: Pick<OrderRow, 'agency_id' | 'token_hash'>,
): boolean {
  if (token === undefined || order.agency_id !== null) return false
  return timingSafeEqual(Buffer.from(hashSecret(token)), Buffer.from(order.token_hash))
}
