import type { ReactNode } from 'react'

import { GateContext } from './gate-context.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { UndoDialog } from './undo-dialog.tsx'
import { useGate } from './use-gate.ts'
import type { GateSailing } from './use-gate.ts'

/** The gate of a sailing around its views: tickets are checked in from the list, too, and both ask the same questions. */
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
