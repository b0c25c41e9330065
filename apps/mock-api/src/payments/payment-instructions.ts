import { calendarDateIn, type Instant } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import type { LanguageCode } from '../kernel/language.ts'
import type { Booking } from '../orders/load-booking.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import type { PaymentMethod } from './payment-methods.ts'
import { payNowPayload } from './paynow-payload.ts'
import { qrisPayload } from './qris-payload.ts'

/** How one payment is made, without the steps, which are told in the language of whoever asks. */
export type StoredInstructions =
  | Omit<Schemas['BankTransferInstructions'], 'Steps'>
  | Omit<Schemas['QrInstructions'], 'Steps'>

/** What the payer needs: an account with a reference, or a code with amount and reference in it. */
export function makeInstructions(
  method: PaymentMethod,
  tenant: Tenant,
  { order }: Pick<Booking, 'order'>,
  deadline: Instant,
): StoredInstructions {
  const reference = order.confirmation_number
  if (method.kind === 'bank_transfer')
    return {
      Kind: 'bank_transfer',
      BankName: method.account.bankName,
      AccountNumber: method.account.number,
      AccountName: tenant.legalName,
      Reference: reference,
    }
  return {
    Kind: 'qr',
    Scheme: method.qr.scheme,
    Payload: qrPayload(method.qr, {
      merchantName: tenant.name,
      amount: order.total_amount,
      reference,
      deadline,
    }),
    MerchantName: tenant.name,
  }
}

/** The stored instructions with their steps. */
export function toWireInstructions(
  stored: StoredInstructions,
  method: PaymentMethod,
  language: LanguageCode,
): Schemas['PaymentInstructions'] {
  return { ...stored, Steps: [...method.steps[language]] }
}

type Bill = { merchantName: string; amount: number; reference: string; deadline: Instant }

type Merchant = Extract<PaymentMethod, { kind: 'qr' }>['qr']

function qrPayload(merchant: Merchant, bill: Bill): string {
  if (merchant.scheme === 'QRIS') return qrisPayload({ ...merchant, ...bill })
  return payNowPayload({
    uen: merchant.uen,
    merchantName: bill.merchantName,
    amountCents: bill.amount,
    validUntil: calendarDateIn(bill.deadline, 'Asia/Singapore'),
    reference: bill.reference,
  })
}
