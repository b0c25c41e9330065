import { judgePromo, type Money, normalisePromoCode, type PromoVerdict } from '@selat/domain'

import { toAccountKey } from '../accounts/account.ts'
import type { Context } from '../kernel/context.ts'
import { refuse } from '../kernel/refusal.ts'
import type { ItemContent } from '../products/product.ts'
import type { PromoFixture } from '../tenants/tenant-types.ts'

export type PromoWish = {
  /** As it was typed. */
  readonly code: string
  readonly currency: string
  readonly items: readonly { readonly product: ItemContent; readonly total: Money }[]
  /** The address of whoever orders, once it is known. */
  readonly email?: string
}

/** What a promo code of the tenant takes off each item, at least 0; or a refusal that says why it does not count. */
export async function promoDiscounts(
  ctx: Pick<Context, 'tenant' | 'caller' | 'store' | 'now'>,
  { code, email, ...order }: PromoWish,
): Promise<{ promo: PromoFixture; discounts: readonly Money[] }> {
  const wanted = normalisePromoCode(code)
  const promo = ctx.tenant.promos.find((candidate) => candidate.code === wanted)
  const used = promo ? await countUses(ctx, promo, email) : { uses: 0, isUsedByCustomer: false }
  const verdict = judgePromo(promo, { now: ctx.now, ...order, ...used })
  if (!promo || !verdict.isGood) return refusePromo(verdict)
  return { promo, discounts: verdict.discounts }
}

function refusePromo(verdict: PromoVerdict): never {
  if (verdict.isGood) throw new Error('A code that counts is not refused')
  const { reason, minimum } = verdict
  const params = { reason, ...minimum }
  return refuse('promo_refused', {
    params,
    errors: [{ pointer: '/PromoCode', code: reason, params }],
  })
}

/** Orders that have lapsed or were cancelled give their use back. */
async function countUses(
  { store, tenant, caller }: Pick<Context, 'tenant' | 'caller' | 'store'>,
  { code }: PromoFixture,
  email: string | undefined,
): Promise<{ uses: number; isUsedByCustomer: boolean }> {
  const rows = await store
    .selectFrom('promo_uses')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.tenant', '=', 'promo_uses.tenant')
        .onRef('orders.id', '=', 'promo_uses.order_id'),
    )
    .select(['promo_uses.user_id', 'promo_uses.email_key'])
    .where('promo_uses.tenant', '=', tenant.slug)
    .where('promo_uses.code', '=', code)
    .where('orders.status', 'in', ['ENTRY', 'POSTED'])
    .execute()
  const emails = new Set(
    [email, caller.user?.email].flatMap((one) => (one ? toAccountKey(one) : [])),
  )
  const isTheirs = (row: (typeof rows)[number]) =>
    emails.has(row.email_key) || (caller.user !== null && row.user_id === caller.user.id)
  return { uses: rows.length, isUsedByCustomer: rows.some(isTheirs) }
}

/** Writes down that an order has used its code. */
export async function usePromo(
  { store, tenant, caller }: Pick<Context, 'tenant' | 'caller' | 'store'>,
  { orderId, code, email }: { orderId: string; code: string; email: string },
): Promise<void> {
  await store
    .insertInto('promo_uses')
    .values({
      tenant: tenant.slug,
      order_id: orderId,
      code,
      user_id: caller.user?.id ?? null,
      email_key: toAccountKey(email),
    })
    .execute()
}
