import type { Schemas } from '@selat/sdk'

import { products } from '../../../shared/app/known/known-products.ts'
import { codec, day, fitting, oneOf, words } from '../../../shared/kit/address/codec.ts'
import type { ValuesOf } from '../../../shared/kit/address/codec.ts'
import type { Address } from '../../../shared/kit/address/use-address.ts'

export const orderStatuses = [
  'ENTRY',
  'POSTED',
  'CANCELLED',
  'EXPIRED',
] as const satisfies readonly Schemas['OrderStatusRequest'][]

const params = {
  status: oneOf(orderStatuses),
  product: oneOf(products),
  /** The first and the last day of travel, both inclusive. */
  dateFrom: day(),
  dateUntil: day(),
  search: words({ max: 60 }),
  /** Where a page begins; none for the newest. */
  cursor: fitting(/^[^]{1,200}$/),
}

/** What the order history is narrowed to, as its call takes it; what is not said does not narrow. */
export type HistoryQuery = ValuesOf<typeof params>

export const historyAddress = codec(params, { place: 'cursor' })

/** The history as its address says it. */
export type HistorySearch = Address<HistoryQuery> & {
  /** Changes with every clearing, for fields that hold something of their own. */
  clears: number
}

/** Whether anything narrows the list; the page it is on does not. */
export function isNarrowed({ cursor: _page, ...filters }: HistoryQuery): boolean {
  return Object.keys(filters).length > 0
}
