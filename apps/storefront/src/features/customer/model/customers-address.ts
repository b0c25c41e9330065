import { codec, pageNumber, words } from '../../../shared/kit/address/codec.ts'
import { CUSTOMER_SEARCH_MAX } from '../../../shared/trade/agency/customers.ts'

/** The page and the search of the list. The server counts at most a thousand pages. */
export const customersAddress = codec(
  { search: words({ max: CUSTOMER_SEARCH_MAX }), page: pageNumber({ max: 1000 }) },
  { place: 'page' },
)
