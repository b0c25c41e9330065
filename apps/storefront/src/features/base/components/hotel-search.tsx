import { useTranslation } from '@selat/i18n'
import { useNavigate } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { HotelSearchForm } from '../../../shared/trade/hotel/hotel-search-form.tsx'
import { readStay, useStayDates } from '../../../shared/trade/hotel/stay-search.ts'
import { productAddress } from '../../../shared/trade/product/product-url.ts'

/** Searches hotels for a stay and for the people in each room. */
export function HotelSearch() {
  const { t } = useTranslation('hotel')
  const navigate = useNavigate()
  return (
    <HotelSearchForm
      stay={readStay({}, useStayDates())}
      words={{ value: '' }}
      submitText={t('search.submit')}
      onSearch={(query) =>
        void navigate(paths.products('hotel', productAddress('hotel').serialize(query)))
      }
    />
  )
}
