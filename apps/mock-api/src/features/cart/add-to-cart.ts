import { CART_ITEMS_MAX } from '@selat/domain'

import { refuseField } from '../../engine/http/refusal.ts'
import { hashSecret } from '../../engine/random/ids.ts'
import { insertRow } from '../../engine/store/insert-row.ts'
import type { CartRow } from '../../engine/store/tables/cart-tables.ts'
import type { Context } from '../../operation/context.ts'
import { defineOperation } from '../../operation/operation.ts'
import { openAccountCart, type OpenCart } from './account-cart.ts'
import { findCart, readCartItem } from './find-cart.ts'
import { type CartItem, holdItem } from './hold-item.ts'
import { readItems } from './read-items.ts'
import { deleteItem } from './remove-cart-item.ts'
import { toWireCart, wireCartOf } from './wire-cart.ts'

export const addToCart = defineOperation('addToCart', async ({ query, header, body }, ctx) => {
  const items = readItems(ctx, body)
  const { cart, token, isNew } = await chooseCart(ctx, header['Cart-Token'])
  const freed = isNew ? [] : await freePlace(ctx, cart, query.replaces)
  const { held, last } = isNew ? EMPTY : await readPlaces(ctx, cart)
  requireRoom(held + items.length)
  const next = Math.max(last, ...freed) + 1
  const added: CartItem[] = []
  for (const [index, item] of items.entries())
    added.push(await holdItem(ctx, cart, item, freed[index] ?? next + index))
  return {
    status: 201,
    // A new cart holds only the items just added, so it needs no query.
    body: isNew ? wireCartOf(ctx, added, token) : await toWireCart(ctx, cart, token),
  }
})

/** Chooses the cart of the token; without one, the account's cart, or a new cart for a visitor. */
async function chooseCart(ctx: Context, token: string | undefined) {
  if (token !== undefined) return { cart: await findCart(ctx, token), token, isNew: false }
  const { user } = ctx.caller
  if (user) return { ...(await openAccountCart(ctx, user)), isNew: false }
  return { ...(await openVisitorCart(ctx)), isNew: true }
}

async function openVisitorCart({ store, tenant, ids, now }: Context): Promise<OpenCart> {
  const token = ids.secret()
  const cart: CartRow = {
    tenant: tenant.slug,
    id: ids.make('crt'),
    token_hash: hashSecret(token),
    user_id: null,
    created_at: now,
  }
  await insertRow(store, 'carts', cart)
  return { cart, token }
}

/**
 * Removes the item that is replaced before its stock is needed. Returns its position, or nothing if it is not in the cart.
 */
async function freePlace(ctx: Context, cart: CartRow, replaced?: string): Promise<number[]> {
  const item = replaced === undefined ? undefined : await readCartItem(ctx, cart, replaced)
  if (!item) return []
  await deleteItem(ctx, item)
  return [item.position]
}

const EMPTY = { held: 0, last: -1 }

/** The number of held items, and the last position that any item of the cart has had. */
async function readPlaces({ store }: Context, cart: CartRow): Promise<typeof EMPTY> {
  const { held, last } = await store
    .selectFrom('cart_items')
    .select((row) => [
      row.fn.countAll<number>().filterWhere('state', '=', 'held').as('held'),
      row.fn.max('position').as('last'),
    ])
    .where('tenant', '=', cart.tenant)
    .where('cart_id', '=', cart.id)
    .executeTakeFirstOrThrow()
  return { held: Number(held), last: Number(last ?? EMPTY.last) }
}

function requireRoom(items: number): void {
  if (items > CART_ITEMS_MAX) refuseField('/Items', 'too_long', { maximum: CART_ITEMS_MAX })
}
