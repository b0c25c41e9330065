import type { Schemas } from '@selat/sdk'
import { unwrap } from '@selat/sdk/react-query'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'

import { admin, adminQueries } from '../../app/api.ts'
import { sendOnce } from '../../kit/idempotency-key.ts'

/** The number of customers on a page of the list. */
export const PAGE_SIZE = 20

/** The most characters of a search for customers. */
export const CUSTOMER_SEARCH_MAX = 80

const path = '/admin/v1/customer'

/**
 * Returns one page of the agency's customers, or of those that match a text. The previous answer stays until the next
 * one arrives.
 */
export const customersQuery = ({ page = 1, search = '', size = PAGE_SIZE }) => ({
  ...adminQueries.get(path, { query: { page, size, ...(search !== '' && { search }) } }),
  placeholderData: keepPreviousData,
})

export const customerQuery = (id: string) => adminQueries.get(`${path}/{id}`, { path: { id } })

export const readCustomer = (id: string): Promise<Schemas['Customer']> =>
  unwrap(admin.get(`${path}/{id}`, { path: { id } }))

/**
 * Saves a new customer, or replaces the version of a saved one that is known here; another version is refused with `conflict`.
 * Another try after a lost answer saves a new customer once.
 */
export function saveCustomer(
  known: Pick<Schemas['Customer'], 'Id' | 'UpdatedAt'> | null,
  body: Schemas['CustomerInput'],
): Promise<Schemas['Customer']> {
  if (known === null)
    return sendOnce(`customer ${JSON.stringify(body)}`, (same) =>
      unwrap(admin.post(path, { body, ...same })),
    )
  const query = { unchangedSince: known.UpdatedAt }
  return unwrap(admin.put(`${path}/{id}`, { path: { id: known.Id }, query, body }))
}

/** Returns a function that marks the customers as out of date, so that they are read again wherever they show. */
export function useCustomersChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['get', path] }),
      queries.invalidateQueries({ queryKey: ['get', `${path}/{id}`] }),
    ])
  }
}
