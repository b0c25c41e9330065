import { useAddressParams } from '../../kit/address/use-address-params.ts'
import { parseProductQuery, serializeProductQuery } from './product-url.ts'
import type { CatalogueContent, ProductQuery } from './product-url.ts'

export type ProductSearch = {
  /** What the list's call takes. */
  query: ProductQuery
  page: number
  /** Changes what is said and keeps the rest; anything but another page begins at the first page. */
  set: (patch: ProductQuery) => void
}

/** The search of a list. Its whole state is the address, so that it can be shared and gone back to. */
export function useProductSearch(content: CatalogueContent): ProductSearch {
  const [params, setParams] = useAddressParams()
  const query = parseProductQuery(content, params)
  const set = (patch: ProductQuery) => {
    const next = serializeProductQuery({ ...query, page: undefined, ...patch })
    // Another page is read from its top; filters change the list where one looks.
    setParams(next, 'page' in patch ? {} : { preventScrollReset: true })
  }
  return { query, page: query.page ?? 1, set }
}
