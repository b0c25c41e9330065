import { encodeEmvQr, toEmvText } from './emv-qr.ts'

/** The payee and the amount of a PayNow code. `amountCents` is in hundredths of a Singapore dollar. */
export type PayNowBill = {
  uen: string
  merchantName: string
  amountCents: number
  /** Calendar date in Singapore after which banks refuse the code. */
  validUntil: string
  reference: string
}

const SINGAPORE_DOLLAR = '702'
const PROXY_IS_UEN = '2'
const AMOUNT_FIXED = '0'

/**
 * Makes a PayNow code that pays a company (UEN). Amount and reference are fixed, and the code expires after its last day.
 */
export function payNowPayload(bill: PayNowBill): string {
  return encodeEmvQr([
    ['00', '01'],
    ['01', '12'],
    [
      '26',
      [
        ['00', 'SG.PAYNOW'],
        ['01', PROXY_IS_UEN],
        ['02', bill.uen],
        ['03', AMOUNT_FIXED],
        ['04', bill.validUntil.replaceAll('-', '')],
      ],
    ],
    // PayNow has no merchant categories and requires this value.
    ['52', '0000'],
    ['53', SINGAPORE_DOLLAR],
    ['54', decimalCents(bill.amountCents)],
    ['58', 'SG'],
    ['59', toEmvText(bill.merchantName, 25)],
    ['60', 'SINGAPORE'],
    ['62', [['01', bill.reference]]],
  ])
}

function decimalCents(cents: number): string {
  const whole = Math.trunc(cents / 100)
  return `${whole}.${String(cents % 100).padStart(2, '0')}`
}
