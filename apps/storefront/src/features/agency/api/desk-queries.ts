import { keepPreviousData } from '@tanstack/react-query'

import { adminQueries } from '../../../shared/api.ts'

const FOLLOW_MS = 30_000
/** Rows of each kind that a search shows. */
export const FOUND_MAX = 5

/** Asked for whenever it is looked at, and then again by itself: oneself and others work on the same things. */
const followed = { staleTime: 0, refetchInterval: FOLLOW_MS }

/** What waits and who travels. */
export const deskQuery = () => ({ ...adminQueries.get('/admin/v1/agency/desk'), ...followed })

/** What can be spent. */
export const balanceQuery = () => ({ ...adminQueries.get('/admin/v1/wallet'), ...followed })

const found = { placeholderData: keepPreviousData }

export const foundBookings = (search: string) => ({
  ...adminQueries.get('/admin/v1/order', { query: { search, limit: FOUND_MAX } }),
  ...found,
})

export const foundCustomers = (search: string) => ({
  ...adminQueries.get('/admin/v1/customer', { query: { search, size: FOUND_MAX } }),
  ...found,
})

export const foundQuotations = (search: string) => ({
  ...adminQueries.get('/admin/v1/quotation', { query: { search, limit: FOUND_MAX } }),
  ...found,
})
