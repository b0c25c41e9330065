import { sellingPrice } from '@selat/domain'
import type { MarkupRule } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { toMoney, toWire } from '../price/wire-money.ts'

type Item = Schemas['CartItem']

/** The agency's rules in the words of the domain. */
export function toRules({ Rules }: Pick<Schemas['Markup'], 'Rules'>): MarkupRule[] {
  return Rules.map(({ Product, Operator, Percent, PerPerson }) => ({
    product: Product,
    operator: Operator,
    percent: Percent,
    perPerson: PerPerson.map(toMoney),
  }))
}

/** What the agency's customer pays for an item of the cart now; what is due at counters is apart. */
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
