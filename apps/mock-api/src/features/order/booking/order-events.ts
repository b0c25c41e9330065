import { createChannel } from '../../../engine/events.ts'
import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'
import type { Work } from '../../../operation/work.ts'
import type { TicketChange } from './load-changes.ts'
import type { LoadedOrder } from './load-order.ts'
import type { RefundRecord } from './load-refunds.ts'

/** What has happened to an order, beside the steps of its payment. The booking is as it is after the event. */
export type OrderEvent = { readonly booking: LoadedOrder } & (
  | { readonly name: 'order_placed' | 'order_cancelled' | 'order_expired' | 'tickets_issued' }
  | {
      readonly name: 'late_payment_refunded' | 'refund_completed'
      readonly refund: RefundRecord
    }
  | {
      readonly name: 'refund_requested'
      readonly refund: RefundRecord
      /** The names of those whom it is about; nobody when it is about all. */
      readonly people: readonly string[]
      /** The money is there already, and `refund_completed` follows. */
      readonly isPaidAtOnce: boolean
    }
  | { readonly name: 'change_confirmed' | 'change_lapsed'; readonly change: TicketChange }
  | {
      readonly name: 'change_requested'
      readonly change: TicketChange
      /** The order by which the difference is paid. */
      readonly due: OrderRow
    }
  | {
      readonly name: 'name_corrected'
      /** The order item, and the place of the traveller among those of it. */
      readonly item: string
      readonly passenger: number
      /** As it is written by now. */
      readonly corrected: string
    }
  | {
      readonly name: 'open_ticket_dated'
      readonly ticket: string
      /** The name of who sails. */
      readonly traveller: string
      /** The ID of the sailing. */
      readonly sailing: string
    }
  | {
      readonly name: 'confirmation_resent'
      /** How many events the timeline had before. */
      readonly occasion: number
    }
)

export const orderEvents = createChannel<OrderEvent, Work>('order')
