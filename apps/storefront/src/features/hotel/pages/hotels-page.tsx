import { useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { EmptyState } from '@selat/ui/empty-state'
import { ProductScene } from '@selat/ui/product-scene'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'

import { travelQueries } from '../../../shared/app/api.ts'
import { paths } from '../../../shared/app/paths.ts'
import { HotelSearchForm } from '../../../shared/trade/hotel/hotel-search-form.tsx'
import { readStay, useStayDates } from '../../../shared/trade/hotel/stay-search.ts'
import { ProductCard } from '../../../shared/trade/product/product-card.tsx'
import { ProductListPage } from '../../../shared/trade/product/product-list-page.tsx'
import { productAddress } from '../../../shared/trade/product/product-url.ts'
import { refusedInAddress } from '../../../shared/trade/product/refused-address.ts'
import { useProductSearch } from '../../../shared/trade/product/use-product-search.ts'

/** Lists hotels for a stay. Without one in the address, it is one night in a week's time. */
export default function HotelsPage() {
  const { t } = useTranslation('hotel')
  const search = useProductSearch('hotel')
  const { query } = search
  const stay = readStay(query, useStayDates(), {
    isRefused: refusedInAddress('hotel', useSearchParams()[0]).has('date'),
  })
  const { checkIn, checkOut, rooms } = stay
  const when = { checkIn, checkOut, rooms }
  const list = useQuery({
    ...travelQueries.get('/travel/v1/hotel', { query: { ...query, ...when } }),
    placeholderData: keepPreviousData,
  })
  const isTooMany = list.data?.Total === 0 && query.q === undefined && query.facet === undefined
  return (
    <ProductListPage
      content="hotel"
      title={t('page.title')}
      lead={t('page.lead')}
      list={list}
      search={
        <>
          {stay.isMoved && (
            <Alert variant="warning" className="mb-4" title={t('moved.title')}>
              {t('moved.list')}
            </Alert>
          )}
          <HotelSearchForm
            key={`${query.q} ${checkIn} ${checkOut} ${rooms}`}
            stay={stay}
            words={{ value: query.q ?? '' }}
            submitText={t('search.submit')}
            onSearch={search.set}
          />
        </>
      }
      renderCard={(card) => (
        <ProductCard
          card={card}
          to={paths.product(
            'hotel',
            card.Id,
            productAddress('hotel').serialize({ ...when, facet: query.facet }),
          )}
          headingLevel={2}
        />
      )}
      {...(isTooMany && {
        instead: (
          <EmptyState
            title={t('tooMany.title')}
            description={t('tooMany.body')}
            illustration={<ProductScene seed="empty" kind="hotel" />}
          />
        ),
      })}
    />
  )
}
