import { isCalendarDate } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

export const orderStatuses = [
  'ENTRY',
  'POSTED',
  'CANCELLED',
  'EXPIRED',
] as const satisfies readonly Schemas['OrderStatusRequest'][]

/** What the order history is narrowed to, as its call takes it; what is not said does not narrow. */
export type HistoryQuery = {
  status?: Schemas['OrderStatusRequest']
  product?: Schemas['ProductRequest']
  /** The first day of travel, both inclusive. */
  dateFrom?: string
  dateUntil?: string
  search?: string
  /** Where a page begins; none for the newest. */
  cursor?: string
}

const products = [
  'ferry',
  'package',
  'attraction',
  'hotel',
  'transport',
  'cruise',
] as const satisfies readonly Schemas['ProductRequest'][]

/** The filters of an address. A value that cannot be is left out, so that an old or mistyped link still opens the list. */
export function parseHistoryQuery(params: URLSearchParams): HistoryQuery {
  const text = (name: string) => params.get(name) ?? ''
  const date = (name: string) => (isCalendarDate(text(name)) ? text(name) : undefined)
  return known({
    status: orderStatuses.find((status) => status === text('status')),
    product: products.find((product) => product === text('product')),
    dateFrom: date('dateFrom'),
    dateUntil: date('dateUntil'),
    search: text('search').trim().slice(0, 60),
    cursor: text('cursor').length <= 200 ? text('cursor') : undefined,
  })
}

/** Filters as a shareable address. */
export function serializeHistoryQuery(query: HistoryQuery): URLSearchParams {
  return new URLSearchParams(Object.entries(known(query)))
}

/** Whether anything narrows the list; the page it is on does not. */
export function isNarrowed(query: Loose): boolean {
  return Object.keys(known({ ...query, cursor: undefined })).length > 0
}

type Loose = { [Name in keyof HistoryQuery]?: HistoryQuery[Name] | undefined }

function known(query: Loose): HistoryQuery {
  return Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined && value !== ''),
  )
}
