import type { Schemas } from '@selat/sdk'
import type { ComponentType, ReactNode } from 'react'

import type { ListedPassenger } from '../../../shared/trade/manifest/apply-scans.ts'

/**
 * The parts of the check-in that the manifest shows. A page of app/pages passes them in, so that neither feature
 * imports the other.
 */
export type CheckInParts = {
  /**
   * Surrounds the board and every sailing with the connection, the scans that wait, and the server's objections to some of
   * them.
   */
  CheckInFrame: ComponentType<{ owner: string; children: ReactNode }>
  /** Surrounds all views of a sailing, so that a view shows what was done in the one before. */
  SailingGate: ComponentType<{ sailing: Schemas['ManifestSailing']; children: ReactNode }>
  /** The view in which tickets are scanned. */
  BoardingGate: ComponentType<{ passengers: readonly ListedPassenger[] }>
  /** Checks a passenger in from the list, or undoes it. */
  GateButton: ComponentType<{ passenger: ListedPassenger }>
  /** Shows the result of the last press in the list. */
  LastVerdict: ComponentType
}
