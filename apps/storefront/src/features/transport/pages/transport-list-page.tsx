import { useTranslation } from '@selat/i18n'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { travelQueries } from '../../../shared/app/api.ts'
import { ProductListPage } from '../../../shared/trade/product/product-list-page.tsx'
import { useProductSearch } from '../../../shared/trade/product/use-product-search.ts'

/** Lists cars, vans and shuttles between terminals, airports and hotels (PRD-4). */
export default function TransportListPage() {
  const { t } = useTranslation('transport')
  const { query } = useProductSearch('transport')
  const list = useQuery({
    ...travelQueries.get('/travel/v1/transport', { query }),
    placeholderData: keepPreviousData,
  })
  return (
    <ProductListPage
      content="transport"
      title={t('list.title')}
      lead={t('list.lead')}
      list={list}
    />
  )
}
