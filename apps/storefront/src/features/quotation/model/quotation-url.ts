import { QUOTATION_STATES } from '@selat/domain'

import { codec, oneOf, words } from '../../../shared/kit/address/codec.ts'
import type { ValuesOf } from '../../../shared/kit/address/codec.ts'

const params = { state: oneOf(QUOTATION_STATES), search: words({ max: 60 }) }

/** What the list is narrowed to, as its call takes it; what is not said does not narrow. */
export type QuotationSearch = ValuesOf<typeof params>

export const quotationsAddress = codec(params)
