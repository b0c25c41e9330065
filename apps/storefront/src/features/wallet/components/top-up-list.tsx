import { useTranslation, useFormat } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Skeleton } from '@selat/ui/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, useEffect, useEffectEvent, useRef } from 'react'

import { knownTopUpRejection } from '../../../shared/app/known/known-payments.ts'
import { notify } from '../../../shared/app/notify.ts'
import { GrowingList, itemsOf } from '../../../shared/kit/growing-list.tsx'
import { useFocusAfterRemoval } from '../../../shared/kit/use-focus-after-removal.ts'
import { topUpsQuery, useWalletChanged } from '../api/wallet-queries.ts'
import { CancelTopUp } from './cancel-top-up.tsx'
import { TopUpRows } from './top-up-rows.tsx'

/** Lists the agency's top-ups, the newest first, in the agency's time zone, and announces when one that waited was decided. */
export function TopUpList({ zone }: { zone: string }) {
  const { t } = useTranslation('wallet')
  const [doomed, setDoomed] = useState<Schemas['TopUp'] | null>(null)
  const topUps = useInfiniteQuery(topUpsQuery())
  useDecidedTopUps(itemsOf(topUps))
  const area = useFocusAfterRemoval<HTMLElement>()
  return (
    <section
      ref={area}
      tabIndex={-1}
      aria-labelledby="top-ups"
      className="outline-none print:hidden"
    >
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

type TopUp = Schemas['TopUp']

/** Announces when a top-up that waited here was decided, and loads the balance and the statement again. */
function useDecidedTopUps(topUps: readonly TopUp[] | undefined): void {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const changed = useWalletChanged()
  const waiting = useRef<ReadonlySet<string>>(new Set())
  const tell = useEffectEvent((decided: readonly TopUp[]) => {
    for (const { Number: number, State, Amount, Rejection } of decided)
      if (State === 'approved')
        notify({ title: t('topUps.nowApproved', { number, amount: format.money(Amount) }) })
      else if (Rejection !== null)
        notify({
          title: t('topUps.nowRejected', { number }),
          description: t(`rejection.${knownTopUpRejection(Rejection)}`),
          variant: 'destructive',
        })
    if (decided.length > 0) void changed()
  })
  useEffect(() => {
    if (!topUps) return
    tell(topUps.filter(({ Id, State }) => State !== 'pending' && waiting.current.has(Id)))
    waiting.current = new Set(topUps.filter(({ State }) => State === 'pending').map(({ Id }) => Id))
  }, [topUps])
}
