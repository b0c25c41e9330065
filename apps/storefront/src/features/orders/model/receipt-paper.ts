import type { Format, TFunction } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { toReadablePhone } from '../../../shared/kit/readable-phone.ts'
import { receiptFacts } from './receipt-facts.ts'
import { receiptItems, refundedParts, unitText } from './receipt-items.ts'
import { receiptSailings, type ReceiptSailingText } from './receipt-sailings.ts'

export type ReceiptWords = {
  t: TFunction<['order', 'ferry']>
  format: Format
  /** The zone in which the receipt's instants are shown. */
  zone: string
}

export type ReceiptPaper = {
  title: string
  number: string
  parties: { title: string; name: string; lines: string[] }[]
  facts: { name: string; value: string }[]
  columns: [what: string, unit: string, amount: string]
  items: { title: string; lines: { label: string; unit: string; amount: string }[] }[]
  sums: { name: string; amount: string; isMain: boolean }[]
  sailings: { title: string; items: ReceiptSailingText[] }
}

/** Returns all texts of a receipt, in the reader's language. */
export function receiptPaper(receipt: Schemas['Receipt'], words: ReceiptWords): ReceiptPaper {
  const { Seller, Buyer, Lines } = receipt
  const { t, format } = words
  const phone = toReadablePhone(`${Buyer.PhoneCode}${Buyer.PhoneNumber}`)
  const tradeName = Seller.Name === Seller.LegalName ? '' : Seller.Name
  const address = [
    tradeName,
    ...Seller.Address.split('\n'),
    Seller.Email,
    toReadablePhone(Seller.Phone),
  ]
  return {
    title: t('receipt.title'),
    number: receipt.Number,
    parties: [
      { title: t('receipt.seller'), name: Seller.LegalName, lines: address.filter(Boolean) },
      { title: t('receipt.buyer'), name: Buyer.Name, lines: [Buyer.Email, phone] },
    ],
    facts: receiptFacts(receipt, words),
    columns: [t('receipt.what'), t('receipt.unit'), t('receipt.amount')],
    items: receiptItems(Lines).flatMap(({ item, parts }) =>
      parts.map(({ detail, lines }, place) => ({
        title: [...(place === 0 ? [item] : []), detail].filter(Boolean).join(' · '),
        lines: lines.map((line) => ({
          label: withNames(line.Label, line.People, format),
          unit: unitText(line, format),
          amount: format.money(line.Amount),
        })),
      })),
    ),
    sums: sumsOf(receipt, words),
    sailings: { title: t('receipt.sailings'), items: receiptSailings(receipt, words) },
  }
}

function withNames(text: string, people: readonly string[] | undefined, format: Format): string {
  return people && people.length > 0 ? `${text} · ${format.list(people)}` : text
}

function sumsOf(
  { Total, Refunds, Balance }: Schemas['Receipt'],
  { t, format, zone }: ReceiptWords,
): ReceiptPaper['sums'] {
  const total = { name: t('receipt.total'), amount: format.money(Total), isMain: true }
  if (Refunds.length === 0) return [total]
  const refunds = Refunds.map((refund) => ({
    name: withNames(
      t('receipt.refundOf', { date: format.dateAt(refund.At, zone) }),
      refundedParts(refund),
      format,
    ),
    amount: format.money({ ...refund.Amount, Amount: -refund.Amount.Amount }),
    isMain: false,
  }))
  return [
    total,
    ...refunds,
    { name: t('receipt.balance'), amount: format.money(Balance), isMain: true },
  ]
}
