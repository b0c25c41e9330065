import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { callErrorOf } from '@selat/sdk/react-query'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { Seascape } from '@selat/ui/seascape'
import { Skeleton } from '@selat/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowUpToLine, ChevronRight } from 'lucide-react'
import { Link, Navigate } from 'react-router-dom'

import { adminQueries } from '../../../../shared/app/api.ts'
import { paths } from '../../../../shared/app/paths.ts'
import { QueryState } from '../../../../shared/kit/query-state.tsx'
import { type HistorySearch, isNarrowed } from '../../model/history-url.ts'
import { untilNextExpiry } from '../../model/until-next-expiry.ts'
import { HistoryRow } from './history-row.tsx'

/** Lists the orders that fit the filters, the newest first, one page at a time. */
export function HistoryList({ history }: { history: HistorySearch }) {
  const { query, addressOf } = history
  const list = useQuery({
    ...adminQueries.get('/admin/v1/order', { query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data !== undefined && untilNextExpiry(state.data, state.dataUpdatedAt),
  })
  const isLostPage =
    query.cursor !== undefined && isProblem(callErrorOf(list.error), 'validation_failed')
  if (isLostPage) return <Navigate to={addressOf({})} replace />
  return (
    <QueryState query={list} skeleton={<HistorySkeleton />}>
      {(data) => <Page data={data} isStale={list.isPlaceholderData} history={history} />}
    </QueryState>
  )
}

type PageProps = { data: Schemas['OrderList']; isStale: boolean; history: HistorySearch }

function Page({ data: { Items, NextCursor }, isStale, history }: PageProps) {
  const { t } = useTranslation('order')
  const { query, addressOf } = history
  const isFirst = query.cursor === undefined
  if (Items.length === 0 && !isStale)
    return isFirst && !isNarrowed(query) ? <NoneYet /> : <NothingFits history={history} />
  return (
    <div aria-busy={isStale || undefined}>
      <p role="status" className="sr-only">
        {!isStale && t('history.shown', { count: Items.length })}
      </p>
      <ul className="flex flex-col gap-4 transition-opacity in-aria-busy:opacity-60">
        {Items.map((order) => (
          <li key={order.Id}>
            <HistoryRow order={order} />
          </li>
        ))}
      </ul>
      {(NextCursor !== null || !isFirst) && (
        <nav
          aria-label={t('history.pages')}
          className="mt-6 flex flex-wrap items-center justify-between gap-3"
        >
          {isFirst ? (
            <span />
          ) : (
            <Button asChild variant="outline">
              <Link to={addressOf({})}>
                <ArrowUpToLine aria-hidden />
                {t('history.newest')}
              </Link>
            </Button>
          )}
          {NextCursor !== null && (
            <Button asChild variant="outline">
              <Link to={addressOf({ cursor: NextCursor })} rel="next">
                {t('history.older')}
                <ChevronRight aria-hidden />
              </Link>
            </Button>
          )}
        </nav>
      )}
    </div>
  )
}

function NoneYet() {
  const { t } = useTranslation('order')
  return (
    <EmptyState
      title={t('history.noneTitle')}
      description={t('history.noneBody')}
      illustration={<Seascape seed="order-history" />}
      action={
        <>
          <Button asChild>
            <Link to={paths.home()}>{t('history.start')}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.findBooking()}>{t('find.title')}</Link>
          </Button>
        </>
      }
    />
  )
}

function NothingFits({ history: { clear } }: { history: HistorySearch }) {
  const { t } = useTranslation('order')
  return (
    <EmptyState
      title={t('history.nothingTitle')}
      description={t('history.nothingBody')}
      action={
        <Button variant="outline" onClick={clear}>
          {t('history.showAll')}
        </Button>
      }
    />
  )
}

function HistorySkeleton() {
  return (
    <div className="flex flex-col gap-4">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-32 rounded-xl" />
      ))}
    </div>
  )
}
