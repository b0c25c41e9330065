import { createChannel } from '../../../engine/events.ts'
import type { PaymentFailure, ProofRow } from '../../../engine/store/tables/payment-tables.ts'
import type { Work } from '../../../operation/work.ts'
import type { PaymentMethod } from '../../../world/money/payment-methods.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import type { StoredInstructions } from './payment-instructions.ts'

/** The events of a payment. The booking is as it is after the step. */
export type PaymentEvent = { readonly booking: LoadedOrder } & (
  | { readonly name: 'payment_received' }
  | {
      readonly name: 'payment_chosen'
      readonly method: PaymentMethod
      readonly instructions: StoredInstructions
      /** The deadline before the step; null if the payer was not told one. */
      readonly deadlineBefore: string | null
    }
  | { readonly name: 'payment_declined'; readonly reason: PaymentFailure }
  | { readonly name: 'proof_rejected'; readonly reason: NonNullable<ProofRow['rejection']> }
)

export const paymentEvents = createChannel<PaymentEvent, Work>('payment')
