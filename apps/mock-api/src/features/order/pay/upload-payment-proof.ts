import { defineOperation } from '../../../operation/operation.ts'
import type { Work } from '../../../operation/work.ts'
import { findBooking } from '../booking/find-order.ts'
import type { LoadedOrder, ProofNote } from '../booking/load-order.ts'
import { advancePayment } from '../payment/advance-payment.ts'
import { toWirePayment } from '../payment/get-payment.ts'
import { dropProof, readProof } from '../payment/proof-files.ts'

export const uploadPaymentProof = defineOperation(
  'uploadPaymentProof',
  async ({ path, header, body }, ctx) => {
    const booking = await findBooking(ctx, path.id, header['Booking-Token'])
    const uploaded = await keepProof(ctx, booking, body.File)
    return { status: 201, body: toWirePayment(uploaded, ctx) }
  },
)

/** Stores a proof, which replaces an earlier one. */
async function keepProof(work: Work, booking: LoadedOrder, file: File): Promise<LoadedOrder> {
  const { bytes, ...picture } = await readProof(file)
  const uploaded = await advancePayment(work, booking, { event: 'upload_proof' })
  const note: ProofNote = {
    tenant: booking.payment.tenant,
    id: work.ids.make('prf'),
    payment_id: booking.payment.id,
    ...picture,
    uploaded_at: work.now,
    rejection: null,
  }
  await dropProof(work.store, booking.payment)
  await work.store
    .insertInto('proofs')
    .values({ ...note, bytes })
    .execute()
  return { ...uploaded, proof: note }
}
