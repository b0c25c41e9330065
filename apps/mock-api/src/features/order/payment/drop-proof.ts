import type { Db } from '../../../engine/store/store.ts'
import type { PaymentRow } from '../../../engine/store/tables/payment-tables.ts'

/** Forgets the proof of a payment: another one takes its place, or another method needs none of it. */
export async function dropProof(store: Db, payment: Pick<PaymentRow, 'tenant' | 'id'>) {
  await store
    .deleteFrom('proofs')
    .where('tenant', '=', payment.tenant)
    .where('payment_id', '=', payment.id)
    .execute()
}
