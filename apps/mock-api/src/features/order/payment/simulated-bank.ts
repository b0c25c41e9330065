import { addMinutes } from '@selat/domain'

import type { PaymentMethod } from '../../../world/money/payment-methods.ts'

/** Seconds after which the simulated tenant decides a proof. */
export const REVIEW_SECONDS = 20
/** Seconds after which the simulated payer has scanned a code. */
export const SCAN_SECONDS = 30
/** Seconds after which the simulated payer has transferred money. */
export const TRANSFER_SECONDS = 45

/** Returns the instant at which a proof declared now is decided, if the mode is automatic then. */
export function reviewedAt(now: string): string {
  return addMinutes(now, REVIEW_SECONDS / 60)
}

/**
 * Returns the instant at which a payment with this method is paid, if the mode is automatic then; null if the payer acts:
 * with a proof, at the processor's page, or from a wallet.
 */
export function paidAt(kind: PaymentMethod['kind'], now: string): string | null {
  switch (kind) {
    case 'qr':
      return addMinutes(now, SCAN_SECONDS / 60)
    case 'virtual_account':
      return addMinutes(now, TRANSFER_SECONDS / 60)
    case 'bank_transfer':
    case 'card':
    case 'e_wallet':
    case 'agent_wallet':
      return null
  }
}
