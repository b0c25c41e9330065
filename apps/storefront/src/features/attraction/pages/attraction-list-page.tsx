import { useTranslation } from '@selat/i18n'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { travelQueries } from '../../../shared/app/api.ts'
import { ProductListPage } from '../../../shared/trade/product/product-list-page.tsx'
import { useProductSearch } from '../../../shared/trade/product/use-product-search.ts'

export default function AttractionListPage() {
  const { t } = useTranslation('attraction')
  const { query } = useProductSearch('attraction')
  const list = useQuery({
    ...travelQueries.get('/travel/v1/attraction', { query }),
    placeholderData: keepPreviousData,
  })
  return (
    <ProductListPage
      content="attraction"
      title={t('list.title')}
      lead={t('list.lead')}
      list={list}
    />
  )
}
