import type { Schemas } from '@selat/sdk'

import { products } from '../../../shared/app/known/known-products.ts'
import {
  codec,
  day,
  fitting,
  oneOf,
  type ValuesOf,
  words,
} from '../../../shared/kit/address/codec.ts'
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
  /** The cursor at which the page begins; absent for the newest orders. */
  cursor: fitting(/^[^]{1,200}$/),
}

/** The filters of the order history as its call takes them; an absent filter does not narrow the list. */
export type HistoryQuery = ValuesOf<typeof params>

export const historyAddress = codec(params, { place: 'cursor' })

/** The search of the history, as its address gives it. */
export type HistorySearch = Address<HistoryQuery> & {
  /** A number that changes when the filters are cleared, so that fields with a state of their own are reset. */
  clears: number
}

/** Whether a filter narrows the list; the position of the page is not a filter. */
export function isNarrowed({ cursor: _page, ...filters }: HistoryQuery): boolean {
  return Object.keys(filters).length > 0
}
