import type { Schemas } from '@selat/sdk'

import { knownPriceKind } from '../../../shared/app/known/known-products.ts'
import type { Shown } from '../../../shared/app/known/known.ts'

type Line = Schemas['PriceLine']

/** The amount that is paid now under one name, in one currency. */
export type NamedSum = {
  kind: Line['Kind']
  /** The name of a supplement, charge, fee or discount; null for fares and base prices, which are named by their product. */
  name: string | null
  product: Schemas['Product']
  amount: Schemas['Money']
}

type PricedItem = { ItemContent: Schemas['Product']; Price: Schemas['Price'] }

const order = [
  'fare',
  'base',
  'supplement',
  'terminal_charge',
  'surcharge',
  'fee',
  'discount',
  'unknown',
] as const satisfies readonly Shown<Line['Kind']>[]

/**
 * Sums the amounts that are paid now by their purpose. Fares and stays come first, one sum for each product; then each
 * supplement, charge and fee under the name of its own line.
 */
export function priceByName(items: readonly PricedItem[]): NamedSum[] {
  const sums = new Map<string, NamedSum>()
  for (const { ItemContent: product, Price } of items)
    for (const { Kind: kind, Label, PayAt, Amount } of Price.Lines) {
      if (PayAt !== 'online') continue
      const name = kind === 'fare' || kind === 'base' ? null : Label
      const key = JSON.stringify([kind, name ?? product, Amount.Currency])
      const before = sums.get(key)?.amount.Amount ?? 0
      sums.set(key, { kind, name, product, amount: { ...Amount, Amount: before + Amount.Amount } })
    }
  return [...sums.values()].toSorted(
    (first, second) =>
      order.indexOf(knownPriceKind(first.kind)) - order.indexOf(knownPriceKind(second.kind)),
  )
}
