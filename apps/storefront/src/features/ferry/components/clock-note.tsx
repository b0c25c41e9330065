import { useFormat, useTranslation } from '@selat/i18n'

import { clockDifference } from '../model/clock-difference.ts'
import type { Leg } from '../model/legs.ts'

/** Says how far the two shores' clocks are apart; nothing where they agree. */
export function ClockNote({ leg: { from, to, leg } }: { leg: Leg }) {
  const { t } = useTranslation('ferry')
  const format = useFormat()
  const [sailing] = leg.Sailings
  const minutes = sailing ? clockDifference(sailing) : 0
  if (!sailing || minutes === 0) return null
  const values = {
    here: format.zone(from.TimeZone, sailing.DepartsAt),
    there: format.zone(to.TimeZone, sailing.ArrivesAt),
    duration: format.durationLong(Math.abs(minutes)),
  }
  return <p>{t(minutes < 0 ? 'results.clockBehind' : 'results.clockAhead', values)}</p>
}
