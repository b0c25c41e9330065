import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Skeleton } from '@selat/ui/skeleton'
import { useState } from 'react'

import { QueryState } from '../../../shared/kit/query-state.tsx'
import { ShowMore } from '../../../shared/kit/show-more.tsx'
import { useTopUps } from '../api/wallet-queries.ts'
import { CancelTopUp } from './cancel-top-up.tsx'
import { TopUpRows } from './top-up-rows.tsx'
import { useDecidedTopUps } from './use-decided-top-ups.ts'

/** What the agency has told of, the newest first, in the time of its house; what waits is followed. */
export function TopUpList({ zone }: { zone: string }) {
  const { t } = useTranslation('wallet')
  const [doomed, setDoomed] = useState<Schemas['TopUp'] | null>(null)
  const pages = useTopUps()
  const { first, items, hasMore } = pages
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
              <TopUpRows topUps={items} zone={zone} onCancel={setDoomed} />
            )
          }
        </QueryState>
      )}
      {items.length > 0 && hasMore && (
        <div className="mt-3">
          <ShowMore pages={pages} />
        </div>
      )}
      <CancelTopUp topUp={doomed} onClose={() => setDoomed(null)} />
    </section>
  )
}
