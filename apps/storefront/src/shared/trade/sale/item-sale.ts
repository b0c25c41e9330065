import { type MarkupRule, sellingPrice } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { toMoney, toWire } from '../price/wire-money.ts'

type Item = Schemas['CartItem']

/** Returns the agency's rules in the form of the domain. */
export function toRules({ Rules }: Pick<Schemas['Markup'], 'Rules'>): MarkupRule[] {
  return Rules.map(({ Product, Operator, Percent, PerPerson }) => ({
    product: Product,
    operator: Operator,
    percent: Percent,
    perPerson: PerPerson.map(toMoney),
  }))
}

/** Returns what the agency's customer pays now for an item of the cart, without amounts that are due at counters. */
export function sellingOf(item: Item, rules: readonly MarkupRule[]): Schemas['Money'] {
  return toWire(
    sellingPrice(
      {
        net: toMoney(item.Price.Total),
        product: item.ItemContent,
        operators:
          item.ItemContent === 'ferry' ? item.Ferry.Sectors.map(({ Operator }) => Operator) : [],
        people: item.Qty,
      },
      rules,
    ),
  )
}
