import { addMoney } from '../money/add-money.ts'
import { priceIncrement } from '../money/currency-exponent.ts'
import { type Money, money, zeroMoney } from '../money/money.ts'
import { multiplyMoney } from '../money/multiply-money.ts'
import { parseDecimal } from '../money/parse-decimal.ts'

/**
 * A rule for the markup on net prices. `percent` is from 0 to 100 with one decimal; `perPerson` has at most one amount for each
 * currency.
 */
export type MarkupRule = {
  /** Null if the rule is for every product. */
  readonly product: string | null
  /** Null if the rule is for every operator. Operators sail ferries, so a rule that names one is for ferries. */
  readonly operator: string | null
  readonly percent: number
  readonly perPerson: readonly Money[]
}

/** An item that an agency sells. `operators` are those of its sectors; empty for other products. */
export type MarkedUpItem = {
  readonly net: Money
  readonly product: string
  readonly operators: readonly string[]
  /** The number of travellers, or of units such as rooms or vehicles if people are not counted. */
  readonly people: number
}

/**
 * Calculates the selling price of an item: its net price and the markup of the most specific rule. A percentage is rounded
 * up to the smallest step of a price in its currency, once for the item. An amount per person applies if it is in that
 * currency. Without a matching rule the selling price is the net price.
 * @example sellingPrice({ net: money(370_000, 'IDR'), product: 'ferry', operators: ['BF'], people: 1 }, rules) // 388,500 at 5 %
 */
export function sellingPrice(item: MarkedUpItem, rules: readonly MarkupRule[]): Money {
  const { net, people } = item
  const rule = fittingRule(item, rules)
  if (!rule) return net
  const each = rule.perPerson.find(({ currency }) => currency === net.currency)
  const forPeople = each ? multiplyMoney(each, people) : zeroMoney(net.currency)
  return addMoney(addMoney(net, percentOf(net, rule.percent)), forPeople)
}

/**
 * Finds the most specific rule for an item: one for its operator, then one for its product, then a general one. An
 * operator's rule applies only if that operator alone sails the item. Undefined if none applies.
 */
export function fittingRule(
  { product, operators }: Pick<MarkedUpItem, 'product' | 'operators'>,
  rules: readonly MarkupRule[],
): MarkupRule | undefined {
  const [operator] = new Set(operators).size === 1 ? operators : []
  const sailed = rules.find(
    (rule) => rule.operator !== null && rule.operator === operator && fitsProduct(rule, product),
  )
  const others = rules.filter((rule) => rule.operator === null)
  return (
    sailed ??
    others.find((rule) => rule.product === product) ??
    others.find((rule) => rule.product === null)
  )
}

function fitsProduct(rule: MarkupRule, product: string): boolean {
  return rule.product === null || rule.product === product
}

/** Calculates a percentage with big integers, so that it is exact. */
function percentOf(net: Money, percent: number): Money {
  const { amount, scale } = parseDecimal(String(percent))
  if (scale > 1 || amount < 0 || percent > 100) throw new RangeError(`Not per cent: ${percent}`)
  if (net.amount < 0) throw new RangeError(`Not a price: ${net.amount}`)
  const tenths = BigInt(amount) * (scale === 0 ? 10n : 1n)
  const step = BigInt(priceIncrement(net.currency))
  const steps = (BigInt(net.amount) * tenths + 1000n * step - 1n) / (1000n * step)
  return money(Number(steps * step), net.currency, net.exponent)
}
