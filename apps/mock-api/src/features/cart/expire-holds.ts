import type { DueWork } from '../../operation/due-work.ts'
import { releaseStock } from '../../world/stock/stock.ts'

/** Frees the seats of cart items whose hold is over. The state changes once, so the seats return once. */
export const expireHolds: DueWork = {
  next: [
    (row, after) =>
      row
        .selectFrom('cart_items')
        .select((item) => item.fn.min('hold_expires_at').as('at'))
        .where('state', '=', 'held')
        .where('hold_expires_at', '>', after)
        .as('hold'),
  ],
  async run({ store, now }) {
    const expired = await store
      .selectFrom('cart_items')
      .select(['tenant', 'id'])
      .where('state', '=', 'held')
      .where('hold_expires_at', '<=', now)
      .orderBy('hold_expires_at')
      .orderBy('tenant')
      .orderBy('id')
      .execute()
    for (const { tenant, id } of expired) {
      const { numUpdatedRows } = await store
        .updateTable('cart_items')
        .set({ state: 'expired' })
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .where('state', '=', 'held')
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 1n) await releaseStock(store, { tenant, ownerId: id })
    }
  },
}
