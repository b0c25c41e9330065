import type { Booking } from '../orders/load-booking.ts'
import type { Work } from '../orders/work.ts'
import type { PaymentRow } from '../store/tables/payment-tables.ts'
import { clearingAccount, refundsPayableAccount, salesAccount } from './account.ts'
import { bookTransfer } from './book-transfer.ts'

/** The money of an order has come, and the order is paid by it. Its payment comes in once, so that no order is paid twice. */
export async function bookCapture(work: Work, { payment }: Booking): Promise<void> {
  await bookIncome(work, payment, salesAccount(payment.tenant, payment))
}

/** Money has come for an order that nobody sells any more: it comes in, is owed, and goes back the way it came. */
export async function bookLateRefund(work: Work, { payment }: Booking): Promise<void> {
  const owed = refundsPayableAccount(payment.tenant, payment)
  await bookIncome(work, payment, owed)
  if (payment.amount === 0) return
  await bookTransfer(work.store, {
    ...aboutPayment(work, payment),
    kind: 'refund',
    reference: `refund:${payment.id}`,
    debit: owed,
    credit: clearingAccount(payment.tenant, payment.method_code, payment),
  })
}

async function bookIncome(
  work: Work,
  payment: PaymentRow,
  credit: ReturnType<typeof salesAccount>,
): Promise<void> {
  if (payment.amount === 0) return // nothing moves
  await bookTransfer(work.store, {
    ...aboutPayment(work, payment),
    kind: 'capture',
    reference: `capture:${payment.id}`,
    debit: clearingAccount(payment.tenant, payment.method_code, payment),
    credit,
  })
}

function aboutPayment({ now }: Work, { id, order_id, amount, reference }: PaymentRow) {
  return { amount, at: now, orderId: order_id, paymentId: id, note: reference ?? '' }
}
