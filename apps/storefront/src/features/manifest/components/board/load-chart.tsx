import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { ChartLegend } from '@selat/ui/chart-legend'

import { Chart } from '../../../../shared/kit/chart.tsx'

/**
 * Shows at a glance how full each sailing of the day is and how many are checked in; the board below gives the same in numbers.
 */
export function LoadChart({ day }: { day: Schemas['ManifestSailingList'] }) {
  const { t } = useTranslation('manifest')
  const format = useFormat()
  const isArrival = day.Direction === 'arrival'
  const series = [
    { key: 'checkedIn', name: t('board.checkedIn'), tone: 'success' },
    { key: 'toCome', name: t('board.loadToCome'), tone: 'brand' },
    { key: 'free', name: t('board.loadFree'), tone: 'faint' },
  ] as const
  const columns = series.map((one) => ({ ...one, look: 'column' as const, stack: 'seats' }))
  return (
    <section aria-labelledby="board-load" className="mb-6 print:hidden">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="board-load" className="text-base">
          {t('board.loadTitle')}
        </h2>
        <ChartLegend series={columns} />
      </div>
      <div className="h-40">
        <Chart
          points={day.Items.map(({ DepartsAt, ArrivesAt, Vessel, From, To, ...counts }) => {
            const time = format.time(isArrival ? ArrivesAt : DepartsAt)
            const { Capacity, Booked, CheckedIn } = counts
            return {
              label: time,
              title: `${time} · ${(isArrival ? From : To).Name} · ${Vessel}`,
              values: {
                checkedIn: CheckedIn,
                toCome: Booked - CheckedIn,
                // Infants have no seat, so more may travel than there are seats.
                free: Math.max(0, Capacity - Booked),
              },
            }
          })}
          series={columns}
          valueText={format.number}
          tickText={format.number}
        />
      </div>
    </section>
  )
}
