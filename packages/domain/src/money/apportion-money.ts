import { type Money, money } from './money.ts'

/**
 * Splits an amount in proportion to whole-number weights, to the last unit. Every share is first rounded down. The units
 * left over go to the shares that lost most by rounding, and among equal ones to the earlier. If the amount is at most the
 * sum of the weights, no share exceeds its weight. Throws if a weight is below 0, all are 0, or the amount is below 0.
 * @example apportionMoney(money(100, 'SGD'), [1, 1, 1]) // 34, 33, 33 cents
 */
export function apportionMoney(value: Money, weights: readonly number[]): Money[] {
  const areWeights = weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0)
  if (!areWeights || !weights.some((weight) => weight > 0) || value.amount < 0)
    throw new RangeError(`Cannot share ${value.amount} by ${weights.join(', ')}`)
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  const shares = weights.map((weight, index) => {
    const exact = BigInt(value.amount) * BigInt(weight)
    return { index, amount: exact / total, cut: exact % total }
  })
  const given = shares.reduce((sum, { amount }) => sum + amount, 0n)
  const left = Number(BigInt(value.amount) - given)
  const isRaised = new Set(
    shares
      .toSorted((first, second) =>
        first.cut === second.cut ? first.index - second.index : first.cut > second.cut ? -1 : 1,
      )
      .slice(0, left)
      .map(({ index }) => index),
  )
  return shares.map(({ amount, index }) =>
    money(Number(amount) + Number(isRaised.has(index)), value.currency, value.exponent),
  )
}
