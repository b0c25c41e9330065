import type { ServerSchemas as Schemas } from '@selat/sdk'

import { fromJsonText } from '../../../engine/store/json-text.ts'
import type { Db } from '../../../engine/store/store.ts'
import type { OrderRow, VoucherRow } from '../../../engine/store/tables/order-tables.ts'
import type { LoadedOrder } from '../booking/load-order.ts'

/** Loads the vouchers of an order, by item. */
export function loadVouchers(
  store: Db,
  { tenant, id }: Pick<OrderRow, 'tenant' | 'id'>,
): Promise<VoucherRow[]> {
  return store
    .selectFrom('vouchers')
    .selectAll('vouchers')
    .innerJoin('order_items', (join) =>
      join
        .onRef('order_items.tenant', '=', 'vouchers.tenant')
        .onRef('order_items.id', '=', 'vouchers.order_item_id'),
    )
    .where('vouchers.tenant', '=', tenant)
    .where('vouchers.order_id', '=', id)
    .orderBy('order_items.position')
    .orderBy('vouchers.id')
    .execute()
}

/** Converts a voucher for the wire, in the name of the order's contact. */
export function toWireVoucher(
  voucher: VoucherRow,
  { order }: Pick<LoadedOrder, 'order'>,
): Schemas['Voucher'] {
  return {
    Id: voucher.id,
    Number: voucher.number,
    State: voucher.state,
    Order: voucher.order_id,
    OrderItem: voucher.order_item_id,
    HolderName: fromJsonText(order.contact).name,
    QrPayload: voucher.qr_payload,
    ValidUntil: voucher.valid_until,
  }
}
