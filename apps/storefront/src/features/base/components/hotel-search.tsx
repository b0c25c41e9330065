import { useTranslation } from '@selat/i18n'
import { useNavigate } from 'react-router-dom'

import { HotelSearchForm } from '../../../shared/hotel/hotel-search-form.tsx'
import { readStay, useStayDates } from '../../../shared/hotel/stay-search.ts'
import { paths } from '../../../shared/paths.ts'
import { serializeProductQuery } from '../../../shared/product/product-url.ts'

/** The search of hotels: for a stay, and for who sleeps where. */
export function HotelSearch() {
  const { t } = useTranslation('hotel')
  const navigate = useNavigate()
  return (
    <HotelSearchForm
      stay={readStay({}, useStayDates())}
      words={{ value: '' }}
      submitText={t('search.submit')}
      onSearch={(query) => void navigate(paths.products('hotel', serializeProductQuery(query)))}
    />
  )
}
