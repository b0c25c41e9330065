import type { LoadedOrder } from '../features/order/booking/load-order.ts'
import type { PaymentEvent } from '../features/order/payment/payment-events.ts'
import type { StoredInstructions } from '../features/order/payment/payment-instructions.ts'
import type { HowToPay } from './booking-mail.ts'

type Choice = Omit<Extract<PaymentEvent, { name: 'payment_chosen' }>, 'booking'>

/**
 * Returns the data that the payer needs to pay later, away from the page: the account and its number. Null if no mail is
 * needed: a wallet pays immediately. A page that takes the money at once needs one only if it ends before the deadline of an
 * earlier mail.
 */
export function howToPay(
  { order }: LoadedOrder,
  { method, instructions, deadlineBefore }: Choice,
): HowToPay | null {
  const { expires_at: deadline } = order
  const endsSooner = deadline !== null && deadlineBefore !== null && deadline < deadlineBefore
  const isPaidLater = ['bank_transfer', 'virtual_account', 'qr'].includes(method.kind)
  if (method.kind === 'agent_wallet' || !(isPaidLater || endsSooner)) return null
  return { method: method.names, facts: factsOf(instructions) }
}

function factsOf(instructions: StoredInstructions): HowToPay['facts'] {
  switch (instructions.Kind) {
    case 'bank_transfer':
      return [
        { label: 'bank', value: instructions.BankName },
        { label: 'accountNumber', value: instructions.AccountNumber },
        { label: 'accountName', value: instructions.AccountName },
        { label: 'reference', value: instructions.Reference },
      ]
    case 'virtual_account':
      return [
        { label: 'bank', value: instructions.BankName },
        ...(instructions.BillerCode
          ? [{ label: 'biller' as const, value: instructions.BillerCode }]
          : []),
        { label: 'virtualAccount', value: instructions.AccountNumber },
        { label: 'accountName', value: instructions.AccountName },
      ]
    case 'qr':
      return [{ label: 'payee', value: instructions.MerchantName }]
    case 'card':
    case 'e_wallet':
    case 'agent_wallet':
      return []
  }
  return instructions satisfies never
}
