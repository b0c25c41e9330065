import { useNavigate, useSearchParams } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { parseWalletSearch, serializeWalletSearch } from '../model/wallet-url.ts'
import type { LooseSearch } from '../model/wallet-url.ts'

/** Which statement is looked at and what of it, which the address holds. */
export function useWalletSearch() {
  const search = parseWalletSearch(useSearchParams()[0])
  const navigate = useNavigate()
  return {
    search,
    set: (change: LooseSearch) =>
      void navigate(paths.wallet(serializeWalletSearch({ ...search, ...change })), {
        replace: true,
        preventScrollReset: true,
      }),
  }
}

export type WalletAddress = ReturnType<typeof useWalletSearch>
