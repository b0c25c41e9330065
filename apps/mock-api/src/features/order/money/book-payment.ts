import type { PaymentRow } from '../../../engine/store/tables/payment-tables.ts'
import type { Work } from '../../../operation/work.ts'
import { recordAgencyEvent } from '../../agency/agency-events.ts'
import {
  type LedgerAccount,
  ownerOf,
  refundsPayableAccount,
  salesAccount,
} from '../../ledger/account.ts'
import { actingMember } from '../../ledger/acting-member.ts'
import { bookTransfer } from '../../ledger/book-transfer.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { paymentSource } from './payment-source.ts'

/**
 * Books the payment of an order as a sale, once, so that no order is paid twice. Refuses with `wallet_insufficient` if a wallet
 * has too little money.
 */
export async function bookCapture(work: Work, booking: LoadedOrder): Promise<void> {
  const { payment } = booking
  await bookIncome(work, booking, salesAccount(payment.tenant, payment))
}

/** Books a late payment: it is owed to the payer until its refund is paid. */
export async function bookLateIncome(work: Work, booking: LoadedOrder): Promise<void> {
  const { payment } = booking
  await bookIncome(work, booking, refundsPayableAccount(payment.tenant, payment))
}

async function bookIncome(
  work: Work,
  booking: LoadedOrder,
  credit: ReturnType<typeof salesAccount>,
): Promise<void> {
  const { payment } = booking
  if (payment.amount === 0) return // a free order moves no money
  const debit = await paymentSource(work, booking)
  await bookTransfer(work.store, {
    ...aboutPayment(work, payment),
    kind: 'capture',
    reference: `capture:${payment.id}`,
    debit,
    credit,
    byName: actingMember(work, debit)?.name,
  })
  if (debit.kind === 'wallet') await recordWalletPaid(work, booking, debit)
}

function recordWalletPaid(work: Work, { order, payment }: LoadedOrder, wallet: LedgerAccount) {
  const { amount, currency, exponent } = payment
  return recordAgencyEvent(work.store, work.ids, {
    tenant: order.tenant,
    agencyId: ownerOf(wallet),
    at: work.now,
    by: actingMember(work, wallet),
    event: 'wallet_paid',
    about: order.confirmation_number,
    orderId: order.id,
    amount: { amount, currency, exponent },
  })
}

function aboutPayment({ now }: Work, { id, order_id, amount, reference }: PaymentRow) {
  return { amount, at: now, orderId: order_id, paymentId: id, note: reference ?? '' }
}
