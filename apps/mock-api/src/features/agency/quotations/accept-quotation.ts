import type { ServerSchemas as Schemas } from '@selat/sdk'

import { fromJsonText, toJsonText } from '../../../engine/store/json-text.ts'
import type {
  QuotationAnswer,
  QuotationRow,
} from '../../../engine/store/tables/quotation-tables.ts'
import type { Context } from '../../../operation/context.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { requireAgreedTotal } from '../../cart/travellers/agreed-total.ts'
import { recordAgencyEvent } from '../agency-events.ts'
import { advanceQuotation, canHappen, refuseState } from './advance-quotation.ts'
import { findSharedQuotation } from './find-quotation.ts'
import { priceAnswer } from './price-answer.ts'
import { quotationEvents } from './quotation-events.ts'
import { readAcceptance } from './read-acceptance.ts'
import { toSharedQuotation } from './wire-quotation.ts'

/**
 * A quotation can be accepted once. Otherwise every holder of the link could change its travellers, or test which passports
 * were given. After that only the agency can amend them, when it books.
 */
export const acceptQuotation = defineOperation('acceptQuotation', async ({ body }, ctx) => {
  const { store, now } = ctx
  const quotation = await findSharedQuotation(ctx, body.QuotationToken)
  if (!canHappen(quotation, 'accept', now)) refuseState(quotation)
  const answer = readAcceptance(ctx, fromJsonText(quotation.items), body)
  const accepted =
    (await advanceQuotation(store, quotation, {
      event: 'accept',
      now,
      set: {
        accepted_at: now,
        answer: toJsonText(answer),
        ...(await agreedPrice(ctx, { quotation, answer, agreed: body.AgreedTotal })),
      },
    })) ?? refuseState(await findSharedQuotation(ctx, body.QuotationToken))
  const { tenant, agency_id: agencyId, number: about } = accepted
  await recordAgencyEvent(store, ctx.ids, {
    tenant,
    agencyId,
    at: now,
    by: null,
    event: 'quotation_accepted',
    about,
  })
  await quotationEvents.publish(ctx, { name: 'quotation_accepted', quotation: accepted })
  return { status: 200, body: await toSharedQuotation(ctx, accepted) }
})

type Agreement = {
  readonly quotation: QuotationRow
  readonly answer: QuotationAnswer
  readonly agreed: Schemas['Money'] | undefined
}

/** Returns the price that the customer has agreed to: the agreed total, or else the quoted price. */
async function agreedPrice(ctx: Context, { quotation, answer, agreed }: Agreement) {
  if (agreed === undefined) return {}
  const { items, net, selling } = await priceAnswer(ctx, quotation, answer)
  requireAgreedTotal(agreed, selling)
  return {
    items: toJsonText(items),
    net_amount: net.amount,
    selling_amount: selling.total.amount,
  }
}
