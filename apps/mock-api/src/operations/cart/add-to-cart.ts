import { CART_ITEMS_MAX } from '@selat/domain'

import { findCart } from '../../cart/find-cart.ts'
import { holdItem } from '../../cart/hold-item.ts'
import { readFerryItem } from '../../cart/read-ferry-item.ts'
import { toWireCart } from '../../cart/wire-cart.ts'
import type { Context } from '../../kernel/context.ts'
import { hashSecret } from '../../kernel/ids.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { CartRow } from '../../store/tables/cart-tables.ts'

export const addToCart = defineOperation('addToCart', async ({ header, body }, ctx) => {
  const bookings = body.Items.map((item, index) => readFerryItem(ctx, item, `/Items/${index}`))
  const token = header['Cart-Token'] ?? ctx.ids.secret()
  const cart =
    header['Cart-Token'] === undefined ? await openCart(ctx, token) : await findCart(ctx, token)
  await requireRoom(ctx, cart, bookings.length)
  let position = await nextPosition(ctx, cart)
  for (const booking of bookings) {
    await holdItem(ctx, cart, booking, position)
    position += 1
  }
  return { status: 201, body: await toWireCart(ctx, cart, token) }
})

async function openCart({ store, tenant, ids, caller, now }: Context, token: string) {
  const cart: CartRow = {
    tenant: tenant.slug,
    id: ids.make('crt'),
    token_hash: hashSecret(token),
    user_id: caller.user?.id ?? null,
    created_at: now,
  }
  await store.insertInto('carts').values(cart).execute()
  return cart
}

async function requireRoom({ store }: Context, cart: CartRow, added: number): Promise<void> {
  const { held } = await store
    .selectFrom('cart_items')
    .select((row) => row.fn.countAll<number>().as('held'))
    .where('tenant', '=', cart.tenant)
    .where('cart_id', '=', cart.id)
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  if (Number(held) + added <= CART_ITEMS_MAX) return
  const params = { maximum: CART_ITEMS_MAX }
  refuse('validation_failed', { errors: [{ pointer: '/Items', code: 'too_long', params }] })
}

async function nextPosition({ store }: Context, cart: CartRow): Promise<number> {
  const { last } = await store
    .selectFrom('cart_items')
    .select((row) => row.fn.max('position').as('last'))
    .where('tenant', '=', cart.tenant)
    .where('cart_id', '=', cart.id)
    .executeTakeFirstOrThrow()
  return Number(last ?? -1) + 1
}
