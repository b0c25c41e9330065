import type { Db } from '../../../engine/store/store.ts'
import type { PaymentRow } from '../../../engine/store/tables/payment-tables.ts'

/** Deletes the proof of a payment, because another proof or another method replaces it. */
export async function dropProof(store: Db, payment: Pick<PaymentRow, 'tenant' | 'id'>) {
  await store
    .deleteFrom('proofs')
    .where('tenant', '=', payment.tenant)
    .where('payment_id', '=', payment.id)
    .execute()
}
