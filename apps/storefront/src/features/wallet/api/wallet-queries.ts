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

/** How often something is asked for again that somebody else decides. */
const FOLLOW_MS = 5_000
const TOP_UPS_SHOWN = 5

/** What is in the wallets; asked for again while a top-up waits. */
export const walletQuery = () => ({
  ...adminQueries.get('/admin/v1/wallet'),
  refetchInterval: ({ state }: { state: { data?: Schemas['WalletList'] | undefined } }) =>
    state.data?.Items.some(({ PendingTopUps }) => PendingTopUps.Amount > 0) ? FOLLOW_MS : false,
})

/** A period of one wallet; what was shown before stays until then. */
export const statementQuery = (wallet: string, { from, until }: StatementDays) => ({
  ...adminQueries.get('/admin/v1/wallet/statement', {
    query: { wallet, dateFrom: from, dateUntil: until },
  }),
  placeholderData: keepPreviousData,
})

export const termsQuery = () => adminQueries.get('/admin/v1/wallet/terms')

export const topUpQuery = (id: string) =>
  adminQueries.get('/admin/v1/wallet/topup/{id}', { path: { id } })

/** The top-ups of the agency, the newest first, a few at a time; those that wait are followed. */
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

/** Money came, went or is on its way: balances, statements and top-ups are asked for anew. */
export function useWalletChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return () => invalidate(queries, getWallet, getWalletStatement, listTopUps, getTopUp)
}
