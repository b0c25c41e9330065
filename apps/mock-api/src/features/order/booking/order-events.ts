import { createChannel } from '../../../engine/events.ts'
import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'
import type { Work } from '../../../operation/work.ts'
import type { TicketChange } from './load-changes.ts'
import type { LoadedOrder } from './load-order.ts'
import type { RefundRecord } from './load-refunds.ts'

/** The events of an order, beside the steps of its payment. The booking is as it is after the event. */
export type OrderEvent = { readonly booking: LoadedOrder } & (
  | { readonly name: 'order_placed' | 'order_cancelled' | 'order_expired' | 'tickets_issued' }
  | {
      readonly name: 'late_payment_refunded' | 'refund_completed'
      readonly refund: RefundRecord
    }
  | {
      readonly name: 'refund_requested'
      readonly refund: RefundRecord
      /** The names of the passengers concerned; empty if the event is about all. */
      readonly people: readonly string[]
      /** Whether the money has arrived already; `refund_completed` follows then. */
      readonly isPaidAtOnce: boolean
    }
  | { readonly name: 'change_confirmed' | 'change_lapsed'; readonly change: TicketChange }
  | {
      readonly name: 'change_requested'
      readonly change: TicketChange
      /** The order that pays the difference. */
      readonly due: OrderRow
    }
  | {
      readonly name: 'name_corrected'
      /** The order item, and the index of the traveller among its passengers. */
      readonly item: string
      readonly passenger: number
      /** The name after the correction. */
      readonly corrected: string
    }
  | {
      readonly name: 'open_ticket_dated'
      readonly ticket: string
      /** The name of the traveller. */
      readonly traveller: string
      /** The ID of the sailing. */
      readonly sailing: string
    }
  | {
      readonly name: 'confirmation_resent'
      /** The number of events in the timeline before this one. */
      readonly occasion: number
    }
)

export const orderEvents = createChannel<OrderEvent, Work>('order')
