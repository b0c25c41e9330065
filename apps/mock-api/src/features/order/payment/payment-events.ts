import { createChannel } from '../../../engine/events.ts'
import type { PaymentFailure, ProofRow } from '../../../engine/store/tables/payment-tables.ts'
import type { Work } from '../../../operation/work.ts'
import type { PaymentMethod } from '../../../world/money/payment-methods.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import type { StoredInstructions } from './payment-instructions.ts'

/** A step of a payment that somebody may want to hear of. The booking is as it is after the step. */
export type PaymentEvent = { readonly booking: LoadedOrder } & (
  | { readonly name: 'payment_received' }
  | {
      readonly name: 'payment_chosen'
      readonly method: PaymentMethod
      readonly instructions: StoredInstructions
      /** Until when it could be paid before; null where nobody was told. */
      readonly deadlineBefore: string | null
    }
  | { readonly name: 'payment_declined'; readonly reason: PaymentFailure }
  | { readonly name: 'proof_rejected'; readonly reason: NonNullable<ProofRow['rejection']> }
)

export const paymentEvents = createChannel<PaymentEvent, Work>('payment')
