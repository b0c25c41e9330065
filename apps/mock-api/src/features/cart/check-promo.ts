import { negateMoney, subtractMoney, sumMoney } from '@selat/domain'

import { defineOperation } from '../../operation/operation.ts'
import { limitTries } from '../../operation/rate-limit.ts'
import { toWireMoney } from '../../world/money/wire-money.ts'
import { findCart } from './find-cart.ts'
import { promoDiscounts } from './promos/promo-discounts.ts'
import { priceKnownTravellers } from './travellers/price-known-travellers.ts'

/** Limits of tries for one cart, and for one network: more than people type, and too few to guess a code. */
const TRIES = {
  limits: { tries: 30, seconds: 600 },
  from: { tries: 120, seconds: 600 },
} as const

export const checkPromo = defineOperation(
  'checkPromo',
  async ({ header, query, body }, ctx) => {
    const cart = await findCart(ctx, header['Cart-Token'])
    const priced = await priceKnownTravellers(ctx, cart, body.Items ?? [], query.currency)
    const { currency } = priced
    const items = priced.items.map(({ row, price }) => ({
      id: row.id,
      product: row.item_content,
      total: price.total,
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
