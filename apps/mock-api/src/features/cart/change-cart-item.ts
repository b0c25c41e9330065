import { refuse, refuseField } from '../../engine/http/refusal.ts'
import { fromJsonText, toJsonText } from '../../engine/store/json-text.ts'
import { defineOperation } from '../../operation/operation.ts'
import { changeStock } from '../../world/stock/stock.ts'
import { productOf } from '../product/registry.ts'
import { findCart, findCartItem } from './find-cart.ts'
import { toWireCart } from './wire-cart.ts'

export const changeCartItem = defineOperation(
  'changeCartItem',
  async ({ path, header, body }, ctx) => {
    const token = header['Cart-Token']
    const cart = await findCart(ctx, token)
    const item = await findCartItem(ctx, cart, path.itemId)
    if (item.state === 'expired') refuse('hold_expired')
    const product = productOf(item.item_content)
    const booking = product.recount(ctx, fromJsonText(item.booking), body)
    if (!booking) return refuseField('', 'not_countable')

    // The price was guaranteed in this currency, even if the caller has switched since.
    const { currency } = fromJsonText(item.price).total
    const price = product.price(ctx, booking, { currency })
    if (!price) throw new Error(`Cart item ${item.id} holds what has no price.`)
    const owner = { tenant: item.tenant, ownerId: item.id }
    const claim = { requests: product.stock(booking), soldOut: product.soldOut }
    await changeStock(ctx.store, ctx, owner, claim)
    await ctx.store
      .updateTable('cart_items')
      .set({ booking: toJsonText(booking), price: toJsonText(price) })
      .where('tenant', '=', item.tenant)
      .where('id', '=', item.id)
      .execute()
    return { status: 200, body: await toWireCart(ctx, cart, token) }
  },
)
