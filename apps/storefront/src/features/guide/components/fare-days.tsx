import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Link } from 'react-router-dom'

import { lowestAmount } from '../../../shared/trade/price/lowest-amount.ts'
import { DetailSection } from '../../../shared/trade/product/detail-section.tsx'

type FareDaysProps = {
  days: readonly Schemas['FareDay'][]
  toResults: (date: string) => string
}

/** Lists the lowest price for an adult on each of the next days, with a link to the sailings of the day (FER-8). */
export function FareDays({ days, toResults }: FareDaysProps) {
  const { t } = useTranslation('guide')
  const lowest = lowestAmount(
    days.flatMap(({ LowestPrice }) => (LowestPrice ? [LowestPrice.Amount] : [])),
  )
  return (
    <DetailSection title={t('fares.title')}>
      <ul className="grid gap-2 min-[20rem]:grid-cols-2 min-[26rem]:grid-cols-3 sm:grid-cols-4 md:grid-cols-7">
        {days.map((day) => (
          <li key={day.Date}>
            <FareDay
              day={day}
              to={toResults(day.Date)}
              isLowest={lowest !== null && day.LowestPrice?.Amount === lowest}
            />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted-foreground">{t('fares.note')}</p>
    </DetailSection>
  )
}

function FareDay({
  day,
  to,
  isLowest,
}: {
  day: Schemas['FareDay']
  to: string
  isLowest: boolean
}) {
  const { t } = useTranslation(['guide', 'ferry'])
  const format = useFormat()
  const date = (
    <span className="block text-sm text-muted-foreground">
      {format.date(day.Date, 'weekday')} {format.date(day.Date, 'dayMonth')}
    </span>
  )
  const box = 'flex h-full min-h-18 flex-col rounded-lg border px-3 py-2'
  if (!day.LowestPrice)
    return (
      <div className={`${box} border-dashed border-border`}>
        {date}
        <span className="text-sm text-muted-foreground">{t('ferry:calendar.noSailing')}</span>
      </div>
    )
  return (
    <Link
      to={to}
      className={`${box} no-underline hover:border-brand-text ${isLowest ? 'border-brand-text bg-muted/60' : 'border-border bg-card'}`}
    >
      {date}{' '}
      <span className="font-bold whitespace-nowrap tabular">{format.money(day.LowestPrice)}</span>{' '}
      {isLowest && (
        <span className="text-xs font-semibold text-brand-text">{t('fares.lowest')}</span>
      )}
    </Link>
  )
}
