import type { Schemas } from '@selat/sdk'

import { useIsNetHidden } from './net-visibility.ts'
import { counterLines, soldLines } from './sold-price.ts'

type Priced = Pick<Schemas['Order'], 'Items' | 'TotalAmount' | 'Agency' | 'ChangeOf'>

/** Returns the prices of an order as they may be seen, line by line: net prices, or selling prices if net prices are hidden. */
export function useShownOrder(order: Priced): Pick<Priced, 'Items' | 'TotalAmount'> {
  const isNetHidden = useIsNetHidden()
  const { Agency } = order
  return isNetHidden && Agency && order.ChangeOf === null
    ? soldOrder(order, Agency.SellingAmount)
    : order
}

/** Returns an order at its selling price. It sells as a whole, so the markup is shared out over the lines of all its items. */
function soldOrder(
  { Items }: Priced,
  selling: Schemas['Money'],
): Pick<Priced, 'Items' | 'TotalAmount'> {
  const all = Items.flatMap(({ Price }, item) => Price.Lines.map((line) => ({ ...line, item })))
  const sold = soldLines(all, selling)
  return {
    TotalAmount: selling,
    Items: Items.map((one, item) => {
      const own = sold.filter((line) => line.item === item).map(({ item: _item, ...line }) => line)
      const total = own.reduce((sum, { Amount }) => sum + Amount.Amount, 0)
      return {
        ...one,
        Price: {
          ...one.Price,
          Total: { ...selling, Amount: total },
          Lines: [...own, ...counterLines(one.Price.Lines)],
        },
      }
    }),
  }
}

/** Returns the amount that is due for an order, as it may be seen. */
export function useShownDue(
  { Agency }: Pick<Priced, 'Agency'>,
  due: Schemas['Money'],
): Schemas['Money'] {
  const isNetHidden = useIsNetHidden()
  return (isNetHidden && Agency?.SellingAmount) || due
}
