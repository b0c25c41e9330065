import { priceIncrement } from '../money/currency-exponent.ts'
import { assertSameUnit, type Money, money } from '../money/money.ts'

/** A line of a net price: `amount` is its unit amount times its quantity. */
export type NetLine = { readonly quantity: number; readonly amount: Money }

/** Some units of a line that have one selling price each. */
export type SoldUnits = { readonly quantity: number; readonly unitAmount: Money }

/**
 * Splits a selling price into lines like those of its net price. Each line gets its share of the markup, so that the lines
 * sum to the selling price exactly. Units of a line have the same price if possible; else the line is split in two. Free
 * lines stay free, unless all are. Throws on lines below zero, and on a selling price below the net price or in another
 * currency.
 * @example spreadSelling([{ quantity: 2, amount: idr(200_000) }, { quantity: 1, amount: idr(50_000) }], idr(262_500))
 * // 2 × 105,000 and 1 × 52,500
 */
export function spreadSelling(lines: readonly NetLine[], selling: Money): SoldUnits[][] {
  for (const { quantity, amount } of lines) {
    assertSameUnit(amount, selling)
    if (amount.amount < 0 || quantity < 1 || !Number.isSafeInteger(amount.amount / quantity))
      throw new RangeError(`Not a line of a price: ${quantity} for ${amount.amount}`)
  }
  const net = lines.reduce((sum, { amount }) => sum + amount.amount, 0)
  const added = selling.amount - net
  if (added < 0) throw new RangeError(`${selling.amount} is less than ${net}`)
  if (added > 0 && lines.length === 0) throw new RangeError('A price without lines')
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const whole = { added, selling, weight: net === 0 ? units : net, isAllFree: net === 0 }
  const shares = lines.map((line) => toShare(line, whole))
  giveRest(shares, { left: added - given(shares), step: stepOf(added, selling.currency) })
  return shares.map(({ quantity, unit, dearer, more }) =>
    [
      { quantity: quantity - dearer, unitAmount: unit },
      { quantity: dearer, unitAmount: unit + more },
    ]
      .filter(({ quantity: count }) => count > 0)
      .map(({ quantity: count, unitAmount }) => ({
        quantity: count,
        unitAmount: money(unitAmount, selling.currency, selling.exponent),
      })),
  )
}

/** A line during the calculation: `dearer` of its units cost `more` than the others. */
type Share = {
  readonly quantity: number
  readonly isFree: boolean
  unit: number
  /** The markup of all units of the line together. */
  added: number
  dearer: number
  more: number
}

/**
 * The markup to divide, and the sum of all lines' weights. A weight is the line's amount, or its quantity if all amounts are
 * zero.
 */
type Whole = {
  readonly added: number
  readonly selling: Money
  readonly weight: number
  readonly isAllFree: boolean
}

/** Returns the smallest step of a price in its currency; 1 if the markup is not a multiple of it. */
function stepOf(added: number, currency: string): number {
  const step = priceIncrement(currency)
  return added % step === 0 ? step : 1
}

/** Returns the exact share of a line, rounded down to a whole step for each unit. */
function toShare({ quantity, amount }: NetLine, whole: Whole): Share {
  const { added, selling, weight, isAllFree } = whole
  const step = BigInt(stepOf(added, selling.currency))
  const own = BigInt(isAllFree ? quantity : amount.amount)
  const steps = (BigInt(added) * own) / (BigInt(quantity) * step * BigInt(Math.max(weight, 1)))
  const each = Number(steps * step)
  return {
    quantity,
    isFree: own === 0n,
    unit: amount.amount / quantity + each,
    added: each * quantity,
    dearer: 0,
    more: 0,
  }
}

function given(shares: readonly Share[]): number {
  return shares.reduce((sum, share) => sum + share.added, 0)
}

/**
 * Adds the remainder of the rounding to whole lines, those with the most units first. If no line divides a remainder evenly,
 * one line is split in two.
 */
function giveRest(shares: readonly Share[], { left, step }: { left: number; step: number }): void {
  const payers = shares
    .filter(({ isFree }) => !isFree)
    .toSorted((first, second) => second.quantity - first.quantity)
  let rest = left
  for (const share of payers) {
    const times = Math.floor(rest / (share.quantity * step))
    share.unit += times * step
    rest -= times * share.quantity * step
  }
  const last = payers.at(-1)
  if (rest === 0 || !last) return
  const even = payers.find(({ quantity }) => rest % quantity === 0)
  if (even) {
    even.unit += rest / even.quantity
    return
  }
  last.dearer = rest / step
  last.more = step
}
