import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../../operation/context.ts'
import { sellingMoney } from '../item/entry-money.ts'

type Free = { readonly price: number; readonly count: number }

/** Converts one day of a product's calendar: its lowest price and what is left. */
export function toProductDay(
  ctx: Pick<Context, 'money' | 'currency'>,
  entry: Parameters<typeof sellingMoney>[1],
  { date, isOpen, free }: { date: string; isOpen: boolean; free: readonly Free[] },
): Schemas['ProductDay'] {
  const [cheapest] = free.toSorted((a, b) => a.price - b.price)
  const left = free.reduce((sum, { count }) => sum + count, 0)
  return {
    Date: date,
    From: cheapest ? sellingMoney(ctx, entry, cheapest.price) : null,
    IsAvailable: cheapest !== undefined,
    // A sold-out day has 0 left, a closed day null.
    Left: isOpen && !cheapest ? 0 : lowStock(left),
  }
}

/** The largest number left that a day still shows. */
const FEW = 3

/** Returns the number left if it is low enough to be shown; null otherwise. */
function lowStock(left: number): number | null {
  return left > 0 && left <= FEW ? left : null
}
