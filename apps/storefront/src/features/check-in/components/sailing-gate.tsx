import { useTranslation } from '@selat/i18n'
import type { ReactNode } from 'react'

import { ConfirmDialog } from '../../../shared/kit/confirm-dialog.tsx'
import { wireNameOf } from '../../../shared/trade/passenger/passenger-details.ts'
import { GateContext } from './gate-context.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { type GateSailing, type GateWork, useGate } from './use-gate.ts'

/** Provides the gate of a sailing to its views and shows its dialogs, because tickets are checked in from the list, too. */
export function SailingGate({ sailing, children }: { sailing: GateSailing; children: ReactNode }) {
  const gate = useGate(sailing)
  return (
    <GateContext value={gate}>
      {children}
      <UndoDialog gate={gate} />
      <ReasonDialog gate={gate} />
    </GateContext>
  )
}

/** Asks before a check-in is undone, because the passenger may be on board. */
function UndoDialog({ gate: { undoing, askUndo, undo } }: { gate: GateWork }) {
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
