import type { Schemas } from '@selat/sdk'
import { useQuery } from '@tanstack/react-query'

import { adminQueries } from '../../../shared/app/api.ts'

/** The interval at which a wallet is loaded again while a top-up waits, in milliseconds. */
const FOLLOW_MS = 5_000

type LoadedWallet = { wallet: Schemas['Wallet']; loadedAt: number }

/**
 * Loads the agency's wallet of a currency. The instructions of a payment hold the balance from when the wallet was chosen, which
 * top-ups and other payments may have changed since. Returns undefined until the wallet is loaded.
 */
export function useWallet(currency: string): LoadedWallet | undefined {
  const { data, dataUpdatedAt } = useQuery({
    ...adminQueries.get('/admin/v1/wallet'),
    staleTime: 0,
    refetchInterval: ({ state }) => (waits(state.data, currency) ? FOLLOW_MS : false),
    // The balance of the instructions stays where this one cannot be loaded.
    meta: { showError: false },
  })
  const wallet = walletOf(data, currency)
  return wallet && { wallet, loadedAt: dataUpdatedAt }
}

function walletOf(list: Schemas['WalletList'] | undefined, currency: string) {
  return list?.Items.find(({ Currency }) => Currency === currency)
}

function waits(list: Schemas['WalletList'] | undefined, currency: string): boolean {
  return (walletOf(list, currency)?.PendingTopUps.Amount ?? 0) > 0
}
