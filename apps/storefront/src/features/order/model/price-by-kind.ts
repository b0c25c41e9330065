import type { Schemas } from '@selat/sdk'

type Kind = Schemas['PriceLine']['Kind']

/** What is paid now for one kind of line, in one currency. */
export type KindSum = { kind: Kind; amount: Schemas['Money'] }

const order = [
  'fare',
  'base',
  'supplement',
  'terminal_charge',
  'surcharge',
  'fee',
  'discount',
] as const satisfies readonly Kind[]

/** A kind that the site does not know comes last. */
function placeOf(kind: Kind): number {
  const place = order.findIndex((one) => one === kind)
  return place === -1 ? order.length : place
}

/** What is paid now, by what it is for: seats and stays first, then charges and fees. */
export function priceByKind(items: readonly { Price: Schemas['Price'] }[]): KindSum[] {
  const sums = new Map<string, KindSum>()
  for (const line of items.flatMap(({ Price }) => Price.Lines)) {
    if (line.PayAt !== 'online') continue
    const key = `${line.Kind} ${line.Amount.Currency}`
    const before = sums.get(key)?.amount.Amount ?? 0
    const amount = { ...line.Amount, Amount: before + line.Amount.Amount }
    sums.set(key, { kind: line.Kind, amount })
  }
  return [...sums.values()].toSorted((first, second) => placeOf(first.kind) - placeOf(second.kind))
}
