import {
  applyPromo,
  type CalendarDate,
  calendarDateIn,
  type Money,
  normalisePromoCode,
  type PromoVerdict,
  reasonOf,
  toEpochMs,
} from '@selat/domain'

import { refuse } from '../../../engine/http/refusal.ts'
import type { ItemContent } from '../../../engine/store/tables/stored-booking.ts'
import type { Context } from '../../../operation/context.ts'
import { tenantZone } from '../../../world/network/tenant-zone.ts'
import type { PromoFixture } from '../../../world/tenants/tenant-types.ts'
import { countUses } from './promo-uses.ts'

export type PromoRequest = {
  /** The code as typed. */
  readonly code: string
  readonly currency: string
  readonly items: readonly { readonly product: ItemContent; readonly total: Money }[]
  /** The e-mail address of the buyer, once it is known. */
  readonly email?: string
}

/**
 * Returns the discount of a promo code for each item, 0 or more. Refuses with the reason if the code is not valid for the
 * order.
 */
export async function promoDiscounts(
  ctx: Pick<Context, 'tenant' | 'network' | 'caller' | 'store' | 'now'>,
  { code, email, ...order }: PromoRequest,
): Promise<{ promo: PromoFixture; discounts: readonly Money[] }> {
  const wanted = normalisePromoCode(code)
  const promo = ctx.tenant.promos.find((candidate) => candidate.code === wanted)
  const { user } = ctx.caller
  const used = await countUses(ctx.store, {
    tenant: ctx.tenant.slug,
    code: wanted,
    userId: user?.id ?? null,
    emails: [email, user?.email].filter((one) => one !== undefined),
  })
  const verdict = applyPromo(promo, { now: ctx.now, ...order, ...used })
  if (!promo || !verdict.isGood) return refusePromo(ctx, promo, verdict)
  return { promo, discounts: verdict.discounts }
}

function refusePromo(
  ctx: Pick<Context, 'tenant' | 'network'>,
  promo: PromoFixture | undefined,
  verdict: PromoVerdict,
): never {
  if (verdict.isGood) throw new Error('A code that counts is not refused')
  const { code, params: values } = verdict.issue
  // The wire has only the reason, because all of these codes begin with `promo_`.
  const reason = reasonOf(code).replace('promo_', '')
  const params = {
    reason,
    ...(promo && dayAgainst(promo, reason, tenantZone(ctx))),
    ...('minimum' in values && values.minimum),
  }
  return refuse('promo_refused', {
    params,
    errors: [{ pointer: '/PromoCode', code: reason, params }],
  })
}

/** Returns the first or the last day on which a code is valid, if that day is why it is refused. */
function dayAgainst(
  { startsAt, endsAt }: PromoFixture,
  reason: string,
  timeZone: string,
): { date: CalendarDate } | null {
  if (reason === 'not_yet') return { date: calendarDateIn(startsAt, timeZone) }
  // The end is exclusive, so a code that ends at midnight was last valid on the day before.
  if (reason === 'expired') return { date: calendarDateIn(toEpochMs(endsAt) - 1, timeZone) }
  return null
}
