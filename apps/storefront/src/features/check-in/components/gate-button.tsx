import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'

import type { ListedPassenger } from '../../../shared/trade/manifest/apply-scans.ts'
import { wireNameOf } from '../../../shared/trade/passenger/passenger-details.ts'
import { useGateWork } from './gate-context.ts'

/** Checks a passenger in from the list, or undoes it. A ticket that was used already has no button. */
export function GateButton({ passenger }: { passenger: ListedPassenger }) {
  const gate = useGateWork()
  const { t } = useTranslation('manifest')
  const name = wireNameOf(passenger)
  if (passenger.State === 'used') return null
  if (passenger.State === 'checked_in')
    return (
      <Button
        variant="ghost"
        size="sm"
        className="whitespace-nowrap"
        data-ticket={passenger.Number}
        aria-label={t('undo.of', { name })}
        onClick={() => gate.askUndo(passenger)}
      >
        {t('undo.open')}
      </Button>
    )
  return (
    <Button
      variant="outline"
      size="sm"
      className="whitespace-nowrap"
      data-ticket={passenger.Number}
      aria-label={t('gate.checkInOf', { name })}
      onClick={() => void gate.scan(passenger.Number)}
    >
      {t('gate.checkIn')}
    </Button>
  )
}
