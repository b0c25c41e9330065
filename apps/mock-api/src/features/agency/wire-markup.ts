import type { MarkupRule } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { toWireMoney } from '../../world/money/wire-money.ts'
import type { AgencyMarkup } from './markup-rules.ts'

export function toWireMarkup({ rules, updatedAt, updatedBy }: AgencyMarkup): Schemas['Markup'] {
  return {
    Rules: rules.map(({ product, operator, percent, perPerson }) => ({
      // Only products of the contract are written: by saveMarkup, and by fixtures that have its list.
      Product: product as Schemas['Product'] | null,
      Operator: operator,
      Percent: percent,
      PerPerson: perPerson.map(toWireMoney),
    })),
    UpdatedAt: updatedAt,
    UpdatedBy: updatedBy,
  }
}

export function toMarkupRule(rule: Schemas['MarkupRule']): MarkupRule {
  const { Product, Operator, Percent, PerPerson } = rule
  return {
    product: Product,
    operator: Operator,
    percent: Percent,
    perPerson: PerPerson.map(({ Amount, Currency, Exponent }) => ({
      amount: Amount,
      currency: Currency,
      exponent: Exponent,
    })),
  }
}
