import { TURNAROUND_MINUTES } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import type { FareRefusal } from '../model/fare-refusal.ts'

/** Says why a fare of a sailing cannot be chosen. */
export function useFareRefusalText(): (
  refusal: FareRefusal,
  sailing: Pick<Schemas['Sailing'], 'DepartsAt'>,
) => string {
  const { t } = useTranslation('ferry')
  const format = useFormat()
  return (refusal, { DepartsAt }) => {
    switch (refusal.reason) {
      case 'booking_closed': {
        const { closedAt } = refusal
        const isSameDay = closedAt.slice(0, 10) === DepartsAt.slice(0, 10)
        return t('sailing.closedAt', {
          time: isSameDay ? format.time(closedAt) : format.localDateTime(closedAt),
        })
      }
      case 'leaves_before_arrival':
        return t('sailing.tooEarly', { time: format.time(refusal.arrivesAt) })
      case 'too_little_time':
        return t('sailing.tooSoon', {
          time: format.time(refusal.arrivesAt),
          duration: format.durationLong(TURNAROUND_MINUTES),
        })
      case 'sold_out':
        return t('sailing.soldOut')
      case 'too_few_seats':
        return t('sailing.onlySeats', { count: refusal.seatsLeft, needed: refusal.needed })
      case 'not_on_sale':
        return t('sailing.closed')
    }
    return refusal satisfies never
  }
}
