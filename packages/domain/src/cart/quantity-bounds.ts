/** Least and most of a product in one item, both inclusive; they come from the product. */
export type QuantityBounds = { readonly min: number; readonly max: number }
