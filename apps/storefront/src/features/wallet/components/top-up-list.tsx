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
  const { first, items, pending, hasMore, showMore } = useTopUps()
  useDecidedTopUps(items)
  return (
    <section aria-labelledby="top-ups" className="print:hidden">
      <h2 id="top-ups" className="mb-3 text-xl">
        {t('topUps.title')}
      </h2>
      {first && (
        <QueryState query={first} skeleton={<Skeleton className="h-32 rounded-xl" />}>
          {({ Items }) =>
            Items.length === 0 ? (
              <p className="text-muted-foreground">{t('topUps.none')}</p>
            ) : (
              <TopUpRows topUps={items} onCancel={setDoomed} />
            )
          }
        </QueryState>
      )}
      {items.length > 0 && (hasMore || pending) && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          loading={pending?.isFetching ?? false}
          onClick={() => (pending ? void pending.refetch() : showMore())}
        >
          {t(pending?.isError ? 'common:action.retry' : 'common:action.showMore')}
        </Button>
      )}
      <CancelTopUp topUp={doomed} onClose={() => setDoomed(null)} />
    </section>
  )
}
