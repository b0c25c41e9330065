/** The largest number left that a day still shows. */
const FEW = 3

/** The number left if it is low enough to be shown; null otherwise. */
export function lowStock(left: number): number | null {
  return left > 0 && left <= FEW ? left : null
}
