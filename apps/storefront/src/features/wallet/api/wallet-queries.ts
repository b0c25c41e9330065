import type { Schemas } from '@selat/sdk'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'

import { adminQueries } from '../../../shared/app/api.ts'
import { useCursorPages } from '../../../shared/kit/use-cursor-pages.ts'
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

/** The top-ups of the agency, the newest first, a few at a time; those that wait are followed. */
export const useTopUps = () =>
  useCursorPages(
    (cursor) =>
      adminQueries.get(topUpPath, {
        query: { limit: TOP_UPS_SHOWN, ...(cursor !== null && { cursor }) },
      }),
    ({ Items }) => (Items.some(({ State }) => State === 'pending') ? FOLLOW_MS : false),
  )

/** Money came, went or is on its way: balances, statements and top-ups are asked for anew. */
export function useWalletChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    const keys = [path, statementPath, topUpPath, onePath]
    await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: ['get', key] })))
  }
}
