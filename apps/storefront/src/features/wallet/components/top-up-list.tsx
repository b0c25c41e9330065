import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Skeleton } from '@selat/ui/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { GrowingList, itemsOf } from '../../../shared/kit/growing-list.tsx'
import { topUpsQuery } from '../api/wallet-queries.ts'
import { CancelTopUp } from './cancel-top-up.tsx'
import { TopUpRows } from './top-up-rows.tsx'
import { useDecidedTopUps } from './use-decided-top-ups.ts'

/** Lists the agency's top-ups, the newest first, in the agency's time zone, and announces when one that waited was decided. */
export function TopUpList({ zone }: { zone: string }) {
  const { t } = useTranslation('wallet')
  const [doomed, setDoomed] = useState<Schemas['TopUp'] | null>(null)
  const topUps = useInfiniteQuery(topUpsQuery())
  useDecidedTopUps(itemsOf(topUps))
  return (
    <section aria-labelledby="top-ups" className="print:hidden">
      <h2 id="top-ups" className="mb-3 text-xl">
        {t('topUps.title')}
      </h2>
      <GrowingList
        query={topUps}
        skeleton={<Skeleton className="h-32 rounded-xl" />}
        empty={<p className="text-muted-foreground">{t('topUps.none')}</p>}
      >
        {(items) => <TopUpRows topUps={items} zone={zone} onCancel={setDoomed} />}
      </GrowingList>
      <CancelTopUp topUp={doomed} onClose={() => setDoomed(null)} />
    </section>
  )
}
