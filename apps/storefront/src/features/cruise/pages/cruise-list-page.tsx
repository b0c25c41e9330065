import { useTranslation } from '@selat/i18n'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { travelQueries } from '../../../shared/app/api.ts'
import { ProductListPage } from '../../../shared/trade/product/product-list-page.tsx'
import { useProductSearch } from '../../../shared/trade/product/use-product-search.ts'

/** Lists voyages of a few nights, with filters for nights, home port and month (PRD-5). */
export default function CruiseListPage() {
  const { t } = useTranslation('cruise')
  const { query } = useProductSearch('cruise')
  const list = useQuery({
    ...travelQueries.get('/travel/v1/cruise', { query }),
    placeholderData: keepPreviousData,
  })
  return (
    <ProductListPage content="cruise" title={t('list.title')} lead={t('list.lead')} list={list} />
  )
}
