import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Card } from '@selat/ui/card'
import { ChartLegend } from '@selat/ui/chart-legend'
import type { ColumnChartProps } from '@selat/ui/column-chart'
import type { ReactNode } from 'react'

import { Chart } from '../../../../shared/kit/chart.tsx'
import { useIsNetHidden } from '../../../../shared/trade/price/net-visibility.ts'

type Report = Schemas['AgencyReport']
type Day = Report['Days'][number]

/**
 * Shows three charts of the same days, each with its total in words. While net prices are hidden, the one of the sales is alone
 * and has the whole width.
 */
export function ReportCharts({ report }: { report: Report }) {
  const { t } = useTranslation('agency')
  const format = useFormat()
  const isNetHidden = useIsNetHidden()
  const { Days } = report
  const last = Days.at(-1)
  if (!last) return null
  const look = { look: 'column', stack: 'sales' } as const
  const series = isNetHidden
    ? [{ key: 'selling', name: t('report.selling'), tone: 'brand', ...look } as const]
    : [
        { key: 'net', name: t('report.net'), tone: 'brand', ...look } as const,
        { key: 'markup', name: t('report.markup'), tone: 'accent', ...look } as const,
      ]
  return (
    <div className={isNetHidden ? undefined : 'grid gap-4 lg:grid-cols-[3fr_2fr]'}>
      <Drawing
        title={t('report.sales')}
        sum={t('report.salesSum', {
          amount: format.money(sumOfDays(Days, 'Selling')),
          count: Days.reduce((sum, { Orders }) => sum + Orders, 0),
        })}
        days={Days}
        values={({ Selling, Net }) => ({
          selling: Selling.Amount,
          net: Net.Amount,
          markup: Selling.Amount - Net.Amount,
        })}
        series={series}
        empty={t('report.noSales')}
        className="lg:row-span-2"
        height="h-64 lg:h-100"
      />
      {!isNetHidden && (
        <Drawing
          title={t('report.balance')}
          sum={format.money(last.Balance)}
          days={Days}
          values={({ Balance }) => ({ balance: Balance.Amount })}
          series={[{ key: 'balance', name: t('report.balance'), look: 'step', tone: 'brand' }]}
        />
      )}
      {!isNetHidden && (
        <Drawing
          title={t('report.unpaid')}
          sum={t('report.unpaidSum', {
            amount: format.money(last.UnpaidAmount),
            count: last.Unpaid,
          })}
          days={Days}
          values={({ UnpaidAmount }) => ({ unpaid: UnpaidAmount.Amount })}
          series={[{ key: 'unpaid', name: t('report.unpaid'), look: 'column', tone: 'accent' }]}
          empty={t('report.noUnpaid')}
        />
      )}
    </div>
  )
}

type DrawingProps = Pick<ColumnChartProps, 'series'> & {
  title: string
  sum: ReactNode
  days: readonly Day[]
  /** Returns the values of a day, in the unit of the report's money. */
  values: (day: Day) => Record<string, number>
  /** The sentence that stands in place of the chart if all its values are zero; without it, the chart is shown anyway. */
  empty?: string
  className?: string
  height?: string
}

function Drawing({
  title,
  sum,
  days,
  values,
  series,
  empty,
  className = '',
  height = 'h-40',
}: DrawingProps) {
  const format = useFormat()
  const unit = days[0]?.Balance
  if (!unit) return null
  const money = (Amount: number) => ({ ...unit, Amount })
  const points = days.map((day) => ({
    label: format.date(day.Date, 'dayMonth'),
    title: format.date(day.Date),
    values: values(day),
  }))
  const showsNothing =
    empty !== undefined &&
    points.every((point) => Object.values(point.values).every((value) => value === 0))
  return (
    <Card asChild>
      <div className={`flex flex-col gap-3 p-4 sm:p-5 ${className}`}>
        <div>
          <h3 className="text-sm font-normal text-muted-foreground">{title}</h3>
          <p className="text-lg font-bold tabular">{sum}</p>
          {series.length > 1 && !showsNothing && <ChartLegend series={series} />}
        </div>
        {showsNothing ? (
          <p className="grid flex-1 place-items-center py-4 text-center text-sm text-muted-foreground">
            {empty}
          </p>
        ) : (
          <div className={height}>
            <Chart
              points={points}
              series={series}
              valueText={(value) => format.money(money(value))}
              tickText={(value) => format.money(money(value), { compact: true })}
            />
          </div>
        )}
      </div>
    </Card>
  )
}

type Days = Schemas['AgencyReport']['Days']

/** Sums an amount over all days. A report has at least one day, and all its amounts have one currency. */
function sumOfDays(days: Days, amount: 'Net' | 'Selling'): Schemas['Money'] {
  const [first] = days
  if (!first) throw new RangeError('A report has at least one day')
  return { ...first[amount], Amount: days.reduce((sum, day) => sum + day[amount].Amount, 0) }
}
