import { useTranslation } from '@selat/i18n'
import { Badge } from '@selat/ui/badge'
import { Check, Clock } from 'lucide-react'

import type { ListedPassenger } from '../../../../shared/trade/manifest/apply-scans.ts'
import { useTerminalClock } from '../../../../shared/trade/manifest/terminal-clock.tsx'

/** Says whether a passenger is checked in, when and where, and the reason if it was outside the check-in times. */
export function PassengerStatus({ passenger }: { passenger: ListedPassenger }) {
  const { t } = useTranslation('manifest')
  const clock = useTerminalClock()
  const { CheckedIn, State, isWaiting } = passenger
  return (
    <div>
      {CheckedIn ? (
        <>
          <Badge variant="success">
            <Check aria-hidden />
            {t(State === 'used' ? 'status.aboard' : 'status.checkedIn')}
          </Badge>
          <span className="mt-0.5 block text-muted-foreground tabular">
            {clock.moment(CheckedIn.At)} · {CheckedIn.Place}
          </span>
          {CheckedIn.Reason && (
            <span className="block wrap-anywhere text-warning">
              {t('status.reason', { reason: CheckedIn.Reason })}
            </span>
          )}
        </>
      ) : (
        <Badge variant="outline">{t('status.missing')}</Badge>
      )}
      {isWaiting && (
        <span className="mt-0.5 flex items-center gap-1 text-warning">
          <Clock aria-hidden className="size-3.5" />
          {t('status.waiting')}
        </span>
      )}
    </div>
  )
}
