import {
  quotationTransitions,
  transition,
  type Facts,
  type QuotationEvent,
  type QuotationGuard,
} from '@selat/domain'

import { refuse } from '../../../engine/http/refusal.ts'
import type { Db } from '../../../engine/store/store.ts'
import type { QuotationRow } from '../../../engine/store/tables/quotation-tables.ts'
import type { DueWork } from '../../../operation/due-work.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { recordOwnEvent } from '../agency-events.ts'
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

/** Expires the quotations that were not accepted in time. */
export const expireQuotations: DueWork = {
  next: [
    (row, after) =>
      row
        .selectFrom('quotations')
        .select((quotation) => quotation.fn.min('valid_until').as('at'))
        .where('state', '=', 'sent')
        .where('valid_until', '>', after)
        .as('quotation'),
  ],
  async run({ store, now }) {
    await store
      .updateTable('quotations')
      .set({ state: 'lapsed' })
      .where('state', '=', 'sent')
      .where('valid_until', '<=', now)
      .execute()
  },
}

type QuotationAdvance = {
  readonly event: QuotationEvent
  readonly now: string
  readonly set?: Partial<
    Pick<
      QuotationRow,
      'accepted_at' | 'answer' | 'order_id' | 'items' | 'net_amount' | 'selling_amount'
    >
  >
}

/**
 * Advances a quotation by the domain's table of transitions. Returns null if the table does not allow the step, or a
 * concurrent call has changed the state.
 */
export async function advanceQuotation(
  store: Db,
  quotation: QuotationRow,
  { event, now, set = {} }: QuotationAdvance,
): Promise<QuotationRow | null> {
  const { tenant, id, state } = quotation
  const step = transition(quotationTransitions, state, event, factsOf(quotation, now))
  if (!step.ok) return null
  const { numUpdatedRows } = await store
    .updateTable('quotations')
    .set({ ...set, state: step.state })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n ? { ...quotation, ...set, state: step.state } : null
}

/** Whether the domain's table allows an event on a quotation now. */
export function canHappen(quotation: QuotationRow, event: QuotationEvent, now: string): boolean {
  return transition(quotationTransitions, quotation.state, event, factsOf(quotation, now)).ok
}

export function refuseState({ state }: Pick<QuotationRow, 'state'>): never {
  return refuse('quotation_refused', { params: { state } })
}

function factsOf(quotation: QuotationRow, now: string): Facts<QuotationGuard> {
  return {
    customer_accepted: quotation.accepted_at !== null,
    over: quotation.valid_until <= now,
  }
}
