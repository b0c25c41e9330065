import { sumByCurrency, sumMoney } from '@selat/domain'

import { findCart } from '../../cart/find-cart.ts'
import { toWireMoney } from '../../ferry/wire-money.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { priceKnownTravellers } from '../../orders/price-known-travellers.ts'
import { toWireItemPrice } from '../../products/wire-booking.ts'

export const priceCart = defineOperation(
  'priceCart',
  async ({ header, query, body }, ctx) => {
    const cart = await findCart(ctx, header['Cart-Token'])
    const { currency, items } = await priceKnownTravellers(ctx, cart, body.Items, query.currency)
    const prices = items.map(({ price }) => price)
    const total = sumMoney(
      prices.map((price) => price.total),
      currency,
    )
    return {
      status: 200,
      body: {
        Items: items.map(({ row, people, ...priced }) => ({
          CartItem: row.id,
          Price: toWireItemPrice(ctx, { item_content: row.item_content, ...priced }),
          Travellers: people.map(({ bands }) => ({ Bands: [...bands] })),
        })),
        Total: toWireMoney(total),
        AtCounter: sumByCurrency(prices.flatMap(({ dueAtCounter }) => dueAtCounter)).map(
          toWireMoney,
        ),
      },
    }
  },
  { transaction: 'none' },
)
