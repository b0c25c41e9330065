/** The least of the amounts where they differ: where all cost the same, none is a find that deserves a mark. */
export function lowestAmount(amounts: readonly number[]): number | null {
  const lowest = Math.min(...amounts)
  return amounts.some((amount) => amount !== lowest) ? lowest : null
}
