import type { Schemas } from '@selat/sdk'
import type { ComponentType, ReactNode } from 'react'

import type { ListedPassenger } from '../../../shared/trade/manifest/apply-scans.ts'

/** The check-in as the manifest shows it. A page of app/pages puts it in, so that neither has to know the other. */
export type CheckInParts = {
  /** Stands around the board and every sailing: the connection, the scans that wait, and what the server had against some. */
  CheckInFrame: ComponentType<{ owner: string; children: ReactNode }>
  /** Stands around all views of a sailing, so that a view shows what was done in the one before. */
  SailingGate: ComponentType<{ sailing: Schemas['ManifestSailing']; children: ReactNode }>
  /** The view in which tickets are scanned. */
  BoardingGate: ComponentType<{ passengers: readonly ListedPassenger[] }>
  /** Checks a passenger in from the list, or takes it back. */
  GateButton: ComponentType<{ passenger: ListedPassenger }>
  /** What became of a press in the list. */
  LastVerdict: ComponentType
}
