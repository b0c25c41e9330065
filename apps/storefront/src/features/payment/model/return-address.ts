import { useSearchParams } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'

/** Where a processor or wallet leads back to: the payment page, which then knows that its visitor comes from there. */
export function returnAddress(orderId: string): string {
  return new URL(paths.payment(orderId, 'returned'), window.location.origin).href
}

/** Whether the address says that its visitor comes back from paying elsewhere. What came of it, the server says alone. */
export function useIsBack(): boolean {
  return useSearchParams()[0].has('returned')
}
