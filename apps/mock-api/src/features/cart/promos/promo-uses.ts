import { usesAgainst } from '@selat/domain'

import type { Db } from '../../../engine/store/store.ts'
import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'
import type { Context } from '../../../operation/context.ts'
import type { Work } from '../../../operation/work.ts'
import { toAccountKey } from '../../../world/tenants/account-key.ts'
import { tenantOf } from '../../../world/tenants/tenant-of.ts'

type Customer = { readonly userId: string | null; readonly emails: readonly string[] }

/**
 * Counts the orders that use a tenant's code, and tells whether one of them is this customer's. Expired and cancelled orders do
 * not count.
 */
export async function countUses(
  store: Db,
  { tenant, code, userId, emails }: Customer & { readonly tenant: string; readonly code: string },
): Promise<{ uses: number; isUsedByCustomer: boolean }> {
  const rows = await store
    .selectFrom('promo_uses')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.tenant', '=', 'promo_uses.tenant')
        .onRef('orders.id', '=', 'promo_uses.order_id'),
    )
    .select(['promo_uses.user_id', 'promo_uses.email_key'])
    .where('promo_uses.tenant', '=', tenant)
    .where('promo_uses.code', '=', code)
    .where('orders.status', 'in', ['ENTRY', 'POSTED'])
    .execute()
  const keys = new Set(emails.map(toAccountKey))
  return {
    uses: rows.length,
    isUsedByCustomer: rows.some(
      ({ user_id, email_key }) => keys.has(email_key) || (userId !== null && user_id === userId),
    ),
  }
}

/** Stores that an order has used its code. */
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

/**
 * Lets an expired order that is reserved again use its code again. If the limit of the code is reached by now, the order keeps
 * its price without a use: the price is paid, and no code exceeds its limit.
 */
export async function reservePromoAgain({ store, tenants }: Work, order: OrderRow): Promise<void> {
  const use = await store
    .selectFrom('promo_uses')
    .selectAll()
    .where('tenant', '=', order.tenant)
    .where('order_id', '=', order.id)
    .executeTakeFirst()
  const { promos } = tenantOf(tenants, order.tenant)
  const promo = promos.find(({ code }) => code === use?.code)
  if (!use || !promo) return
  const others = await countUses(store, {
    tenant: use.tenant,
    code: use.code,
    userId: use.user_id,
    emails: [use.email_key],
  })
  if (usesAgainst(promo, others) === null) return
  await store
    .deleteFrom('promo_uses')
    .where('tenant', '=', use.tenant)
    .where('order_id', '=', use.order_id)
    .execute()
}
