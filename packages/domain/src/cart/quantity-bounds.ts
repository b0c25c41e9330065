/** The minimum and maximum of a product in one item, both inclusive. Each product sets its own. */
export type QuantityBounds = { readonly min: number; readonly max: number }
