import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'

import { travelQueries } from '../../../shared/app/api.ts'
import { useAddress } from '../../../shared/kit/address/use-address.ts'
import { usePageParams } from '../../../shared/kit/address/use-page-params.ts'
import { useReplacedParams } from '../../../shared/trade/cart/instead-of.ts'
import { readStay, useStayDates } from '../../../shared/trade/hotel/stay-search.ts'
import { DetailState } from '../../../shared/trade/product/detail-state.tsx'
import { refusedInAddress } from '../../../shared/trade/product/refused-address.ts'
import { HotelDetail } from '../components/hotel-detail.tsx'
import { hotelAddress } from '../model/hotel-choice.ts'

/** Shows one hotel with its rooms for the stay in the address. */
export default function HotelPage() {
  const { id } = usePageParams('/hotels/:id')
  const address = useAddress(hotelAddress)
  const stay = readStay(address.query, useStayDates(), {
    isRefused: refusedInAddress('hotel', useSearchParams()[0]).has('date'),
  })
  const { checkIn, checkOut, rooms } = stay
  const replaced = useReplacedParams()
  const query = useQuery({
    ...travelQueries.get('/travel/v1/hotel/{id}', {
      path: { id },
      query: { checkIn, checkOut, rooms, ...replaced.query },
      header: replaced.header,
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <DetailState query={query} content="hotel">
      {(hotel) => (
        <HotelDetail
          key={hotel.Id}
          hotel={hotel}
          stay={stay}
          address={address}
          isUpdating={query.isPlaceholderData}
        />
      )}
    </DetailState>
  )
}
