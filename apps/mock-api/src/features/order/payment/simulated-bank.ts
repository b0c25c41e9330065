import { addMinutes } from '@selat/domain'

import type { PaymentMethod } from '../../../world/money/payment-methods.ts'

/** How long the simulated agency looks at a proof. */
export const REVIEW_SECONDS = 20
/** How long the simulated payer takes to scan a code. */
export const SCAN_SECONDS = 30
/** How long the simulated payer takes to send money to a number. */
export const TRANSFER_SECONDS = 45

/** When a proof declared now is approved by itself, provided the simulation runs then. */
export function reviewedAt(now: string): string {
  return addMinutes(now, REVIEW_SECONDS / 60)
}

/**
 * When a payment whose method is chosen now is paid by itself, provided the simulation runs then; null where the payer does
 * it himself: with a proof, at the processor's page, or from a wallet.
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
