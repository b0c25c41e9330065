import { useTranslation, useFormat } from '@selat/i18n'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { AgencyPage } from '../../../shared/trade/agency/agency-page.tsx'
import { useTenantZone } from '../../../shared/trade/agency/use-zone.ts'
import { deskQuery, balanceQuery } from '../api/desk-queries.ts'
import { DeskDepartures } from '../components/desk-departures.tsx'
import { DeskList } from '../components/desk-list.tsx'
import { DeskSearch } from '../components/desk-search.tsx'
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

/** Says how old the page's data is, and warns if it could not be loaded again. */
function Freshness({ asOf, hasFailed }: { asOf: string; hasFailed: boolean }) {
  const { t } = useTranslation('agency')
  const format = useFormat()
  const zone = useTenantZone()
  const time = format.zonedClock(asOf, zone)
  return (
    <p
      role={hasFailed ? 'status' : undefined}
      className={`text-sm tabular ${hasFailed ? 'font-semibold text-warning' : 'text-muted-foreground'}`}
    >
      {t(hasFailed ? 'desk.stale' : 'desk.asOf', { time })}
    </p>
  )
}

/**
 * Shows the money that can be spent in each currency, with links to the statements. The line keeps its height until they are
 * loaded.
 */
function BalanceLine() {
  const { t } = useTranslation('agency')
  const format = useFormat()
  const { data } = useQuery(balanceQuery())
  return (
    <dl className="flex min-h-11 flex-wrap items-baseline gap-x-5 gap-y-1">
      {data && <dt className="text-sm text-muted-foreground">{t('desk.balance')}</dt>}
      {data?.Items.map(({ Currency, Available }) => (
        <dd key={Currency}>
          <Link
            to={paths.wallet({ wallet: Currency })}
            aria-label={`${t('desk.wallet', { currency: Currency })}: ${format.money(Available)}`}
            className="inline-flex min-h-8 items-center text-lg font-bold tabular underline decoration-input underline-offset-4 hover:decoration-2"
          >
            {format.money(Available)}
          </Link>
        </dd>
      ))}
    </dl>
  )
}
