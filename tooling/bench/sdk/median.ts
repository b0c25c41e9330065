/**
 * Returns the median of an odd number of measurements, so that one disturbed measurement does not count.
 */
export function medianOf(values: readonly number[]): number {
  const middle = values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)]
  if (middle === undefined) throw new Error('Nothing was measured')
  return middle
}

/**
 * Returns the median ratio of two values in the same round, in which load that slows both down cancels out.
 */
export function ratioOf(values: readonly number[], others: readonly number[]): number {
  return medianOf(values.map((value, round) => value / (others[round] ?? Number.NaN)))
}
