import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuseField } from '../../../engine/http/refusal.ts'
import type { Destination } from '../refund/refund-destination.ts'

const SHOWN_DIGITS = 4

/** The part of a refund's bank account that is stored: its bank and last digits. Empty if the destination needs no account. */
export function maskedAccount(
  { needsBankAccount }: Destination,
  account: Schemas['BankAccountInput'] | null,
): string {
  if (needsBankAccount === (account !== null)) {
    if (account === null) return ''
    const digits = account.AccountNumber.replace(/\D/gu, '')
    return `${account.BankName.trim()} •••• ${digits.slice(-SHOWN_DIGITS)}`
  }
  const code = needsBankAccount ? 'required' : 'not_expected'
  return refuseField('/BankAccount', code)
}
