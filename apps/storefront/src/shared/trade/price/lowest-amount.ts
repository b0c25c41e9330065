/** Returns the lowest of the amounts; null if all are equal, because then none deserves a mark. */
export function lowestAmount(amounts: readonly number[]): number | null {
  const lowest = Math.min(...amounts)
  return amounts.some((amount) => amount !== lowest) ? lowest : null
}
