import type { Schemas } from '@selat/sdk'
import { invalidate, listQuotations, unwrap } from '@selat/sdk/react-query'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'

import { adminQueries, travel } from '../../../shared/app/api.ts'
import { keepAnswer } from '../../../shared/app/keep-answer.ts'
import type { QuotationSearch } from '../model/quotation-url.ts'

/** The agency's quotations that fit, the newest first; what was found before stays until they come. */
export const quotationsQuery = (search: QuotationSearch) => ({
  ...adminQueries.pages(listQuotations, { query: search }),
  placeholderData: keepPreviousData,
})

/** A quotation of the agency, with its net prices. */
export const quotationQuery = (id: string) =>
  adminQueries.get('/admin/v1/quotation/{id}', { path: { id } })

/** What its customer sees of a quotation. The secret goes in the body, so that no log of addresses has it. */
export const sharedQuotationQuery = (token: string) =>
  queryOptions({
    queryKey: ['sharedQuotation', token],
    queryFn: ({ signal }) =>
      unwrap(travel.post('/travel/v1/quotation/read', { body: { QuotationToken: token }, signal })),
  })

/** The secret in the link of a quotation. */
export function tokenOfLink(link: string): string {
  return new URLSearchParams(link.slice(link.indexOf('?'))).get('token') ?? ''
}

/** A quotation has changed: it is shown as it is now, and the lists that have it are read again. */
export function useQuotationChanged(): (quotation: Schemas['Quotation']) => void {
  const client = useQueryClient()
  return (quotation) => {
    void keepAnswer(client, quotationQuery(quotation.Id).queryKey, quotation)
    void invalidate(client, listQuotations)
  }
}
