import { type Address, STEP, useAddress } from '../../kit/address/use-address.ts'
import { type CatalogueContent, productAddress, type ProductQuery } from './product-url.ts'

export type ProductSearch = Address<ProductQuery>

/** Keeps the search of a list in the address. Each change is an entry of the history, and the page does not scroll. */
export function useProductSearch(content: CatalogueContent): ProductSearch {
  return useAddress(productAddress(content), STEP)
}
