/** The middle of an odd number of measurements: one that was disturbed does not decide. */
export function medianOf(values: readonly number[]): number {
  const middle = values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)]
  if (middle === undefined) throw new Error('Nothing was measured')
  return middle
}

/** The median of what each round's value is to the other's of the same round: what slows both down cancels out. */
export function ratioOf(values: readonly number[], others: readonly number[]): number {
  return medianOf(values.map((value, round) => value / (others[round] ?? Number.NaN)))
}
