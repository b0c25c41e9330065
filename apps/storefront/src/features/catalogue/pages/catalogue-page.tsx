import { useTranslation } from '@selat/i18n'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { matchPath, useLocation } from 'react-router-dom'

import { travelQueries } from '../../../shared/app/api.ts'
import { listedProducts } from '../../../shared/app/known/known-products.ts'
import { productPath } from '../../../shared/app/paths.ts'
import { ProductListPage } from '../../../shared/trade/product/product-list-page.tsx'
import type { CatalogueContent } from '../../../shared/trade/product/product-url.ts'
import { useProductSearch } from '../../../shared/trade/product/use-product-search.ts'

/** A stay needs dates and guests before it has a price, so hotels have a list page of their own. */
type Content = Exclude<CatalogueContent, 'hotel'>

const contents = listedProducts.filter((product): product is Content => product !== 'hotel')

/** The list of the product whose address it is. */
export default function CataloguePage() {
  const { pathname } = useLocation()
  const content = contents.find((product) => matchPath(productPath(product), pathname))
  if (content === undefined) throw new Error('This is no address of a list.')
  const { t } = useTranslation(content)
  const { query } = useProductSearch(content)
  const list = useQuery({
    ...travelQueries.get(`/travel/v1/${content}`, { query }),
    placeholderData: keepPreviousData,
  })
  return (
    <ProductListPage content={content} title={t('list.title')} lead={t('list.lead')} list={list} />
  )
}
