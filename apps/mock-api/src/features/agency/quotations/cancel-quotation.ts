import { defineOperation } from '../../../operation/operation.ts'
import { recordOwnEvent } from '../record-event.ts'
import { advanceQuotation, refuseState } from './advance-quotation.ts'
import { findQuotation } from './find-quotation.ts'
import { toWireQuotation } from './wire-quotation.ts'

export const cancelQuotation = defineOperation('cancelQuotation', async ({ path }, ctx) => {
  const { store, now } = ctx
  const quotation = await findQuotation(ctx, path.id)
  if (quotation.state === 'cancelled')
    return { status: 200, body: await toWireQuotation(ctx, quotation) }
  const cancelled =
    (await advanceQuotation(store, quotation, {
      event: 'cancel',
      now,
      // The passports of a trip that will not be booked are deleted.
      set: { answer: null },
    })) ?? refuseState(quotation)
  await recordOwnEvent(ctx, { event: 'quotation_cancelled', about: quotation.number })
  return { status: 200, body: await toWireQuotation(ctx, cancelled) }
})
