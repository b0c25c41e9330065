import type { Schemas } from '@selat/sdk'
import {
  getTopUp,
  getWallet,
  getWalletStatement,
  invalidate,
  listTopUps,
} from '@selat/sdk/react-query'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'

import { adminQueries } from '../../../shared/app/api.ts'
import type { StatementDays } from '../model/statement-days.ts'

/** The interval at which a waiting top-up is loaded again, in milliseconds, because the decision is made elsewhere. */
const FOLLOW_MS = 5_000
const TOP_UPS_SHOWN = 5

/** Queries the agency's wallets; they are loaded again at intervals while a top-up waits. */
export const walletQuery = () => ({
  ...adminQueries.get('/admin/v1/wallet'),
  refetchInterval: ({ state }: { state: { data?: Schemas['WalletList'] | undefined } }) =>
    state.data?.Items.some(({ PendingTopUps }) => PendingTopUps.Amount > 0) ? FOLLOW_MS : false,
})

/** Queries the statement of one wallet; the previous one stays until the new one arrives. */
export const statementQuery = (wallet: string, { from, until }: StatementDays) => ({
  ...adminQueries.get('/admin/v1/wallet/statement', {
    query: { wallet, dateFrom: from, dateUntil: until },
  }),
  placeholderData: keepPreviousData,
})

export const termsQuery = () => adminQueries.get('/admin/v1/wallet/terms')

export const topUpQuery = (id: string) =>
  adminQueries.get('/admin/v1/wallet/topup/{id}', { path: { id } })

/**
 * Lists the top-ups of the agency, the newest first, a few at a time; they are loaded again at intervals while one of them
 * waits.
 */
export const topUpsQuery = () => ({
  ...adminQueries.pages(listTopUps, { query: { limit: TOP_UPS_SHOWN } }),
  refetchInterval: ({
    state,
  }: {
    state: { data?: { pages: Schemas['TopUpList'][] } | undefined }
  }) =>
    state.data?.pages.some(({ Items }) => Items.some(({ State }) => State === 'pending'))
      ? FOLLOW_MS
      : false,
})

/** Returns the function to call after money has moved or was announced: it loads balances, statements and top-ups again. */
export function useWalletChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return () => invalidate(queries, getWallet, getWalletStatement, listTopUps, getTopUp)
}
