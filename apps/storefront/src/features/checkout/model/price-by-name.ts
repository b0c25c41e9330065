import type { Schemas } from '@selat/sdk'

import { knownPriceKind } from '../../../shared/app/known/known-products.ts'
import type { Shown } from '../../../shared/app/known/known.ts'

type Line = Schemas['PriceLine']

/** What is paid now under one name, in one currency. */
export type NamedSum = {
  kind: Line['Kind']
  /** Null of fares and of what a product itself costs, which go by their product. */
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
 * What is paid now, by what it is for: seats and stays first, a sum a product, then each supplement, charge and fee under
 * the name that its own line has.
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
