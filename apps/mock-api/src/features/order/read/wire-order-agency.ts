import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'

/** The agency that placed an order, for whom, and what its customer pays; null of all others. */
export function toWireOrderAgency(order: OrderRow): Schemas['OrderAgency'] | null {
  const { agency_name: name, booked_by: bookedBy, customer_id: id, customer_name: customer } = order
  if (name === null) return null
  return {
    Name: name,
    BookedBy: bookedBy ?? '',
    Customer: id === null ? null : { Id: id, Name: customer ?? '' },
    SellingAmount: {
      Amount: order.selling_amount ?? order.total_amount,
      Currency: order.currency,
      Exponent: order.exponent,
    },
  }
}
