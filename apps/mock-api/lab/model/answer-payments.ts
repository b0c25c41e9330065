import { cancel, findOrder, orderView, paymentView } from './answer-orders.ts'
import { capture, enter, post, rejectProof, verify } from './answer-time.ts'
import { done, type ExpectedAnswer, refused } from './expected.ts'
import { DAY, METHODS, MINUTE, productOf, SAILING_KEYS, sizeOf, TENANTS } from './facts.ts'
import type { IntentOf } from './intents.ts'
import { closingOfOrder, type Order, seatsLeft, sectorsOn, type Model } from './model.ts'

const PROMISED = 15 * MINUTE
/** The milliseconds after which the simulated tenant decides a proof. */
const REVIEW = 20_000

/** Whether a method, a proof or money can still reach the payment in time. */
const isOpen = ({ payment }: Order): boolean =>
  payment.state === 'ordered' || payment.state === 'pending'

/** Returns the refusal of a payment step: an expired order has a code of its own. */
const refuseStep = ({ status }: Order): ExpectedAnswer =>
  refused(status === 'EXPIRED' ? 'payment_expired' : 'payment_state_refused')

const methodOf = ({ payment }: Order) =>
  payment.method === null ? undefined : METHODS[payment.method]

export function answerChoose(model: Model, intent: IntentOf<'choose'>): ExpectedAnswer {
  const order = findOrder(model, intent)
  if (!order) return refused('not_found')
  const method = METHODS[intent.method]
  const isTaken =
    method !== undefined &&
    TENANTS[order.tenant].methods.includes(intent.method) &&
    method.currency === order.currency &&
    order.total >= method.least &&
    order.total <= method.most &&
    // An order that does not wait for payment has a refusal of its own.
    (!isOpen(order) || closingOfOrder(order) - model.now >= method.needs * MINUTE)
  if (!isTaken) return refused('method_unavailable')
  if (!isOpen(order)) return refuseStep(order)
  const { payment, createdAt } = order
  // The time to pay ends at most a day after the order, unless a rejected proof has extended it, and never after the first
  // closing.
  const longest = Math.max(payment.until ?? 0, createdAt + DAY)
  const until = Math.min(model.now + method.minutes * MINUTE, longest, closingOfOrder(order))
  payment.until = Math.max(until, createdAt + PROMISED)
  payment.method = intent.method
  payment.proof = 'none'
  const { paidAfter } = method
  payment.settlesAt = paidAfter === undefined ? null : model.now + paidAfter * 1000
  enter(order, 'choose_method', 'pending', model.now)
  return done(201, paymentView(order))
}

export function answerUpload(model: Model, intent: IntentOf<'upload'>): ExpectedAnswer {
  const order = findOrder(model, intent)
  if (!order) return refused('not_found')
  if (intent.file === 'text') return refused('file_type_refused')
  if (order.payment.state !== 'pending' || !methodOf(order)?.needsProof) return refuseStep(order)
  order.payment.proof = 'uploaded'
  order.payment.isUnreadable = intent.file === 'unreadable'
  enter(order, 'upload_proof', 'pending', model.now)
  return done(201, paymentView(order))
}

export function answerDeclare(model: Model, intent: IntentOf<'declare'>): ExpectedAnswer {
  const order = findOrder(model, intent)
  if (!order) return refused('not_found')
  const { payment } = order
  if (payment.state !== 'pending' || !methodOf(order)?.needsProof) return refuseStep(order)
  if (payment.proof !== 'uploaded') return refused('proof_missing')
  payment.until = null
  payment.settlesAt = model.now + REVIEW
  enter(order, 'declare_paid', 'paid', model.now)
  return done(200, paymentView(order))
}

/** Expects the answer to a decision of the tenant or the bank at the console, which sees every order. */
export function answerDecide(
  model: Model,
  { payment: id, decision }: IntentOf<'decide'>,
): ExpectedAnswer {
  const order = model.orders.find(({ payment }) => payment.id === id)
  if (!order) return refused('not_found')
  const refusal = DECISIONS[decision](model, order)
  return refusal ?? done(200, decidedView(order))
}

export function decidedView(order: Order) {
  const { status, payment, until } = orderView(order)
  return { status, state: payment.state, method: payment.method, until }
}

const DECISIONS = { settle, approve, reject, decline, fail }

function settle(model: Model, order: Order): ExpectedAnswer | null {
  if (order.payment.state === 'cancelled') return settleLate(model, order)
  if (order.payment.state !== 'pending') return refuseStep(order)
  capture(order, model.now)
  return null
}

/**
 * Handles a late payment: restores the order if all of its seats can be booked, or else refunds it. A second notice changes
 * nothing.
 */
function settleLate(model: Model, order: Order): null {
  if (order.payment.history.at(-1)?.event === 'late_payment') return null
  const isBookable = model.now < closingOfOrder(order)
  const areFree = SAILING_KEYS.every((key) => {
    const needed = order.items.reduce(
      (sum, { product, party }) => sum + sectorsOn(productOf(product), key) * sizeOf(party),
      0,
    )
    return needed === 0 || needed <= seatsLeft(model, key)
  })
  const isReseated = order.status === 'EXPIRED' && isBookable && areFree
  enter(order, 'late_payment', isReseated ? 'completed' : 'cancelled', model.now)
  if (isReseated) post(order, model.now)
  return null
}

function approve(model: Model, order: Order): ExpectedAnswer | null {
  if (order.payment.state !== 'paid') return refuseStep(order)
  verify(order, model.now)
  return null
}

function reject(model: Model, order: Order): ExpectedAnswer | null {
  const { payment } = order
  const method = methodOf(order)
  if (!method || payment.proof === 'none') return refused('payment_state_refused')
  if (payment.state !== 'paid' || payment.proof !== 'uploaded') return refuseStep(order)
  rejectProof(order, method, model.now)
  return null
}

/** Makes the payer's bank refuse a try. Only the history shows it, and the simulated payer does not try again. */
function decline(model: Model, order: Order): ExpectedAnswer | null {
  if (order.payment.state !== 'pending') return refuseStep(order)
  order.payment.settlesAt = null
  enter(order, 'decline', 'pending', model.now)
  return null
}

/** Makes the payer give up. The order ends as if its customer had cancelled it. */
function fail(model: Model, order: Order): ExpectedAnswer | null {
  if (!isOpen(order)) return refuseStep(order)
  cancel(order, model.now)
  return null
}
