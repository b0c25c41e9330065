import { keepPreviousData } from '@tanstack/react-query'

import { adminQueries } from '../../../shared/app/api.ts'

const FOLLOW_MS = 30_000
/** The number of rows of each kind that a search shows at most. */
export const FOUND_MAX = 5

/**
 * Loads the data whenever the page is opened or focused, and then repeatedly, because several people work on the same
 * tasks.
 */
const followed = { staleTime: 0, refetchInterval: FOLLOW_MS }

/** Loads the open tasks and the next journeys. The page shows how old they are if they cannot be loaded again. */
export const deskQuery = () => ({
  ...adminQueries.get('/admin/v1/agency/desk'),
  ...followed,
  meta: { showError: false },
})

/** Loads the money that can be spent; the page leaves it out if it cannot be loaded. */
export const balanceQuery = () => ({
  ...adminQueries.get('/admin/v1/wallet'),
  ...followed,
  meta: { showError: true },
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

/**
 * Loads the sales by day, and the wallet. They change with each order, but need not be up to date while the page is
 * open.
 */
export const reportQuery = (wallet: string, { from, until }: { from: string; until: string }) => ({
  ...adminQueries.get('/admin/v1/agency/report', {
    query: { wallet, dateFrom: from, dateUntil: until },
  }),
  staleTime: FOLLOW_MS,
  placeholderData: keepPreviousData,
  meta: { showError: false },
})
