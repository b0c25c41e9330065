import { useSearchParams } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'

/** Returns the address to which a processor or wallet sends the payer back: the payment page, marked as a return. */
export function returnAddress(orderId: string): string {
  return new URL(paths.payment(orderId, 'returned'), window.location.origin).href
}

/**
 * Whether the address says that the payer returns from paying elsewhere. It does not show the outcome; only the server knows
 * that.
 */
export function useIsBack(): boolean {
  return useSearchParams()[0].has('returned')
}
