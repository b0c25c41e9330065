import { useFormat, useTranslation } from '@selat/i18n'
import { Badge } from '@selat/ui/badge'
import { Check, Clock } from 'lucide-react'

import { deviceZone } from '../../../shared/device-zone.ts'
import type { ListedPassenger } from '../model/apply-scans.ts'

/** Whether somebody has come, when and where. */
export function PassengerStatus({ passenger }: { passenger: ListedPassenger }) {
  const { t } = useTranslation('manifest')
  const format = useFormat()
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
            {format.timeAt(CheckedIn.At, deviceZone())} · {CheckedIn.Place}
          </span>
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
