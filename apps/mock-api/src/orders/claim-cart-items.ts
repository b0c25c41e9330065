import type { Schemas } from '@selat/sdk'

import type { Context } from '../kernel/context.ts'
import { type ProblemField, refuse } from '../kernel/refusal.ts'
import type { Db } from '../store/store.ts'
import type { CartItemRow, CartRow } from '../store/tables/cart-tables.ts'

type Named = Pick<Schemas['OrderItemInput'], 'CartItem'>

/** The cart's items in the order in which the request names them: each item that is held once, and no other. */
export async function findNamedItems(
  { store, tenant }: Pick<Context, 'store' | 'tenant'>,
  cart: Pick<CartRow, 'id'>,
  named: readonly Named[],
): Promise<CartItemRow[]> {
  const rows = await store
    .selectFrom('cart_items')
    .selectAll()
    .where('tenant', '=', tenant.slug)
    .where('cart_id', '=', cart.id)
    .where('state', '!=', 'ordered')
    .orderBy('position')
    .execute()
  if (rows.length === 0) refuse('cart_empty')
  const byId = new Map(rows.map((row) => [row.id, row]))
  const items = named.map(({ CartItem }) => byId.get(CartItem))
  const isAnyHeld = rows.some((row) => row.state === 'held')
  if (!isAnyHeld || items.some((row) => row?.state === 'expired')) refuse('hold_expired')
  const errors = namingErrors(rows, named)
  if (errors.length > 0) refuse('validation_failed', { errors })
  return items.filter((row) => row !== undefined)
}

function namingErrors(rows: readonly CartItemRow[], named: readonly Named[]): ProblemField[] {
  const ids = named.map(({ CartItem }) => CartItem)
  const known = new Set(rows.map(({ id }) => id))
  const wrong = ids.flatMap((id, index) => {
    const code = !known.has(id) ? 'not_in_cart' : ids.indexOf(id) < index ? 'repeated' : null
    return code ? [{ pointer: `/Items/${index}/CartItem`, code, params: {} }] : []
  })
  const left = rows.filter(({ id, state }) => state === 'held' && !ids.includes(id))
  return [
    ...wrong,
    ...left.map(({ id }) => ({ pointer: '/Items', code: 'item_left_out', params: { item: id } })),
  ]
}

/** Takes an item out of its cart for an order, stock and all: it keeps its owner, which from here on is the order's. */
export async function claimCartItem(store: Db, { tenant, id }: CartItemRow): Promise<void> {
  const { numUpdatedRows } = await store
    .updateTable('cart_items')
    .set({ state: 'ordered' })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) refuse('hold_expired')
}
