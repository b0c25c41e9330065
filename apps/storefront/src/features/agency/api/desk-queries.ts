import { keepPreviousData } from '@tanstack/react-query'

import { adminQueries } from '../../../shared/app/api.ts'

const FOLLOW_MS = 30_000
/** Rows of each kind that a search shows. */
export const FOUND_MAX = 5

/** Asked for whenever it is looked at, and then again by itself: oneself and others work on the same things. */
const followed = { staleTime: 0, refetchInterval: FOLLOW_MS }

/** What waits and who travels. The page says itself how old it is when it cannot be asked for anew. */
export const deskQuery = () => ({
  ...adminQueries.get('/admin/v1/agency/desk'),
  ...followed,
  meta: { showError: false },
})

/** What can be spent; left out of the page when it cannot be had. */
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

/** What was sold day by day, and the wallet; it changes with each order, but nobody watches it do so. */
export const reportQuery = (wallet: string, { from, until }: { from: string; until: string }) => ({
  ...adminQueries.get('/admin/v1/agency/report', {
    query: { wallet, dateFrom: from, dateUntil: until },
  }),
  staleTime: FOLLOW_MS,
  placeholderData: keepPreviousData,
  meta: { showError: false },
})
