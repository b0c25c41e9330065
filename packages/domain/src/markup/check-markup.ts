import { currencyExponent } from '../money/currency-exponent.ts'
import type { MarkupRule } from './selling-price.ts'

/** The most that is added for a person, in units of the currency's smallest: sums of it stay exact. */
export const PER_PERSON_MAX = 1_000_000_000

/** What is wrong with a rule, and where: `perPerson` names the amount. */
export type MarkupIssue =
  | { readonly rule: number; readonly field: null; readonly reason: 'duplicate' }
  | { readonly rule: number; readonly field: 'operator'; readonly reason: 'ferries_only' }
  | {
      readonly rule: number
      readonly field: 'perPerson'
      readonly amount: number
      readonly reason: 'duplicate' | 'below_zero' | 'too_high' | 'wrong_exponent'
    }

/**
 * Everything that is wrong with an agency's rules; empty when they can be used. A rule that names what an earlier one names
 * is a duplicate, and so is a second amount in a currency. An operator is named of ferries only.
 */
export function checkMarkup(rules: readonly MarkupRule[]): MarkupIssue[] {
  const seen = new Set<string>()
  return rules.flatMap((rule, index) => {
    const issues = [...checkOperator(rule, index), ...checkAmounts(rule, index)]
    const name = nameOf(rule)
    if (seen.has(name)) issues.unshift({ rule: index, field: null, reason: 'duplicate' })
    seen.add(name)
    return issues
  })
}

/** An operator sails ferries, whether the rule says so or not. */
function nameOf({ product, operator }: MarkupRule): string {
  return operator === null ? (product ?? '') : `ferry ${operator}`
}

function checkOperator({ product, operator }: MarkupRule, rule: number): MarkupIssue[] {
  const isOfOther = operator !== null && product !== null && product !== 'ferry'
  return isOfOther ? [{ rule, field: 'operator', reason: 'ferries_only' }] : []
}

function checkAmounts({ perPerson }: MarkupRule, rule: number): MarkupIssue[] {
  const at = { rule, field: 'perPerson' } as const
  return perPerson.flatMap<MarkupIssue>(({ currency, exponent, amount: value }, amount) => {
    if (perPerson.findIndex((other) => other.currency === currency) < amount)
      return [{ ...at, amount, reason: 'duplicate' }]
    if (exponent !== currencyExponent(currency))
      return [{ ...at, amount, reason: 'wrong_exponent' }]
    if (value > PER_PERSON_MAX) return [{ ...at, amount, reason: 'too_high' }]
    return value < 0 ? [{ ...at, amount, reason: 'below_zero' }] : []
  })
}
