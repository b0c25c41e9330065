import type { RoomsRefusal, StayRefusal } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'

/** What is wrong with a date of a stay. */
export function useStayRefusalText(): (refusal: StayRefusal) => string {
  const { t } = useTranslation('hotel')
  const format = useFormat()
  const day = (limit: StayRefusal['limit']) =>
    typeof limit === 'string' ? format.date(limit, 'medium') : ''
  return ({ field, reason, limit }) => {
    switch (reason) {
      case 'date_required':
      case 'invalid_date':
        return t(field === 'checkIn' ? 'error.checkInRequired' : 'error.checkOutRequired')
      case 'date_in_past':
        return t('error.past', { date: day(limit) })
      case 'date_too_late':
        return t('error.tooLate', { date: day(limit) })
      case 'check_out_not_after_check_in':
        return t('error.noNight')
      case 'too_many_nights':
        return t('error.tooManyNights', { count: Number(limit) })
    }
    return reason satisfies never
  }
}

/** What is missing in a room; bounds are kept by its steppers. */
export function useRoomsRefusalText(): (refusal: RoomsRefusal) => string {
  const { t } = useTranslation('hotel')
  return (refusal) =>
    refusal.reason === 'age_required' ? t('error.ageRequired') : t('error.guests')
}
