import { type Issue, issue } from '../issues/issue.ts'
import { sumMoney } from '../money/add-money.ts'
import { apportionMoney } from '../money/apportion-money.ts'
import { compareMoney } from '../money/compare-money.ts'
import { type Money, money, zeroMoney } from '../money/money.ts'
import { compareInstants, type Instant } from '../time/instant.ts'

/** What a promo code promises. Money stands in every currency that it counts for, once each. */
export type PromoTerms<Product extends string = string> = {
  readonly code: string
  readonly off:
    | { readonly kind: 'fixed'; readonly amounts: readonly Money[] }
    /** In whole per cent from 1 to 100, and no more than `maximum` where it has one. */
    | { readonly kind: 'percent'; readonly percent: number; readonly maximum: readonly Money[] }
  /** What the products that it counts for have to cost together, inclusive; any amount in a currency not named. */
  readonly minimum: readonly Money[]
  /** What it counts for; null for everything. */
  readonly products: readonly Product[] | null
  /** Currencies in which it counts; null for all. A fixed amount counts in those it is given in, whatever this says. */
  readonly currencies: readonly string[] | null
  /** Inclusive. */
  readonly startsAt: Instant
  /** Exclusive. */
  readonly endsAt: Instant
  /** How many orders may use it in all; null for any number. */
  readonly uses: number | null
  /** Whether an account, or an e-mail address, may use it one time only. */
  readonly isOnce: boolean
}

/** What can speak against a promo code. */
export type PromoCode =
  | 'order.promo_unknown'
  | 'order.promo_not_yet'
  | 'order.promo_expired'
  | 'order.promo_used_up'
  | 'order.promo_once'
  | 'order.promo_product'
  | 'order.promo_currency'
  | 'order.promo_minimum'

/** What it is judged by: the items of one order, all in one currency, and how often it was used. */
export type PromoFacts<Product extends string = string> = {
  readonly now: Instant
  readonly currency: string
  readonly items: readonly { readonly product: Product; readonly total: Money }[]
  /** Orders that have used it and have not lapsed. */
  readonly uses: number
  /** Whether one of those is this customer's. */
  readonly isUsedByCustomer: boolean
}

export type PromoVerdict =
  | { readonly isGood: true; readonly discounts: readonly Money[] }
  | { readonly isGood: false; readonly issue: Issue<PromoCode> }

/**
 * Whether a promo code counts for an order, and what it takes off each of its items, which is at least 0, in their order.
 * A percentage is of what its products cost online, rounded half up to the unit. Nothing becomes cheaper than free.
 * Of several reasons against it that is told which the customer can do least about.
 */
export function judgePromo<Product extends string>(
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
 * Whether one more use is too many, for who has had his or for everybody; null while one is free. `uses`
 * counts the other orders that have one.
 * @example usesAgainst({ uses: 1, isOnce: false }, { uses: 1, isUsedByCustomer: false }) // 'order.promo_used_up'
 */
export function usesAgainst(
  terms: Pick<PromoTerms, 'uses' | 'isOnce'>,
  { uses, isUsedByCustomer }: Pick<PromoFacts, 'uses' | 'isUsedByCustomer'>,
): 'order.promo_once' | 'order.promo_used_up' | null {
  if (terms.isOnce && isUsedByCustomer) return 'order.promo_once'
  return terms.uses !== null && uses >= terms.uses ? 'order.promo_used_up' : null
}

/** What speaks against it whatever is in the cart. */
function codeAgainst(
  terms: PromoTerms,
  { now, uses, isUsedByCustomer }: PromoFacts,
): Exclude<PromoCode, 'order.promo_minimum'> | null {
  if (compareInstants(now, terms.startsAt) < 0) return 'order.promo_not_yet'
  if (compareInstants(now, terms.endsAt) >= 0) return 'order.promo_expired'
  return usesAgainst(terms, { uses, isUsedByCustomer })
}

/** What it takes off a sum in all; undefined where it does not count in its currency. */
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

/** A promo code as it is looked up: in capitals, without spaces around it. */
export function normalisePromoCode(text: string): string {
  return text.trim().toUpperCase()
}
