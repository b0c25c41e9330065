import type { Format, TFunction } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

export type ReceiptFact = { name: string; value: string }

export type FactWords = { t: TFunction<'order'>; format: Format; zone: string }

/**
 * Returns the facts at the head of a receipt. Each payment has a fact of its own if a change was paid for later, because
 * its time and method are not those of the booking.
 */
export function receiptFacts(receipt: Schemas['Receipt'], words: FactWords): ReceiptFact[] {
  const { t, format, zone } = words
  return [
    ...paymentFacts(receipt, words),
    { name: t('detail.confirmationNumber'), value: receipt.ConfirmationNumber },
    { name: t('receipt.issuedAt'), value: format.instant(receipt.IssuedAt, zone) },
  ]
}

function paymentFacts(
  { PaidAt, Method, Payments = [] }: Schemas['Receipt'],
  { t, format, zone }: FactWords,
): ReceiptFact[] {
  if (Payments.length < 2)
    return [
      { name: t('receipt.paidAt'), value: format.instant(PaidAt, zone) },
      { name: t('detail.paymentMethod'), value: Method },
    ]
  return Payments.map((payment) => ({
    name: t('receipt.paidFor', { number: payment.ConfirmationNumber }),
    value: [format.money(payment.Amount), format.instant(payment.At, zone), payment.Method]
      .filter(Boolean)
      .join(' · '),
  }))
}
