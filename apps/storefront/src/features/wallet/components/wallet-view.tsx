import { calendarDateIn } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { EmptyState } from '@selat/ui/empty-state'
import { Seascape } from '@selat/ui/seascape'
import { SegmentedControl } from '@selat/ui/segmented-control'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'

import { useAddress } from '../../../shared/kit/address/use-address.ts'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { walletQuery } from '../api/wallet-queries.ts'
import { walletAddress } from '../model/wallet-url.ts'
import { BalanceCard } from './balance-card.tsx'
import { Statement } from './statement.tsx'
import { TopUpLink } from './top-up-link.tsx'
import { TopUpList } from './top-up-list.tsx'

/** Shows the agency's balance in each currency, its top-ups and its statement. */
export function WalletView() {
  const query = useQuery(walletQuery())
  return (
    <QueryState query={query} skeleton={<WalletSkeleton />}>
      {(list) => <Wallets list={list} />}
    </QueryState>
  )
}

function Wallets({ list }: { list: Schemas['WalletList'] }) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const address = useAddress(walletAddress)
  const { Items, AsOf, TimeZone } = list
  const wallet = Items.find(({ Currency }) => Currency === address.query.wallet) ?? Items[0]
  if (!wallet)
    return (
      <EmptyState
        title={t('page.noneTitle')}
        description={t('page.noneBody')}
        illustration={<Seascape seed="wallet" />}
        action={<TopUpLink />}
      />
    )
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-4">
        {Items.length > 1 && (
          <div className="max-w-full min-w-0 self-start print:hidden">
            <SegmentedControl
              label={t('page.wallet')}
              value={wallet.Currency}
              options={Items.map(({ Currency }) => ({
                value: Currency,
                label: format.currencyName(Currency),
              }))}
              onValueChange={(currency) => address.set({ wallet: currency })}
            />
          </div>
        )}
        <BalanceCard wallet={wallet} />
      </div>
      <TopUpList zone={TimeZone} />
      <Statement
        wallet={wallet.Currency}
        address={address}
        today={calendarDateIn(AsOf, TimeZone)}
      />
    </div>
  )
}

/** Shows a placeholder in the size of the balance, a few top-ups and a statement. */
function WalletSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-32 w-full rounded-xl" />
      <Skeleton className="h-32 w-full rounded-xl" />
      <Skeleton className="h-80 w-full rounded-xl" />
    </div>
  )
}
