import { TURNAROUND_MINUTES } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { Seascape } from '@selat/ui/seascape'

import { knownIn } from '../../../shared/app/known/known.ts'
import type { Unavailable } from '../model/unavailable.ts'

type UnavailableLegProps = {
  unavailable: Unavailable
  onModify: () => void
  onOneWay: () => void
}

const titles = {
  product_unavailable: 'results.noSailings',
  seats_taken: 'results.noSeats',
  sold_out: 'results.noSeats',
  book_before: 'results.bookingClosed',
  no_return_sailing: 'noReturn.title',
  unknown: 'results.noSailings',
} as const

/** Says why no sailing can be chosen for a leg, and what the visitor can do (FER-3, FER-4). */
export function UnavailableLeg({ unavailable, onModify, onOneWay }: UnavailableLegProps) {
  const { t } = useTranslation(['ferry', 'problem'])
  const format = useFormat()
  const { date } = unavailable
  const modify = (
    <Button variant="secondary" onClick={onModify}>
      {t('noReturn.modify')}
    </Button>
  )
  if (unavailable.code === 'arrives_later') {
    const time = format.time(unavailable.arrivesAt)
    return (
      <EmptyState
        className="mb-4"
        headingLevel={3}
        title={
          unavailable.hasLater
            ? t('results.noneInTime', { time, duration: format.durationLong(TURNAROUND_MINUTES) })
            : t('results.noneAfterArrival', { time })
        }
        description={t('results.leaveLater')}
        illustration={<Seascape seed="arrives_later" scene="islands" hasVessel={false} />}
        action={modify}
      />
    )
  }
  const code = knownIn(titles, unavailable.code)
  // The traveller held no seat that was taken, so the message for a full day only suggests another day.
  const isFull = code === 'seats_taken' || code === 'sold_out'
  const message = isFull || code === 'unknown' ? 'product_unavailable' : code
  return (
    <EmptyState
      className="mb-4"
      headingLevel={3}
      title={t(titles[code])}
      description={t(`problem:${message}`, { date: format.date(date, 'long') })}
      illustration={<Seascape seed={code} scene="islands" hasVessel={false} />}
      action={
        <>
          {modify}
          {code === 'no_return_sailing' && (
            <Button variant="outline" onClick={onOneWay}>
              {t('noReturn.oneWay')}
            </Button>
          )}
        </>
      }
    />
  )
}
