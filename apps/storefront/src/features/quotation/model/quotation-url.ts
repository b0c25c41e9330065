import { QUOTATION_STATES } from '@selat/domain'
import type { QuotationState } from '@selat/domain'

/** What the list is narrowed to, as its call takes it; what is not said does not narrow. */
export type QuotationSearch = { state?: QuotationState; search?: string }

/** The filters of an address. A value that cannot be is left out, so that an old or mistyped link still opens the list. */
export function parseQuotationSearch(params: URLSearchParams): QuotationSearch {
  const state = QUOTATION_STATES.find((known) => known === params.get('state'))
  const search = (params.get('search') ?? '').trim().slice(0, 60)
  return { ...(state && { state }), ...(search !== '' && { search }) }
}

/** Filters as a shareable address. */
export function serializeQuotationSearch(search: QuotationSearch): URLSearchParams {
  return new URLSearchParams(Object.entries(search))
}
