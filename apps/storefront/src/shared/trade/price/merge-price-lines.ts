import type { Schemas } from '@selat/sdk'

type Line = Schemas['PriceLine']

/**
 * Merges equal lines and adds their quantities. A charge that is counted by band, but costs the same in each, becomes
 * one charge for all people. The sums do not change.
 */
export function mergePriceLines(lines: readonly Line[]): Line[] {
  const merged = new Map<string, Line>()
  for (const line of lines) {
    const { Label, SectorIndex, PayAt, Kind, UnitAmount } = line
    const key = JSON.stringify([Label, SectorIndex, PayAt, Kind, UnitAmount])
    const same = merged.get(key)
    merged.set(key, same ? add(same, line) : line)
  }
  return [...merged.values()]
}

function add(first: Line, second: Line): Line {
  return {
    ...first,
    Band: first.Band === second.Band ? first.Band : null,
    Quantity: first.Quantity + second.Quantity,
    Amount: { ...first.Amount, Amount: first.Amount.Amount + second.Amount.Amount },
  }
}
