import type { Schemas } from '@selat/sdk'
import { unwrap } from '@selat/sdk/react-query'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'

import { admin, adminQueries } from '../../app/api.ts'
import { sendOnce } from '../../kit/idempotency-key.ts'

/** The number of passengers on a page of the list. */
export const PAGE_SIZE = 20

const path = '/admin/v1/passenger'

/** The greatest number of passengers in one answer. */
const CALL_MAX = 100

/** Returns the call for one page of the saved passengers, or of those whose names or passport contain a text. */
export function savedPassengersCall({ page = 1, search = '' } = {}) {
  const query = { page, size: PAGE_SIZE, ...(search !== '' && { search }) }
  return adminQueries.get(path, { query })
}

/** Returns the same call for a list that is shown: the previous answer stays until the next one arrives. */
export const savedPassengersQuery = (wanted: { page?: number; search?: string }) => ({
  ...savedPassengersCall(wanted),
  placeholderData: keepPreviousData,
})

/** Reads all saved passengers, for code that must find one wherever it stands in the list. */
export const allSavedPassengersQuery = queryOptions({
  queryKey: ['get', path, 'all'],
  queryFn: async ({ signal }) => {
    const found: Schemas['SavedPassenger'][] = []
    for (let page = 1, total = 1; found.length < total; page += 1) {
      const query = { page, size: CALL_MAX }
      // oxlint-disable-next-line no-await-in-loop -- the answer to the first page says how many pages there are
      const { Items, Total } = await unwrap(admin.get(path, { query, signal }))
      if (Items.length === 0) break
      found.push(...Items)
      total = Total
    }
    return found
  },
})

/** Returns a function that marks the list as out of date, so that it is read again wherever it shows. */
export function useSavedPassengersChanged(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['get', path] })
}

/** Adds passengers. Another try after a lost answer adds them once. */
export const addPassengers = (Items: Schemas['SavedPassengerInput'][]) =>
  sendOnce(`passengers ${JSON.stringify(Items)}`, (same) =>
    unwrap(admin.post(path, { body: { Items }, ...same })),
  )
