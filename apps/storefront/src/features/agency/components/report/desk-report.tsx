import { addDays, calendarDateIn } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { SegmentedControl } from '@selat/ui/segmented-control'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { QueryState } from '../../../../shared/kit/query-state.tsx'
import { useTenantZone } from '../../../../shared/trade/agency/use-zone.ts'
import { balanceQuery, reportQuery } from '../../api/desk-queries.ts'
import { ReportCharts } from './report-charts.tsx'
import { ReportTable } from './report-table.tsx'

/** The number of days in the report, including today. */
const DAYS = 30

/** Reports the last days in one currency: the sales, the unpaid orders and the money in the wallet. */
export function DeskReport({ asOf }: { asOf: string }) {
  const { t } = useTranslation('agency')
  const zone = useTenantZone()
  const wallets = (useQuery(balanceQuery()).data?.Items ?? []).map(({ Currency }) => Currency)
  const [chosen, setChosen] = useState<string>()
  const wallet = wallets.find((currency) => currency === chosen) ?? wallets[0]
  if (wallet === undefined) return null
  const until = calendarDateIn(asOf, zone)
  return (
    <section aria-labelledby="desk-report" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="desk-report" className="text-xl">
          {t('report.title', { days: DAYS })}
        </h2>
        {wallets.length > 1 && (
          <SegmentedControl
            label={t('report.currency')}
            options={wallets.map((currency) => ({ value: currency, label: currency }))}
            value={wallet}
            onValueChange={setChosen}
          />
        )}
      </div>
      <Report wallet={wallet} days={{ from: addDays(until, 1 - DAYS), until }} />
    </section>
  )
}

type ReportProps = { wallet: string; days: { from: string; until: string } }

function Report({ wallet, days }: ReportProps) {
  const report = useQuery(reportQuery(wallet, days))
  return (
    <QueryState query={report} skeleton={<Skeleton className="h-80 rounded-xl" />}>
      {(data) => (
        <div
          aria-busy={report.isPlaceholderData || undefined}
          className="flex flex-col gap-4 transition-opacity aria-busy:opacity-60"
        >
          <ReportCharts report={data} />
          <ReportTable report={data} />
        </div>
      )}
    </QueryState>
  )
}
