/** From so many on, a day says how many are left of what it has. */
const FEW = 3

/** What a day says of its stock: how many are left while they are few; null otherwise. */
export function lowStock(left: number): number | null {
  return left > 0 && left <= FEW ? left : null
}
