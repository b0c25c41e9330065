import { paymentFlow } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../../../engine/language.ts'
import { fromJsonText } from '../../../engine/store/json-text.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { paymentMethod, toWireMethod } from '../../../world/money/payment-methods.ts'
import { toWireMoney } from '../../../world/money/wire-money.ts'
import { findBooking } from '../booking/find-order.ts'
import type { LoadedOrder, ProofNote } from '../booking/load-order.ts'
import { paymentToDecide } from './advance-payment.ts'
import { failureOf } from './failure.ts'
import { toWireInstructions, type StoredInstructions } from './payment-instructions.ts'

export const getPayment = defineOperation('getPayment', async ({ path, header }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  return { status: 200, body: toWirePayment(booking, ctx) }
})

/** A payment as the contract shows it, at an instant and in a language. */
export function toWirePayment(
  booking: LoadedOrder,
  { now, language }: { now: string; language: LanguageCode },
): Schemas['Payment'] {
  const { order, payment, events, proof } = booking
  const method = payment.method_code === null ? null : paymentMethod(payment.method_code)
  const failure = failureOf(booking)
  const isExpired = order.status === 'EXPIRED'
  return {
    Id: payment.id,
    Order: order.id,
    State: payment.state,
    Flow: paymentFlow({ ...paymentToDecide(booking), isExpired }, now),
    Amount: toWireMoney(payment),
    Method: method && toWireMethod(method, language, payment.currency),
    ExpiresAt: payment.expires_at,
    Instructions:
      method && payment.instructions
        ? toWireInstructions(
            // Only startPayment and declinePayment write instructions.
            fromJsonText(payment.instructions) as StoredInstructions,
            method,
            language,
          )
        : null,
    Proof: proof && toWireProof(proof),
    Failure: failure && { Reason: failure.reason, At: failure.at },
    History: events.map(({ at, event, state }) => ({ At: at, Event: event, State: state })),
    AsOf: now,
  }
}

function toWireProof(proof: ProofNote): Schemas['PaymentProof'] {
  return {
    FileName: proof.file_name,
    Bytes: proof.size,
    MediaType: proof.media_type,
    UploadedAt: proof.uploaded_at,
    Rejection: proof.rejection,
  }
}
