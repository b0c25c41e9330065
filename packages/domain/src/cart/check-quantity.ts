/** Least and most of a product in one item, both inclusive; they come from the product. */
export type QuantityBounds = { readonly min: number; readonly max: number }

export type QuantityRefusal =
  | { readonly reason: 'not_a_whole_number' }
  | { readonly reason: 'below_minimum'; readonly min: number }
  | { readonly reason: 'above_maximum'; readonly max: number }

/** Why a quantity is refused; undefined when it is within its bounds (§5). */
export function checkQuantity(
  quantity: number,
  { min, max }: QuantityBounds,
): QuantityRefusal | undefined {
  if (!Number.isSafeInteger(quantity)) return { reason: 'not_a_whole_number' }
  if (quantity < min) return { reason: 'below_minimum', min }
  if (quantity > max) return { reason: 'above_maximum', max }
  return undefined
}
