import { calendarDateIn, type Instant } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../../../engine/language.ts'
import type { PaymentMethod } from '../../../world/money/payment-methods.ts'
import { inUnit } from '../../../world/money/wire-money.ts'
import type { Tenant } from '../../../world/tenants/tenant.ts'
import type { WalletFunds } from '../../ledger/available.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { payNowPayload } from './paynow-payload.ts'
import { qrisPayload } from './qris-payload.ts'
import { virtualAccountNumber } from './virtual-account.ts'

/** The instructions of one payment, without the steps, which are in the reader's language. */
export type StoredInstructions =
  | Omit<Schemas['BankTransferInstructions'], 'Steps'>
  | Omit<Schemas['QrInstructions'], 'Steps'>
  | Omit<Schemas['VirtualAccountInstructions'], 'Steps'>
  | Omit<Schemas['CardInstructions'], 'Steps'>
  | Omit<Schemas['EWalletInstructions'], 'Steps'>
  | Omit<Schemas['AgentWalletInstructions'], 'Steps'>

/** The facts for instructions. The two functions are called only if the method needs them. */
type InstructionParts = {
  readonly tenant: Tenant
  readonly booking: Pick<LoadedOrder, 'order' | 'payment'>
  readonly deadline: Instant
  /** The page of the processor or wallet, for this payment alone. */
  readonly openPage: () => Promise<string>
  /** The amount in the agency's wallet, in minor units of the payment's currency. */
  readonly funds: () => Promise<WalletFunds>
}

/**
 * Makes the data that the payer needs: an account with a reference, a code that contains amount and reference, or a page
 * that takes the money.
 */
export async function makeInstructions(
  method: PaymentMethod,
  { tenant, booking, deadline, openPage, funds }: InstructionParts,
): Promise<StoredInstructions> {
  const { order, payment } = booking
  const reference = order.confirmation_number
  switch (method.kind) {
    case 'bank_transfer':
      return {
        Kind: 'bank_transfer',
        BankName: method.account.bankName,
        AccountNumber: method.account.number,
        AccountName: tenant.legalName,
        Reference: reference,
      }
    case 'virtual_account':
      return {
        Kind: 'virtual_account',
        BankName: method.account.bankName,
        BillerCode: method.account.billerCode,
        AccountNumber: virtualAccountNumber(method.account, payment.id),
        AccountName: tenant.legalName,
      }
    case 'qr':
      return {
        Kind: 'qr',
        Scheme: method.qr.scheme,
        Payload: qrPayload(method.qr, {
          merchantName: tenant.name,
          amount: payment.amount,
          reference,
          deadline,
        }),
        MerchantName: tenant.name,
      }
    case 'card':
      return { Kind: 'card', RedirectUrl: await openPage(), Brands: [...method.brands] }
    case 'e_wallet':
      return { Kind: 'e_wallet', WalletName: method.walletName, RedirectUrl: await openPage() }
    case 'agent_wallet': {
      const { available, credit } = await funds()
      return {
        Kind: 'agent_wallet',
        Available: inUnit(payment, available),
        Credit: inUnit(payment, credit),
      }
    }
  }
}

/** Returns the stored instructions with their steps. */
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
