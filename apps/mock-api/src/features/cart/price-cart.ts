import { sumMoney } from '@selat/domain'

import { defineOperation } from '../../operation/operation.ts'
import { toWireMoney } from '../../world/money/wire-money.ts'
import { toWireDue } from '../product/item/wire-price.ts'
import { toWireItemPrice } from '../product/wire-booking.ts'
import { findCart } from './find-cart.ts'
import { priceKnownTravellers } from './travellers/price-known-travellers.ts'

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
        AtCounter: toWireDue(prices),
      },
    }
  },
  { transaction: 'none' },
)
