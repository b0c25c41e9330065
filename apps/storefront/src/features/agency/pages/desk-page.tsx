import { useTranslation } from '@selat/i18n'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'

import { QueryState } from '../../../shared/kit/query-state.tsx'
import { AgencyPage } from '../../../shared/trade/agency/agency-page.tsx'
import { deskQuery } from '../api/desk-queries.ts'
import { BalanceLine } from '../components/balance-line.tsx'
import { DeskDepartures } from '../components/desk-departures.tsx'
import { DeskList } from '../components/desk-list.tsx'
import { DeskSearch } from '../components/desk-search.tsx'
import { Freshness } from '../components/freshness.tsx'
import { DeskReport } from '../components/report/desk-report.tsx'

export default function DeskPage() {
  const { t } = useTranslation('agency')
  return (
    <AgencyPage title={t('desk.title')} actions={<BalanceLine />}>
      <DeskSearch />
      <Desk />
    </AgencyPage>
  )
}

function Desk() {
  const desk = useQuery(deskQuery())
  return (
    <div className="mt-6">
      <QueryState query={desk} skeleton={<DeskSkeleton />}>
        {(data) => (
          <div className="flex flex-col gap-8">
            <DeskList
              desk={data}
              receivedAt={desk.dataUpdatedAt}
              askAgain={() => void desk.refetch()}
            />
            <DeskDepartures departures={data.Departures} />
            <DeskReport asOf={data.AsOf} />
            <Freshness asOf={data.AsOf} hasFailed={desk.isRefetchError} />
          </div>
        )}
      </QueryState>
    </div>
  )
}

function DeskSkeleton() {
  return (
    <div className="flex flex-col gap-8">
      <Skeleton className="h-72 rounded-xl" />
      <Skeleton className="h-44 rounded-xl" />
    </div>
  )
}
