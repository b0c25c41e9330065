import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Skeleton } from '@selat/ui/skeleton'
import { useState } from 'react'

import { QueryState } from '../../../shared/query-state.tsx'
import { useTopUps } from '../api/wallet-queries.ts'
import { CancelTopUp } from './cancel-top-up.tsx'
import { TopUpRows } from './top-up-rows.tsx'
import { useDecidedTopUps } from './use-decided-top-ups.ts'

/** What the agency has told of, the newest first; what waits is followed. */
export function TopUpList() {
  const { t } = useTranslation(['wallet', 'common'])
  const [doomed, setDoomed] = useState<Schemas['TopUp'] | null>(null)
  const topUps = useTopUps()
  const items = topUps.data?.pages.flatMap(({ Items }) => Items)
  useDecidedTopUps(items)
  return (
    <section aria-labelledby="top-ups" className="print:hidden">
      <h2 id="top-ups" className="mb-3 text-xl">
        {t('topUps.title')}
      </h2>
      <QueryState query={topUps} skeleton={<Skeleton className="h-32 rounded-xl" />}>
        {({ pages }) => {
          const all = pages.flatMap(({ Items }) => Items)
          if (all.length === 0) return <p className="text-muted-foreground">{t('topUps.none')}</p>
          return <TopUpRows topUps={all} onCancel={setDoomed} />
        }}
      </QueryState>
      {topUps.hasNextPage && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          loading={topUps.isFetchingNextPage}
          onClick={() => void topUps.fetchNextPage()}
        >
          {t(topUps.isFetchNextPageError ? 'common:action.retry' : 'common:action.showMore')}
        </Button>
      )}
      <CancelTopUp topUp={doomed} onClose={() => setDoomed(null)} />
    </section>
  )
}
