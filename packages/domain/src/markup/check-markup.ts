import { type CodeOf, type Issue, issue } from '../issues/issue.ts'
import { currencyExponent } from '../money/currency-exponent.ts'
import type { MarkupRule } from './selling-price.ts'

/** The largest markup for a person, in minor units. Up to it, sums stay exact. */
export const PER_PERSON_MAX = 1_000_000_000

/** The codes of issues of a markup rule. */
export type MarkupCode = CodeOf<'markup'>

/**
 * Lists all issues of an agency's rules; empty if they can be used. Two rules for the same product and operator are a
 * duplicate, and so are two amounts in one currency. Only a rule for ferries may name an operator.
 */
export function checkMarkup(rules: readonly MarkupRule[]): Issue<MarkupCode>[] {
  const seen = new Set<string>()
  return rules.flatMap((rule, index) => {
    const issues = [...checkOperator(rule, index), ...checkAmounts(rule, index)]
    const name = nameOf(rule)
    if (seen.has(name)) issues.unshift(issue(['rules', index], 'markup.duplicate'))
    seen.add(name)
    return issues
  })
}

/** Returns the key of a rule. Operators sail ferries, so an operator's rule is for ferries even if it does not say so. */
function nameOf({ product, operator }: MarkupRule): string {
  return operator === null ? (product ?? '') : `ferry ${operator}`
}

function checkOperator({ product, operator }: MarkupRule, rule: number): Issue<MarkupCode>[] {
  const isOfOther = operator !== null && product !== null && product !== 'ferry'
  return isOfOther ? [issue(['rules', rule, 'operator'], 'markup.ferries_only')] : []
}

function checkAmounts({ perPerson }: MarkupRule, rule: number): Issue<MarkupCode>[] {
  return perPerson.flatMap<Issue<MarkupCode>>(({ currency, exponent, amount }, index) => {
    const at = ['rules', rule, 'perPerson', index]
    if (perPerson.findIndex((other) => other.currency === currency) < index)
      return [issue(at, 'markup.duplicate')]
    if (exponent !== currencyExponent(currency)) return [issue(at, 'markup.wrong_exponent')]
    if (amount > PER_PERSON_MAX) return [issue(at, 'markup.too_high')]
    return amount < 0 ? [issue(at, 'markup.below_zero')] : []
  })
}
