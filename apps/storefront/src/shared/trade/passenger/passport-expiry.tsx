import { PASSPORT_VALIDITY_MONTHS, passportValidity } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { Badge } from '@selat/ui/badge'
import { Unbroken } from '@selat/ui/unbroken'
import { TriangleAlert } from 'lucide-react'

import { todayHere } from '../../app/today-here.ts'

type PassportExpiryProps = {
  date: string
  /** The day on which the passport must be valid; today if there is no trip. */
  on?: string | undefined
  /** Whether nothing is shown for a passport that is valid long enough. */
  isShortOnly?: boolean
}

/** Shows when a passport expires, with a warning if it is too short or has expired. */
export function PassportExpiry({
  date,
  on = todayHere(),
  isShortOnly = false,
}: PassportExpiryProps) {
  const { t } = useTranslation(['passenger', 'traveller'])
  const format = useFormat()
  const validity = passportValidity(date, on)
  const shown = format.date(date)
  if (validity === 'valid')
    return isShortOnly ? null : (
      <span>
        <Unbroken text={t('traveller:expiry.valid', { date: shown })} parts={[shown]} />
      </span>
    )
  return (
    <Badge
      variant={validity === 'expired' ? 'destructive' : 'warning'}
      className="whitespace-normal"
    >
      <TriangleAlert aria-hidden />
      <span>
        <Unbroken
          text={
            validity === 'expired'
              ? t('traveller:expiry.expired', { date: shown })
              : t('traveller:expiry.soon', { date: shown, months: PASSPORT_VALIDITY_MONTHS })
          }
          parts={[shown]}
        />
      </span>
    </Badge>
  )
}
