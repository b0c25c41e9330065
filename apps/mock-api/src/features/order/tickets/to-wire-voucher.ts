import type { ServerSchemas as Schemas } from '@selat/sdk'

import { fromJsonText } from '../../../engine/store/json-text.ts'
import type { VoucherRow } from '../../../engine/store/tables/order-tables.ts'
import type { LoadedOrder } from '../booking/load-order.ts'

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
