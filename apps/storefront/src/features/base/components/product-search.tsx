import { useNavigate } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { ProductSearchForm } from '../../../shared/trade/product/product-search-form.tsx'
import { type CatalogueContent, productAddress } from '../../../shared/trade/product/product-url.ts'

/** Searches a product that has a list, and leads to that list. */
export function ProductSearch({ content }: { content: CatalogueContent }) {
  const navigate = useNavigate()
  return (
    <ProductSearchForm
      query={{}}
      onSearch={(query) =>
        void navigate(paths.products(content, productAddress(content).serialize(query)))
      }
    />
  )
}
