import type { Schemas } from '@selat/sdk'
import { invalidate, listQuotations, unwrap } from '@selat/sdk/react-query'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'

import { adminQueries, travel } from '../../../shared/app/api.ts'
import { keepAnswer } from '../../../shared/app/keep-answer.ts'
import type { QuotationSearch } from '../model/quotation-url.ts'

/** Lists the agency's quotations that fit the search, the newest first; the previous results stay until the new ones arrive. */
export const quotationsQuery = (search: QuotationSearch) => ({
  ...adminQueries.pages(listQuotations, { query: search }),
  placeholderData: keepPreviousData,
})

/** Queries a quotation of the agency, with its net prices. */
export const quotationQuery = (id: string) =>
  adminQueries.get('/admin/v1/quotation/{id}', { path: { id } })

/** Queries a quotation as its customer sees it. The secret is sent in the body, so that no log of addresses contains it. */
export const sharedQuotationQuery = (token: string) =>
  queryOptions({
    queryKey: ['sharedQuotation', token],
    queryFn: ({ signal }) =>
      unwrap(travel.post('/travel/v1/quotation/read', { body: { QuotationToken: token }, signal })),
  })

/** Returns the secret from the link of a quotation; empty if there is none. */
export function tokenOfLink(link: string): string {
  return new URLSearchParams(link.slice(link.indexOf('?'))).get('token') ?? ''
}

/** Returns the function that stores a changed quotation and reloads the lists that contain it. */
export function useQuotationChanged(): (quotation: Schemas['Quotation']) => void {
  const client = useQueryClient()
  return (quotation) => {
    void keepAnswer(client, quotationQuery(quotation.Id).queryKey, quotation)
    void invalidate(client, listQuotations)
  }
}
