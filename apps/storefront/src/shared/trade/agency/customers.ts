import type { Schemas } from '@selat/sdk'
import { unwrap } from '@selat/sdk/react-query'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'

import { admin, adminQueries } from '../../app/api.ts'

/** Customers on a page of the list. */
export const PAGE_SIZE = 20

const path = '/admin/v1/customer'

/** One page of the agency's customers, or of those in whose words a text is; what was found before stays until then. */
export const customersQuery = ({ page = 1, search = '', size = PAGE_SIZE }) => ({
  ...adminQueries.get(path, { query: { page, size, ...(search !== '' && { search }) } }),
  placeholderData: keepPreviousData,
})

export const customerQuery = (id: string) => adminQueries.get(`${path}/{id}`, { path: { id } })

/** Saves a customer anew, or in the place of what was saved under an id. */
export function saveCustomer(
  id: string | null,
  body: Schemas['CustomerInput'],
): Promise<Schemas['Customer']> {
  if (id === null) return unwrap(admin.post(path, { body }))
  return unwrap(admin.put(`${path}/{id}`, { path: { id }, body }))
}

/** What is known of the customers is out of date: it is read again wherever it shows. */
export function useCustomersChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['get', path] }),
      queries.invalidateQueries({ queryKey: ['get', `${path}/{id}`] }),
    ])
  }
}
