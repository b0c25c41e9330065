import type { Schemas } from '@selat/sdk'
import { unwrap } from '@selat/sdk/react-query'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'

import { admin, adminQueries } from '../../../shared/api.ts'
import type { StatementDays } from '../model/statement-days.ts'

const path = '/admin/v1/wallet'
const statementPath = `${path}/statement` as const
const topUpPath = `${path}/topup` as const
const onePath = `${topUpPath}/{id}` as const

/** How often something is asked for again that somebody else decides. */
const FOLLOW_MS = 5_000
const TOP_UPS_SHOWN = 5

/** What is in the wallets; asked for again while a top-up waits. */
export const walletQuery = () => ({
  ...adminQueries.get(path),
  refetchInterval: ({ state }: { state: { data?: Schemas['WalletList'] | undefined } }) =>
    state.data?.Items.some(({ PendingTopUps }) => PendingTopUps.Amount > 0) ? FOLLOW_MS : false,
})

/** A period of one wallet; what was shown before stays until then. */
export const statementQuery = (wallet: string, { from, until }: StatementDays) => ({
  ...adminQueries.get(statementPath, { query: { wallet, dateFrom: from, dateUntil: until } }),
  placeholderData: keepPreviousData,
})

export const termsQuery = () => adminQueries.get(`${path}/terms`)

export const topUpQuery = (id: string) => adminQueries.get(onePath, { path: { id } })

/** The top-ups of the agency, the newest first, a few at a time. */
export function useTopUps() {
  return useInfiniteQuery({
    queryKey: ['get', topUpPath, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        admin.get(topUpPath, {
          query: { limit: TOP_UPS_SHOWN, ...(pageParam && { cursor: pageParam }) },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ NextCursor }) => NextCursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ Items }) => Items.some(({ State }) => State === 'pending'))
        ? FOLLOW_MS
        : false,
  })
}

/** Money came, went or is on its way: balances, statements and top-ups are asked for anew. */
export function useWalletChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    const keys = [path, statementPath, topUpPath, onePath]
    await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: ['get', key] })))
  }
}
