import { type Issue, issue } from '../issues/issue.ts'
import { sumMoney } from '../money/add-money.ts'
import { apportionMoney } from '../money/apportion-money.ts'
import { compareMoney } from '../money/compare-money.ts'
import { type Money, money, zeroMoney } from '../money/money.ts'
import { compareInstants, type Instant } from '../time/instant.ts'

/** The terms of a promo code. Each kind of amount has at most one value in each currency. */
export type PromoTerms<Product extends string = string> = {
  readonly code: string
  readonly off:
    | { readonly kind: 'fixed'; readonly amounts: readonly Money[] }
    /** A whole percentage from 1 to 100, limited by `maximum` if there is one. */
    | { readonly kind: 'percent'; readonly percent: number; readonly maximum: readonly Money[] }
  /**
   * The least total of the products that the code is valid for, inclusive. A currency that is not listed has no minimum.
   */
  readonly minimum: readonly Money[]
  /** The products that the code is valid for; null for all. */
  readonly products: readonly Product[] | null
  /**
   * The currencies in which a percentage is valid; null for all. For a fixed amount, the currencies of its amounts count
   * instead.
   */
  readonly currencies: readonly string[] | null
  /** The instant from which the code is valid, inclusive. */
  readonly startsAt: Instant
  /** The instant until which the code is valid, exclusive. */
  readonly endsAt: Instant
  /** The number of orders that may use it; null for any number. */
  readonly uses: number | null
  /** Whether an account or an e-mail address may use it only once. */
  readonly isOnce: boolean
}

/** The reasons why a promo code is not valid. */
export type PromoCode =
  | 'order.promo_unknown'
  | 'order.promo_not_yet'
  | 'order.promo_expired'
  | 'order.promo_used_up'
  | 'order.promo_once'
  | 'order.promo_product'
  | 'order.promo_currency'
  | 'order.promo_minimum'

/** The facts of the order: its items, all in one currency, and how often the code was used. */
export type PromoFacts<Product extends string = string> = {
  readonly now: Instant
  readonly currency: string
  readonly items: readonly { readonly product: Product; readonly total: Money }[]
  /** The number of orders that have used it and have not expired. */
  readonly uses: number
  /** Whether one of those orders is this customer's. */
  readonly isUsedByCustomer: boolean
}

export type PromoVerdict =
  | { readonly isGood: true; readonly discounts: readonly Money[] }
  | { readonly isGood: false; readonly issue: Issue<PromoCode> }

/**
 * Checks whether a promo code is valid for an order, and returns the discount of each item (0 or more), in their order. A
 * percentage is taken of the online price of the products that it is valid for, rounded half up to the minor unit. No
 * discount exceeds the price of its item. If there are several reasons against the code, the result has the one that the
 * customer can change least.
 */
export function applyPromo<Product extends string>(
  terms: PromoTerms<Product> | undefined,
  facts: PromoFacts<Product>,
): PromoVerdict {
  if (!terms) return refused('order.promo_unknown')
  const { currency, items } = facts
  const eligible = items.map(({ product, total }) =>
    terms.products === null || terms.products.includes(product) ? total : zeroMoney(currency),
  )
  const total = sumMoney(eligible, currency)
  const off = amountOff(terms, total)
  const minimum = inCurrency(terms.minimum, currency)
  const code = codeAgainst(terms, facts)
  if (code) return refused(code)
  if (total.amount === 0) return refused('order.promo_product')
  if (!off) return refused('order.promo_currency')
  if (minimum && compareMoney(total, minimum) < 0)
    return { isGood: false, issue: issue([], 'order.promo_minimum', { minimum }) }
  const weights = eligible.map(({ amount }) => amount)
  return { isGood: true, discounts: apportionMoney(off, weights) }
}

const refused = (code: Exclude<PromoCode, 'order.promo_minimum'>): PromoVerdict => ({
  isGood: false,
  issue: issue([], code),
})

/**
 * Returns the reason why one more use is not allowed, for this customer or for all; null if it is allowed. `uses` is the
 * number of other orders that have used the code.
 * @example usesAgainst({ uses: 1, isOnce: false }, { uses: 1, isUsedByCustomer: false }) // 'order.promo_used_up'
 */
export function usesAgainst(
  terms: Pick<PromoTerms, 'uses' | 'isOnce'>,
  { uses, isUsedByCustomer }: Pick<PromoFacts, 'uses' | 'isUsedByCustomer'>,
): 'order.promo_once' | 'order.promo_used_up' | null {
  if (terms.isOnce && isUsedByCustomer) return 'order.promo_once'
  return terms.uses !== null && uses >= terms.uses ? 'order.promo_used_up' : null
}

/** Returns the reason against the code that does not depend on the cart; null if there is none. */
function codeAgainst(
  terms: PromoTerms,
  { now, uses, isUsedByCustomer }: PromoFacts,
): Exclude<PromoCode, 'order.promo_minimum'> | null {
  if (compareInstants(now, terms.startsAt) < 0) return 'order.promo_not_yet'
  if (compareInstants(now, terms.endsAt) >= 0) return 'order.promo_expired'
  return usesAgainst(terms, { uses, isUsedByCustomer })
}

/** Returns the discount of a total; undefined if the code is not valid in its currency. */
function amountOff({ off, currencies }: PromoTerms, total: Money): Money | undefined {
  const { currency } = total
  if (off.kind === 'fixed') {
    const amount = inCurrency(off.amounts, currency)
    return amount && lesser(amount, total)
  }
  if (currencies !== null && !currencies.includes(currency)) return undefined
  const amount = percentOf(total, off.percent)
  const maximum = inCurrency(off.maximum, currency)
  return maximum ? lesser(amount, maximum) : amount
}

function percentOf(total: Money, percent: number): Money {
  const hundredths = BigInt(total.amount) * BigInt(percent)
  return money(Number((hundredths + 50n) / 100n), total.currency, total.exponent)
}

function inCurrency(list: readonly Money[], currency: string): Money | undefined {
  return list.find((amount) => amount.currency === currency)
}

function lesser(first: Money, second: Money): Money {
  return compareMoney(first, second) <= 0 ? first : second
}

/** Returns a promo code in the form in which it is looked up: in capitals, without spaces around it. */
export function normalisePromoCode(text: string): string {
  return text.trim().toUpperCase()
}
