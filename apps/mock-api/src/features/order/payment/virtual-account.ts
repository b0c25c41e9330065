import { createHash } from 'node:crypto'

import type { PaymentMethod } from '../../../world/money/payment-methods.ts'

type Account = Extract<PaymentMethod, { kind: 'virtual_account' }>['account']

/**
 * Makes an account number for one payment: the bank's prefix, then digits that are derived from the payment's ID. So the
 * number stays the same when the method is chosen again, and it draws nothing from the random generator.
 * @example virtualAccountNumber({ prefix: '8808', digits: 16 }, 'pay_6R2M8XQ4KD') // '8808' and twelve digits
 */
export function virtualAccountNumber(
  { prefix, digits }: Pick<Account, 'prefix' | 'digits'>,
  paymentId: string,
): string {
  const hash = createHash('sha256').update(`${prefix} ${paymentId}`).digest('hex')
  const number = BigInt(`0x${hash}`).toString()
  return prefix + number.slice(0, digits - prefix.length)
}
