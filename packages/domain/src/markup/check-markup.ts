import { type CodeOf, type Issue, issue } from '../issues/issue.ts'
import { currencyExponent } from '../money/currency-exponent.ts'
import type { MarkupRule } from './selling-price.ts'

/** The most that is added for a person, in units of the currency's smallest: sums of it stay exact. */
export const PER_PERSON_MAX = 1_000_000_000

/** The codes of issues of a markup rule. */
export type MarkupCode = CodeOf<'markup'>

/**
 * Everything that is wrong with an agency's rules; empty when they can be used. A rule that names what an earlier one names
 * is a duplicate, and so is a second amount in a currency. An operator is named of ferries only.
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

/** An operator sails ferries, whether the rule says so or not. */
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
