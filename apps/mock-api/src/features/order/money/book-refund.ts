import type { RefundRow } from '../../../engine/store/tables/aftersale-tables.ts'
import type { Work } from '../../../operation/work.ts'
import { refundsPayableAccount, salesAccount } from '../../ledger/account.ts'
import { actingMember } from '../../ledger/acting-member.ts'
import { bookTransfer } from '../../ledger/book-transfer.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { paymentSource } from './payment-source.ts'

type Refund = Pick<RefundRow, 'id' | 'tenant' | 'order_id' | 'amount' | 'currency' | 'exponent'>

/** Books a refund that is due: the amount goes from sales to the money that is owed. */
export async function bookRefundDue({ store, now }: Work, refund: Refund): Promise<void> {
  if (refund.amount === 0) return // a refund of zero moves no money
  await bookTransfer(store, {
    ...aboutRefund(refund),
    kind: 'refund',
    reference: `refund_due:${refund.id}`,
    debit: salesAccount(refund.tenant, refund),
    credit: refundsPayableAccount(refund.tenant, refund),
    at: now,
  })
}

/** Books the money of a refund back to where the order's payment came from. A repeated call books nothing. */
export async function bookRefundPaid(
  work: Work,
  { order, payment }: Pick<LoadedOrder, 'order' | 'payment'>,
  refund: Refund & Pick<RefundRow, 'method_code'>,
): Promise<void> {
  if (refund.amount === 0) return
  const credit = await paymentSource(work, {
    order,
    payment: { ...payment, method_code: refund.method_code },
  })
  await bookTransfer(work.store, {
    ...aboutRefund(refund),
    kind: 'refund',
    reference: `refund:${refund.id}`,
    debit: refundsPayableAccount(refund.tenant, refund),
    credit,
    at: work.now,
    byName: actingMember(work, credit)?.name,
  })
}

function aboutRefund({ order_id, amount, id }: Refund) {
  return { amount, orderId: order_id, note: id }
}
