import { useTranslation } from '@selat/i18n'

import { ConfirmDialog } from '../../../shared/kit/confirm-dialog.tsx'
import { wireNameOf } from '../../../shared/trade/passenger/passenger-details.ts'
import type { GateWork } from './use-gate.ts'

/** Asks before a check-in is taken back: the passenger may be on board. */
export function UndoDialog({ gate: { undoing, askUndo, undo } }: { gate: GateWork }) {
  const { t } = useTranslation('manifest')
  return (
    <ConfirmDialog
      isOpen={undoing !== null}
      onClose={() => askUndo(null)}
      title={t('undo.title', { name: undoing ? wireNameOf(undoing) : '' })}
      description={t('undo.lead')}
      action={t('undo.action')}
      isPending={false}
      onConfirm={() => undoing && void undo(undoing.Number)}
      failure={null}
    />
  )
}
