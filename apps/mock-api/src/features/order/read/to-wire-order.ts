import type { ServerSchemas as Schemas } from '@selat/sdk'

import { toWireNames } from '../../../engine/http/wire-names.ts'
import { fromJsonText } from '../../../engine/store/json-text.ts'
import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'
import type { WorldReader } from '../../../operation/context.ts'
import { inUnit } from '../../../world/money/wire-money.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { toWirePayment } from '../payment/get-payment.ts'
import { toWireItems } from './to-wire-items.ts'

/** Converts an order for the wire, with the present sailings of its items. Passport numbers are masked. */
export function toWireOrder(booking: LoadedOrder, reader: WorldReader): Schemas['Order'] {
  const { order, payment } = booking
  return {
    Id: order.id,
    ConfirmationNumber: order.confirmation_number,
    Status: order.status,
    CreatedAt: order.created_at,
    PaidAt: order.paid_at,
    ExpiresAt: order.expires_at,
    VisitDate: order.visit_date,
    Contact: toWireNames(fromJsonText(order.contact)),
    PaymentMethod: payment.method_code,
    CodeReference: order.code_reference,
    AdditionalNote: order.additional_note,
    PromoCode: order.promo_code,
    RefundedAmount: inUnit(order, booking.refunded),
    ChangeOf: order.change_of,
    TotalAmount: inUnit(order, order.total_amount),
    ...toWireItems(booking, reader),
    Payment: toWirePayment(booking, reader),
    Agency: toWireOrderAgency(order),
    AsOf: reader.now,
  }
}

/** Returns the agency of an order, its customer and the selling price; null without an agency. */
export function toWireOrderAgency(order: OrderRow): Schemas['OrderAgency'] | null {
  const { agency_name: name, booked_by: bookedBy, customer_id: id, customer_name: customer } = order
  if (name === null) return null
  return {
    Name: name,
    BookedBy: bookedBy ?? '',
    Customer: id === null ? null : { Id: id, Name: customer ?? '' },
    SellingAmount: inUnit(order, order.selling_amount ?? order.total_amount),
  }
}
