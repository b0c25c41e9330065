import { birthsOf } from './ages.ts'
import { bandOfSector } from './bands.ts'
import { DAY, METHODS, MINUTE, productOf, SAILINGS } from './facts.ts'
import { closingOfOrder, type Order, type Model } from './model.ts'

const SINGAPORE_AHEAD = 8 * 60 * MINUTE
const VALID_DAYS = 180

/**
 * Runs the due work of the model, each part at its own instant: unpaid orders expire, simulated payers and reviewers act,
 * travelled orders finish.
 */
export function letTimePass(model: Model): void {
  for (const order of model.orders) {
    if (order.status === 'ENTRY') endOfWaiting(order, model)
    if (order.payment.state === 'completed') finish(order, model.now)
  }
}

/** Runs due steps one after the other. A rejected proof starts another deadline, which may have passed too. */
function endOfWaiting(order: Order, { now, isSimulated }: Model): void {
  while (order.status === 'ENTRY') {
    const { until, settlesAt, state, isUnreadable, method } = order.payment
    const expiresAt = until ?? Infinity
    const actsAt = isSimulated ? (settlesAt ?? Infinity) : Infinity
    const facts = method === null ? undefined : METHODS[method]
    if (Math.min(expiresAt, actsAt) > now) return
    if (expiresAt <= actsAt) expire(order, expiresAt)
    else if (state === 'pending') capture(order, actsAt)
    else if (isUnreadable && facts) rejectProof(order, facts, actsAt)
    else verify(order, actsAt)
  }
}

/**
 * Starts the deadline again after a rejected proof, because the payer acted in time. Only the closing of booking limits it.
 */
export function rejectProof(order: Order, { minutes }: { minutes: number }, at: number): void {
  const { payment } = order
  payment.until = Math.min(at + minutes * MINUTE, Math.max(closingOfOrder(order), at))
  payment.proof = 'rejected'
  payment.settlesAt = null
  enter(order, 'reject_proof', 'pending', at)
}

function expire(order: Order, at: number): void {
  order.status = 'EXPIRED'
  order.payment.until = null
  order.payment.settlesAt = null
  enter(order, 'expire', 'cancelled', at)
}

/** Captures and verifies a payment that needs no review. */
export function capture(order: Order, at: number): void {
  enter(order, 'capture', 'paid', at)
  verify(order, at)
}

export function verify(order: Order, at: number): void {
  enter(order, 'verify', 'completed', at)
  post(order, at)
}

/**
 * Issues a ticket for each traveller and sector. An open ticket is valid for 180 days, counted at the place where it starts.
 */
export function post(order: Order, at: number): void {
  order.status = 'POSTED'
  order.paidAt = at
  order.payment.until = null
  order.payment.settlesAt = null
  const lastDay = new Date(at + SINGAPORE_AHEAD + VALID_DAYS * DAY).toISOString().slice(0, 10)
  order.tickets = order.items.flatMap(({ product, party, ages }, item) =>
    birthsOf(party, ages).flatMap((born, traveller) =>
      productOf(product).sectors.map((of, sector) => ({
        id: null,
        band: bandOfSector(born, of, order.createdAt),
        item,
        traveller,
        sector,
        isOpen: of.sailing === null,
        sailing: of.sailing,
        validUntil: of.sailing === null ? lastDay : null,
      })),
    ),
  )
}

function finish(order: Order, now: number): void {
  const { tickets, payment } = order
  const arrivals = tickets.map(({ sailing }) =>
    sailing === null ? Infinity : SAILINGS[sailing].arrivesAt,
  )
  // A proof may be accepted after the ship has arrived, but nothing finishes before it is complete.
  const due = Math.max(...arrivals, payment.history.at(-1)?.at ?? 0)
  if (due <= now) enter(order, 'finish', 'finished', due)
}

/** Takes a step of a payment and writes it into the history. */
export function enter(
  { payment }: Order,
  event: string,
  state: Order['payment']['state'],
  at: number,
): void {
  payment.state = state
  payment.history.push({ event, state, at })
}
