import { type ProblemField, refuse } from '../../../engine/http/refusal.ts'
import type { Db } from '../../../engine/store/store.ts'
import type { CartItemRow, CartRow } from '../../../engine/store/tables/cart-tables.ts'
import type { Context } from '../../../operation/context.ts'
import { findUnknownItems, type Named } from '../../cart/find-unknown-items.ts'
import { itemsOfCart } from '../../cart/items-of-cart.ts'

/** The cart's items in the order in which the request names them: each item that is held once, and no other. */
export async function findNamedItems(
  { store }: Pick<Context, 'store'>,
  cart: Pick<CartRow, 'tenant' | 'id'>,
  named: readonly Named[],
): Promise<CartItemRow[]> {
  const { rows } = await itemsOfCart(store, cart)
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
  const ids = new Set(named.map(({ CartItem }) => CartItem))
  const left = rows.filter(({ id, state }) => state === 'held' && !ids.has(id))
  return [
    ...findUnknownItems(rows, named),
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
