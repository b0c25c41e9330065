import { encodeEmvQr, toEmvText } from './emv-qr.ts'

/** The payee and the amount of a QRIS code. `amount` is in whole rupiah. */
export type QrisBill = {
  merchantPan: string
  merchantId: string
  nationalMerchantId: string
  merchantName: string
  merchantCity: string
  postalCode: string
  amount: number
  reference: string
}

const RUPIAH = '360'
/** The merchant category of travel agencies and tour operators (ISO 18245). */
const TRAVEL_AGENCY = '4722'
/** The merchant criterion of QRIS for a small enterprise. */
const SMALL_ENTERPRISE = 'UKE'

/** Makes a dynamic QRIS code with a fixed amount, for one order. */
export function qrisPayload(bill: QrisBill): string {
  return encodeEmvQr([
    ['00', '01'],
    ['01', '12'],
    [
      '26',
      [
        ['00', 'ID.CO.SELAT.WWW'],
        ['01', bill.merchantPan],
        ['02', bill.merchantId],
        ['03', SMALL_ENTERPRISE],
      ],
    ],
    [
      '51',
      [
        ['00', 'ID.CO.QRIS.WWW'],
        ['02', bill.nationalMerchantId],
        ['03', SMALL_ENTERPRISE],
      ],
    ],
    ['52', TRAVEL_AGENCY],
    ['53', RUPIAH],
    ['54', String(bill.amount)],
    ['58', 'ID'],
    ['59', toEmvText(bill.merchantName, 25)],
    ['60', toEmvText(bill.merchantCity, 15)],
    ['61', bill.postalCode],
    ['62', [['01', bill.reference]]],
  ])
}
