import { type Money, negateMoney, subtractMoney, sumMoney } from '@selat/domain'

import { limitTries } from '../../accounts/rate-limit.ts'
import { findCart } from '../../cart/find-cart.ts'
import { orderCurrency } from '../../cart/order-currency.ts'
import { toWireMoney } from '../../ferry/wire-money.ts'
import type { Context } from '../../kernel/context.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { refuse } from '../../kernel/refusal.ts'
import { productOf } from '../../products/registry.ts'
import { promoDiscounts } from '../../promos/promo-discounts.ts'
import { fromJsonText } from '../../store/json-text.ts'
import type { CartItemRow, CartRow } from '../../store/tables/cart-tables.ts'

/** Of one cart, and from one address of a network: more than anybody types, fewer than guessing a code takes. */
const TRIES = {
  limits: { tries: 30, seconds: 600 },
  from: { tries: 120, seconds: 600 },
} as const

export const checkPromo = defineOperation(
  'checkPromo',
  async ({ header, body }, ctx) => {
    const rows = await heldItems(ctx, await findCart(ctx, header['Cart-Token']))
    if (rows.length === 0) refuse('cart_empty')
    const currency = orderCurrency(rows, ctx)
    const items = rows.map((row) => ({
      id: row.id,
      product: row.item_content,
      total: totalIn(ctx, row, currency),
    }))
    const { promo, discounts } = await promoDiscounts(ctx, {
      code: body.PromoCode,
      currency,
      items,
    })
    const off = sumMoney(discounts, currency)
    const total = sumMoney(
      items.map((item) => item.total),
      currency,
    )
    return {
      status: 200,
      body: {
        PromoCode: promo.code,
        Description: promo.descriptions[ctx.language],
        Discounts: items.flatMap(({ id }, index) => {
          const discount = discounts[index]
          if (!discount || discount.amount === 0) return []
          return [{ CartItem: id, Amount: toWireMoney(negateMoney(discount)) }]
        }),
        Discount: toWireMoney(negateMoney(off)),
        Total: toWireMoney(subtractMoney(total, off)),
      },
    }
  },
  {
    before: ({ header }, ctx) =>
      limitTries(ctx, 'check-promo', { about: header['Cart-Token'], ...TRIES }),
  },
)

function heldItems({ store }: Context, cart: CartRow): Promise<CartItemRow[]> {
  return store
    .selectFrom('cart_items')
    .selectAll()
    .where('tenant', '=', cart.tenant)
    .where('cart_id', '=', cart.id)
    .where('state', '=', 'held')
    .orderBy('position')
    .execute()
}

/** What an item costs in the currency in which the cart will be ordered. */
function totalIn(ctx: Context, row: CartItemRow, currency: string): Money {
  const { total } = fromJsonText(row.price)
  if (total.currency === currency) return total
  const price = productOf(row.item_content).price(ctx, fromJsonText(row.booking), { currency })
  if (!price) throw new Error(`Cart item ${row.id} holds what has no price`)
  return price.total
}
