import {
  doAxesAgree,
  ORDER_STATUSES,
  type OrderStatus,
  orderTransitions,
  type PaymentStatus,
  REFUND_STATES,
  refundTransitions,
  type Transition,
} from '@selat/domain'

import type { LoadedOrder } from '../../features/order/booking/load-order.ts'
import type { RefundRecord } from '../../features/order/booking/load-refunds.ts'

/** One step through a table of states, and its instant. */
export type StateStep = {
  readonly event: string
  readonly from: string
  readonly to: string
  readonly at: string
}

/**
 * The path of an order, payment, refund or tickets through its table of states: its beginning, each step, and the present
 * state.
 */
export type StatePath = {
  /** The table of states. */
  readonly of: 'order' | 'payment' | 'refund' | 'ticket'
  /** The names of the subject. Tickets with the same steps at the same instants share one path. */
  readonly names: readonly string[]
  readonly since: string
  readonly state: string
  readonly steps: readonly StateStep[]
}

/**
 * Returns the path of an order, which stores no history: it takes a step at the instant of a step of its payment. The rule
 * about states that agree tells which step that was.
 */
export function pathOfOrder({ order, events }: Pick<LoadedOrder, 'order' | 'events'>): StatePath {
  const steps: StateStep[] = []
  let state: OrderStatus = ORDER_STATUSES[0]
  for (const { event, state: payment, at } of events) {
    const row = stepBeside(state, payment, event)
    if (!row) continue
    steps.push({ event: row.event, from: state, to: row.to, at })
    state = row.to
  }
  return {
    of: 'order',
    names: [order.confirmation_number],
    since: order.created_at,
    state: order.status,
    steps,
  }
}

/**
 * Returns the order's step for a step of its payment; undefined while their states agree. An unpaid order can end in two
 * ways, so the payment's event of the same name decides.
 */
function stepBeside(state: OrderStatus, payment: PaymentStatus, event: string) {
  const agrees = (order: OrderStatus) => doAxesAgree({ order, payment, tickets: [] })
  if (agrees(state)) return undefined
  const rows = orderTransitions.filter(({ from, to }) => from === state && agrees(to))
  return rows.find((row) => row.event === event) ?? rows[0]
}

export function pathOfPayment({
  payment,
  events,
}: Pick<LoadedOrder, 'payment' | 'events'>): StatePath {
  const [first, ...later] = events
  if (!first) throw new Error(`${payment.id} has no history.`)
  const steps = later.map(({ event, state: to, at }, index) => {
    const from = events[index]?.state ?? first.state
    return { event, from, to, at }
  })
  return { of: 'payment', names: [payment.id], since: first.at, state: payment.state, steps }
}

export function pathOfRefund({
  id,
  state,
  requested_at,
  completed_at,
}: Pick<RefundRecord, 'id' | 'state' | 'requested_at' | 'completed_at'>): StatePath {
  const arrived = completed_at === null ? [] : [{ event: 'complete' as const, at: completed_at }]
  const steps = stepsBy(refundTransitions, REFUND_STATES[0], arrived)
  return { of: 'refund', names: [id], since: requested_at, state, steps }
}

/**
 * Returns the events as steps of a table, with all guards true. An event without a row for the present state is skipped.
 */
export function stepsBy<State extends string, Event extends string, Guard extends string>(
  table: readonly Transition<State, Event, Guard>[],
  start: NoInfer<State>,
  moments: readonly { readonly event: NoInfer<Event>; readonly at: string }[],
): StateStep[] {
  const steps: StateStep[] = []
  let from: State = start
  for (const { event, at } of moments) {
    const row = table.find((candidate) => candidate.from === from && candidate.event === event)
    if (!row) continue
    steps.push({ event, from, to: row.to, at })
    from = row.to
  }
  return steps
}
