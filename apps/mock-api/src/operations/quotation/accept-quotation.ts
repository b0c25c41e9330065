import { recordAgencyEvent } from '../../agency/record-event.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { advanceQuotation, canHappen, refuseState } from '../../quotation/advance-quotation.ts'
import { findSharedQuotation } from '../../quotation/find-quotation.ts'
import { readAcceptance } from '../../quotation/read-acceptance.ts'
import { mailAcceptance } from '../../quotation/send-quotation-mail.ts'
import { toSharedQuotation } from '../../quotation/wire-quotation.ts'
import { fromJsonText, toJsonText } from '../../store/json-text.ts'

export const acceptQuotation = defineOperation('acceptQuotation', async ({ body }, ctx) => {
  const { store, now } = ctx
  const quotation = await findSharedQuotation(ctx, body.QuotationToken)
  if (!canHappen(quotation, 'accept', now)) refuseState(quotation)
  const answer = readAcceptance(ctx, fromJsonText(quotation.items), body)
  const text = toJsonText(answer)
  // The same again, by a second press or by whoever floods the agency with mails, changes nothing.
  if (quotation.state === 'accepted' && quotation.answer === text)
    return { status: 200, body: await toSharedQuotation(ctx, quotation) }
  const accepted =
    (await advanceQuotation(store, quotation, {
      event: 'accept',
      now,
      set: { accepted_at: now, answer: text },
    })) ?? refuseState(quotation)
  const { tenant, agency_id: agencyId, number: about } = accepted
  // What is sent again corrects what was given; it is accepted once.
  if (quotation.state === 'sent')
    await recordAgencyEvent(store, ctx.ids, {
      tenant,
      agencyId,
      at: now,
      by: null,
      event: 'quotation_accepted',
      about,
    })
  await mailAcceptance(ctx, accepted)
  return { status: 200, body: await toSharedQuotation(ctx, accepted) }
})
