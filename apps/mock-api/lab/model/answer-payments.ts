import { cancel, findOrder, orderView, paymentView } from './answer-orders.ts'
import { capture, enter, post, rejectProof, verify } from './answer-time.ts'
import { done, type Expected, refused } from './expected.ts'
import { DAY, METHODS, MINUTE, productOf, sizeOf, TENANTS } from './facts.ts'
import { SAILING_KEYS } from './facts.ts'
import type { IntentOf } from './intents.ts'
import { closingOfOrder, type Order, seatsLeft, sectorsOn, type World } from './world.ts'

const PROMISED = 15 * MINUTE
/** How long the simulated agency looks at a proof. */
const REVIEW = 20_000

/** Whether the payment is one that a method, a proof or money can still reach in time. */
const isOpen = ({ payment }: Order): boolean =>
  payment.state === 'ordered' || payment.state === 'pending'

/** An order that lapsed says so; all else is a matter of states. */
const refuseStep = ({ status }: Order): Expected =>
  refused(status === 'EXPIRED' ? 'payment_expired' : 'payment_state_refused')

const methodOf = ({ payment }: Order) =>
  payment.method === null ? undefined : METHODS[payment.method]

export function answerChoose(world: World, intent: IntentOf<'choose'>): Expected {
  const order = findOrder(world, intent)
  if (!order) return refused('not_found')
  const method = METHODS[intent.method]
  const isTaken =
    method !== undefined &&
    TENANTS[order.tenant].methods.includes(intent.method) &&
    method.currency === order.currency &&
    order.total >= method.least &&
    order.total <= method.most &&
    // An order that waits for nothing is refused for that.
    (!isOpen(order) || closingOfOrder(order) - world.now >= method.needs * MINUTE)
  if (!isTaken) return refused('method_unavailable')
  if (!isOpen(order)) return refuseStep(order)
  const { payment, createdAt } = order
  // Never past a day after the order, unless a refused proof has earned more, nor past the first closing.
  const longest = Math.max(payment.until ?? 0, createdAt + DAY)
  const until = Math.min(world.now + method.minutes * MINUTE, longest, closingOfOrder(order))
  payment.until = Math.max(until, createdAt + PROMISED)
  payment.method = intent.method
  payment.proof = 'none'
  const { paidAfter } = method
  payment.settlesAt = paidAfter === undefined ? null : world.now + paidAfter * 1000
  enter(order, 'choose_method', 'pending', world.now)
  return done(201, paymentView(order))
}

export function answerUpload(world: World, intent: IntentOf<'upload'>): Expected {
  const order = findOrder(world, intent)
  if (!order) return refused('not_found')
  if (intent.file === 'text') return refused('file_type_refused')
  if (order.payment.state !== 'pending' || !methodOf(order)?.needsProof) return refuseStep(order)
  order.payment.proof = 'uploaded'
  order.payment.isUnreadable = intent.file === 'unreadable'
  enter(order, 'upload_proof', 'pending', world.now)
  return done(201, paymentView(order))
}

export function answerDeclare(world: World, intent: IntentOf<'declare'>): Expected {
  const order = findOrder(world, intent)
  if (!order) return refused('not_found')
  const { payment } = order
  if (payment.state !== 'pending' || !methodOf(order)?.needsProof) return refuseStep(order)
  if (payment.proof !== 'uploaded') return refused('proof_missing')
  payment.until = null
  payment.settlesAt = world.now + REVIEW
  enter(order, 'declare_paid', 'paid', world.now)
  return done(200, paymentView(order))
}

/** What the agency or the bank says at the console, which knows every order. */
export function answerDecide(
  world: World,
  { payment: id, decision }: IntentOf<'decide'>,
): Expected {
  const order = world.orders.find(({ payment }) => payment.id === id)
  if (!order) return refused('not_found')
  const refusal = DECISIONS[decision](world, order)
  return refusal ?? done(200, decidedView(order))
}

export function decidedView(order: Order) {
  const { status, payment, until } = orderView(order)
  return { status, state: payment.state, method: payment.method, until }
}

const DECISIONS = { settle, approve, reject, decline, fail }

function settle(world: World, order: Order): Expected | null {
  if (order.payment.state === 'cancelled') return settleLate(world, order)
  if (order.payment.state !== 'pending') return refuseStep(order)
  capture(order, world.now)
  return null
}

/** The same seats if all of them can still be booked, else the money goes back; a second notice changes nothing. */
function settleLate(world: World, order: Order): null {
  if (order.payment.history.at(-1)?.event === 'late_payment') return null
  const isBookable = world.now < closingOfOrder(order)
  const areFree = SAILING_KEYS.every((key) => {
    const needed = order.items.reduce(
      (sum, { product, party }) => sum + sectorsOn(productOf(product), key) * sizeOf(party),
      0,
    )
    return needed === 0 || needed <= seatsLeft(world, key)
  })
  const isReseated = order.status === 'EXPIRED' && isBookable && areFree
  enter(order, 'late_payment', isReseated ? 'completed' : 'cancelled', world.now)
  if (isReseated) post(order, world.now)
  return null
}

function approve(world: World, order: Order): Expected | null {
  if (order.payment.state !== 'paid') return refuseStep(order)
  verify(order, world.now)
  return null
}

function reject(world: World, order: Order): Expected | null {
  const { payment } = order
  const method = methodOf(order)
  if (!method || payment.proof === 'none') return refused('payment_state_refused')
  if (payment.state !== 'paid' || payment.proof !== 'uploaded') return refuseStep(order)
  rejectProof(order, method, world.now)
  return null
}

/** The payer's bank refuses a try: nothing but the history tells of it, and the simulated payer does not try again. */
function decline(world: World, order: Order): Expected | null {
  if (order.payment.state !== 'pending') return refuseStep(order)
  order.payment.settlesAt = null
  enter(order, 'decline', 'pending', world.now)
  return null
}

/** The payer gives up, and the order ends as if its customer had cancelled. */
function fail(world: World, order: Order): Expected | null {
  if (!isOpen(order)) return refuseStep(order)
  cancel(order, world.now)
  return null
}
