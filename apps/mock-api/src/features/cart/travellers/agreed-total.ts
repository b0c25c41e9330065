import type { Money } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { type ProblemField, refuse } from '../../../engine/http/refusal.ts'

/** The present price for known travellers, and the fields that a refusal states it with. */
export type AskedPrice = {
  readonly total: Money
  readonly fields: () => readonly ProblemField[]
}

/** Refuses if the price differs from the total that the buyer agreed to. The refusal states the new price and its lines. */
export function requireAgreedTotal(
  agreed: Schemas['Money'] | undefined,
  { total, fields }: AskedPrice,
): void {
  if (!agreed) return
  const { amount, currency, exponent } = total
  const isAgreed =
    agreed.Amount === amount && agreed.Currency === currency && agreed.Exponent === exponent
  if (isAgreed) return
  refuse('price_changed', { params: { amount, currency, exponent }, errors: [...fields()] })
}

/** Converts the lines of an item's price to fields of a problem document, whose params are plain values. */
export function priceFields(lines: Schemas['Price']['Lines'], pointer: string): ProblemField[] {
  return lines.map(({ Label, SectorIndex, Quantity, UnitAmount, Amount, PayAt }) => ({
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
