import { QUOTATION_STATES } from '@selat/domain'

import { codec, oneOf, type ValuesOf, words } from '../../../shared/kit/address/codec.ts'

const params = { state: oneOf(QUOTATION_STATES), search: words({ max: 60 }) }

/** The filters of the list as its call takes them; an absent filter does not narrow the list. */
export type QuotationSearch = ValuesOf<typeof params>

export const quotationsAddress = codec(params)
