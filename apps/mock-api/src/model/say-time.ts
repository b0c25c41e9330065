import { SAILINGS } from './facts.ts'
import type { Order, World } from './world.ts'

/** What time alone brings about, each at its own instant: unpaid orders lapse, travelled ones finish. */
export function letTimePass(world: World): void {
  for (const order of world.orders) {
    if (order.status === 'ENTRY') lapse(order, world.now)
    if (order.payment.state === 'completed') finish(order, world.now)
  }
}

function lapse(order: Order, now: number): void {
  const { payment } = order
  const due = payment.until
  if (due === null || due > now) return
  order.status = 'EXPIRED'
  payment.until = null
  enter(order, 'expire', 'cancelled', due)
}

function finish(order: Order, now: number): void {
  const { tickets, payment } = order
  const arrivals = tickets.map(({ sailing }) =>
    sailing === null ? Infinity : SAILINGS[sailing].arrivesAt,
  )
  // A proof may be accepted after the ship has arrived; nothing finishes before it is complete.
  const due = Math.max(...arrivals, payment.history.at(-1)?.at ?? 0)
  if (due <= now) enter(order, 'finish', 'finished', due)
}

/** A step of a payment, written into its history. */
export function enter(
  { payment }: Order,
  event: string,
  state: Order['payment']['state'],
  at: number,
): void {
  payment.state = state
  payment.history.push({ event, state, at })
}
