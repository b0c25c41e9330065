import { useTranslation } from '@selat/i18n'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { travelQueries } from '../../../shared/app/api.ts'
import { ProductListPage } from '../../../shared/trade/product/product-list-page.tsx'
import { useProductSearch } from '../../../shared/trade/product/use-product-search.ts'

export default function PackageListPage() {
  const { t } = useTranslation('package')
  const { query } = useProductSearch('package')
  const list = useQuery({
    ...travelQueries.get('/travel/v1/package', { query }),
    placeholderData: keepPreviousData,
  })
  return (
    <ProductListPage content="package" title={t('list.title')} lead={t('list.lead')} list={list} />
  )
}
