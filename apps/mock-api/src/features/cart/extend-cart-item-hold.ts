import { extendHold } from '@selat/domain'

import { refuse } from '../../engine/http/refusal.ts'
import { fromJsonText } from '../../engine/store/json-text.ts'
import { defineOperation } from '../../operation/operation.ts'
import { productOf } from '../product/registry.ts'
import { findCart, findCartItem } from './find-cart.ts'
import { holdColumns } from './hold-item.ts'
import { toWireCart } from './wire-cart.ts'

export const extendCartItemHold = defineOperation(
  'extendCartItemHold',
  async ({ path, header }, ctx) => {
    const token = header['Cart-Token']
    const cart = await findCart(ctx, token)
    const item = await findCartItem(ctx, cart, path.itemId)
    const hold = { expiresAt: item.hold_expires_at, extensions: item.extensions }
    const notAfter = productOf(item.item_content).closesAt(ctx, fromJsonText(item.booking))
    const extension = extendHold(hold, ctx.now, { notAfter })
    if (item.state === 'expired' || (!extension.ok && extension.reason === 'hold_expired'))
      return refuse('hold_expired')
    if (!extension.ok) return refuse('hold_extension_refused')
    await ctx.store
      .updateTable('cart_items')
      .set(holdColumns(extension.hold))
      .where('tenant', '=', item.tenant)
      .where('id', '=', item.id)
      .where('state', '=', 'held')
      .execute()
    return { status: 200, body: await toWireCart(ctx, cart, token) }
  },
)
