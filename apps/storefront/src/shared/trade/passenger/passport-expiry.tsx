import { PASSPORT_VALIDITY_MONTHS, passportValidity } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { Badge } from '@selat/ui/badge'
import { Unbroken } from '@selat/ui/unbroken'
import { TriangleAlert } from 'lucide-react'

import { todayHere } from '../../app/today-here.ts'

type PassportExpiryProps = {
  date: string
  /** The day on which the passport is to be good; today where there is no trip. */
  on?: string | undefined
  /** Says nothing of a passport that is good for long. */
  isShortOnly?: boolean
}

/** When a passport ends, and that it is soon or over. */
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
