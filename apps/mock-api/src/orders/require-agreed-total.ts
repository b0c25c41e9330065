import { sumMoney } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import type { Context } from '../kernel/context.ts'
import { type ProblemField, refuse } from '../kernel/refusal.ts'
import { toWireItemPrice } from '../products/wire-booking.ts'
import type { OrderedItem } from './price-ordered-item.ts'

type PricedOrder = { readonly items: readonly OrderedItem[]; readonly currency: string }

/** Refuses an order that costs anything else than the buyer agreed to, with the new price and its lines. */
export function requireAgreedTotal(
  ctx: Context,
  agreed: Schemas['Money'] | undefined,
  { items, currency }: PricedOrder,
): void {
  if (!agreed) return
  const { amount, exponent } = sumMoney(
    items.map(({ price }) => price.total),
    currency,
  )
  const isAgreed =
    agreed.Amount === amount && agreed.Currency === currency && agreed.Exponent === exponent
  if (isAgreed) return
  refuse('price_changed', {
    params: { amount, currency, exponent },
    errors: items.flatMap((item, index) => lineFields(ctx, item, `/Items/${index}`)),
  })
}

function lineFields(ctx: Context, { row, ...item }: OrderedItem, pointer: string): ProblemField[] {
  const { Lines } = toWireItemPrice(ctx, { item_content: row.item_content, ...item })
  return Lines.map(({ Label, SectorIndex, Quantity, UnitAmount, Amount, PayAt }) => ({
    pointer,
    code: 'price_line',
    params: {
      label: Label,
      sector: SectorIndex,
      quantity: Quantity,
      unitAmount: UnitAmount.Amount,
      amount: Amount.Amount,
      currency: Amount.Currency,
      exponent: Amount.Exponent,
      payAt: PayAt,
    },
  }))
}
