import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { PaymentEventRow } from '../../../engine/store/tables/payment-tables.ts'
import type { WorldReader } from '../../../operation/context.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { inUnit, toWireMoney } from '../../../world/money/wire-money.ts'
import { toWireSectorSailing } from '../../product/ferry/wire-sector.ts'
import { findBooking } from '../booking/find-order.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { loadRefunds, type RefundRecord } from '../booking/load-refunds.ts'
import { loadTimeline, type TimelineEntry } from '../booking/timeline.ts'
import { destinationName } from '../payment/destination-name.ts'
import { lateDestinationName } from '../refund/wire-refund.ts'
import { refundedItems } from './to-wire-items.ts'

export const getOrderTimeline = defineOperation(
  'getOrderTimeline',
  async ({ path, header }, ctx) => {
    const booking = await findBooking(ctx, path.id, header['Booking-Token'])
    const moments = await loadTimeline(ctx.store, booking.order)
    const refunds = await loadRefunds(ctx.store, booking.order)
    return { status: 200, body: toWireTimeline(booking, { moments, refunds }, ctx) }
  },
)

type Wire = Schemas['OrderMoment']

/** The stored events of an order, and its refunds, which contain the cancelled parts. */
type TimelineFacts = {
  readonly moments: readonly TimelineEntry[]
  readonly refunds: readonly RefundRecord[]
}

/**
 * Lists the events of an order, oldest first: those of its payment and those of its timeline. At one instant, a cause comes
 * before its effect.
 */
function toWireTimeline(
  booking: LoadedOrder,
  { moments, refunds }: TimelineFacts,
  reader: WorldReader,
): Schemas['OrderTimeline'] {
  const items = [
    ...booking.events.flatMap((event) => ofPayment(event, booking, reader)),
    ...moments.map((moment) => ({
      ...ofMoment(moment, booking, reader),
      Items: cancelledItems(moment, { booking, refunds }, reader),
    })),
  ]
  return { Items: items.toSorted(byTime), AsOf: reader.now }
}

function ofPayment(event: PaymentEventRow, booking: LoadedOrder, reader: WorldReader): Wire[] {
  const { payment, items } = booking
  const plain = { ...NOTHING, At: event.at }
  const paid = toWireMoney(payment)
  const method = methodName(methodAt(event, booking), reader)
  const backTo = () => lateDestinationName(payment.method_code, reader.language)
  const isDecided = event.state === 'completed'
  const issued: Wire[] =
    isDecided && items.length > 0 ? [{ ...plain, Event: 'tickets_issued' }] : []
  switch (event.event) {
    case 'order':
      return [{ ...plain, Event: 'placed', Amount: paid }]
    case 'choose_method':
      return [{ ...plain, Event: 'method_chosen', Method: method }]
    case 'upload_proof':
      return [{ ...plain, Event: 'proof_uploaded' }]
    case 'declare_paid':
      return [{ ...plain, Event: 'declared_paid' }]
    case 'decline':
      return [{ ...plain, Event: 'payment_declined', Method: method, Reason: event.detail }]
    case 'reject_proof':
      return [{ ...plain, Event: 'proof_rejected', Reason: event.detail }]
    case 'capture':
      // A free order has no money to receive.
      return paid.Amount === 0
        ? []
        : [{ ...plain, Event: 'payment_received', Amount: paid, Method: method }]
    case 'verify':
      return [{ ...plain, Event: 'payment_verified' }, ...issued]
    case 'late_payment':
      return isDecided
        ? [{ ...plain, Event: 'late_payment_reseated', Amount: paid }, ...issued]
        : [{ ...plain, Event: 'late_payment_refunded', Amount: paid, Method: backTo() }]
    case 'finish':
      return [{ ...plain, Event: 'finished' }]
    case 'expire':
      return [{ ...plain, Event: 'expired' }]
    case 'cancel':
    case 'refund':
      return [{ ...plain, Event: 'cancelled' }]
    default:
      return []
  }
}

const NOTHING = {
  Amount: null,
  Method: null,
  Reason: null,
  People: [],
  Sailing: null,
  Change: null,
} satisfies Partial<Wire>

/**
 * Returns the method that was last chosen before an event. In histories of older releases the choice has no method; those
 * payments had only one.
 */
function methodAt(event: PaymentEventRow, { events, payment }: LoadedOrder): string | null {
  const chosen = events.findLast(
    (earlier) => earlier.event === 'choose_method' && earlier.seq <= event.seq,
  )
  return chosen ? (chosen.detail ?? payment.method_code) : payment.method_code
}

function ofMoment(moment: TimelineEntry, { order }: LoadedOrder, reader: WorldReader): Wire {
  const { amount, sailing_id: sailingId } = moment
  const sailing = sailingId === null ? undefined : reader.network.sailing(sailingId)
  return {
    At: moment.at,
    Event: moment.event,
    Amount: amount === null ? null : inUnit(order, amount),
    Method: methodName(moment.method, reader),
    Reason: moment.reason,
    People: [...moment.people],
    Sailing: sailing ? toWireSectorSailing(sailing) : null,
    Change: moment.change_id,
  }
}

/**
 * Lists the items, other than ferries, that a cancellation is about. It is empty for the last refund of a cancelled order,
 * because that refund covers all that was left.
 */
function cancelledItems(
  { event, at, amount }: TimelineEntry,
  {
    booking,
    refunds,
  }: { readonly booking: LoadedOrder; readonly refunds: readonly RefundRecord[] },
  reader: WorldReader,
): string[] {
  if (event !== 'refund_requested') return []
  const refund = refunds.find((one) => one.requested_at === at && one.amount === amount)
  const isWhole = booking.order.status === 'CANCELLED' && refund === refunds[0]
  return refund && !isWhole ? refundedItems(refund.lines, booking.items, reader) : []
}

function methodName(code: string | null, { language }: WorldReader): string | null {
  return code === null ? null : destinationName(code, language)
}

/** These events come last at their instant, because they are effects: a refund that is requested can cancel the order. */
const LAST_OF_INSTANT: ReadonlySet<Wire['Event']> = new Set(['cancelled', 'refund_completed'])

function byTime(first: Wire, second: Wire): number {
  if (first.At !== second.At) return first.At < second.At ? -1 : 1
  return Number(LAST_OF_INSTANT.has(first.Event)) - Number(LAST_OF_INSTANT.has(second.Event))
}
