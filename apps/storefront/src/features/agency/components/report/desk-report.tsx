import { addDays, calendarDateIn } from '@selat/domain'
import { useTranslation, useFormat } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Details } from '@selat/ui/details'
import { SegmentedControl } from '@selat/ui/segmented-control'
import { Skeleton } from '@selat/ui/skeleton'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@selat/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { QueryState } from '../../../../shared/kit/query-state.tsx'
import { useTenantZone } from '../../../../shared/trade/agency/use-zone.ts'
import { useIsNetHidden } from '../../../../shared/trade/price/net-visibility.ts'
import { balanceQuery, reportQuery } from '../../api/desk-queries.ts'
import { ReportCharts } from './report-charts.tsx'

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

/**
 * Shows the numbers of the charts, the newest day first, for readers who cannot see the charts or want to copy the
 * numbers.
 */
function ReportTable({ report }: { report: Schemas['AgencyReport'] }) {
  const { t } = useTranslation('agency')
  const format = useFormat()
  const isNetHidden = useIsNetHidden()
  return (
    <Details summary={t('report.asTable')}>
      <Table caption={t('report.table', { currency: report.Currency })}>
        <TableHead>
          <TableRow>
            <TableHeader>{t('report.day')}</TableHeader>
            <TableHeader align="end">{t('report.bookings')}</TableHeader>
            <TableHeader align="end">{t('report.selling')}</TableHeader>
            {!isNetHidden && (
              <>
                <TableHeader align="end">{t('report.net')}</TableHeader>
                <TableHeader align="end">{t('report.unpaid')}</TableHeader>
                <TableHeader align="end">{t('report.balance')}</TableHeader>
              </>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {report.Days.toReversed().map((day) => (
            <TableRow key={day.Date}>
              <TableHeader scope="row">{format.date(day.Date)}</TableHeader>
              <TableCell align="end">{format.number(day.Orders)}</TableCell>
              <TableCell align="end">{format.money(day.Selling)}</TableCell>
              {!isNetHidden && (
                <>
                  <TableCell align="end">{format.money(day.Net)}</TableCell>
                  <TableCell align="end">{format.money(day.UnpaidAmount)}</TableCell>
                  <TableCell align="end">{format.money(day.Balance)}</TableCell>
                </>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Details>
  )
}
