import { useFormat, useTranslation } from '@selat/i18n'

import type { Deadline } from '../../model/deadlines.ts'

/**
 * Returns the function that puts deadlines into words, each on the clock of its terminal. A deadline for all crossings and
 * travellers is a time alone. If there are several, each names its crossing, and its travellers if the party travels
 * separately.
 */
export function useDeadlineTexts(): (deadlines: readonly Deadline[]) => string[] {
  const { t } = useTranslation(['order', 'ferry'])
  const format = useFormat()
  const crossing = ({ sector }: Deadline) => {
    if (!sector?.Sailing) return []
    const { From, To, Sailing } = sector
    return [
      t('ferry:results.title', { from: From.Name, to: To.Name }),
      format.localDateTime(Sailing.DepartsAt),
    ]
  }
  return (deadlines) =>
    deadlines.map((deadline) => {
      const { until, zone, names } = deadline
      const at = format.instant(until, zone)
      const of = [
        ...(deadlines.length > 1 ? crossing(deadline) : []),
        ...(names.length > 0 ? [format.list(names)] : []),
      ]
      return of.length === 0
        ? t('manage.until', { at })
        : t('manage.untilOf', { what: of.join(' · '), at })
    })
}
