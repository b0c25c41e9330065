import { addMinutes } from '@selat/domain'

/** How long the simulated agency looks at a proof. */
export const REVIEW_SECONDS = 20
/** How long the simulated payer takes to scan a code. */
export const SCAN_SECONDS = 30

/** When a proof declared now is approved by itself, provided the simulation runs then. */
export function reviewedAt(now: string): string {
  return addMinutes(now, REVIEW_SECONDS / 60)
}

/** When a code shown now is paid by itself, provided the simulation runs then. */
export function scannedAt(now: string): string {
  return addMinutes(now, SCAN_SECONDS / 60)
}
