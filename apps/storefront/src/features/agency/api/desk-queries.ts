import { keepPreviousData } from '@tanstack/react-query'

import { adminQueries } from '../../../shared/api.ts'

const FOLLOW_MS = 30_000
/** Rows of each kind that a search shows. */
export const FOUND_MAX = 5

/** What waits and who travels; asked for again by itself, because others work on the same things. */
export const deskQuery = () => ({
  ...adminQueries.get('/admin/v1/agency/desk'),
  refetchInterval: FOLLOW_MS,
})

/** What can be spent. */
export const balanceQuery = () => ({
  ...adminQueries.get('/admin/v1/wallet'),
  refetchInterval: FOLLOW_MS,
})

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
