import { useFormat, useTranslation } from '@selat/i18n'

import type { Deadline } from '../../model/deadlines.ts'

/**
 * Deadlines in words, each on the clock of its terminal. One that holds for everybody and everything is its time alone; of
 * several each says which crossing, and whose where a party has parted.
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
