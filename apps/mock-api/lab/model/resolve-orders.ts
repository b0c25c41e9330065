import { colleaguesOf, METHODS, SAILING_KEYS } from './facts.ts'
import type { Decision, Intent, OnOrder } from './intents.ts'
import type { Model, Order } from './model.ts'
import { one, recent } from './pick.ts'
import type { RandomCommand } from './random-command.ts'
import { visitorOf, NO_TOKEN } from './visitors.ts'

const NO_TICKET = 'tkt_000000000000'
const NOTHING = { order: 'ord_000000000000', payment: 'pay_000000000000' }

/**
 * The sailings for open tickets. The late ship is left out: it also has seats of their class, which the model does not
 * count.
 */
const FOR_OPEN_TICKETS = SAILING_KEYS.filter((key) => key !== 'late')

const DECISIONS: readonly Decision[] = [
  'settle',
  'settle',
  'settle',
  'approve',
  'approve',
  'reject',
  'reject',
  'decline',
  'fail',
]

const DECIDABLE: Readonly<Record<Decision, readonly Order['payment']['state'][]>> = {
  settle: ['pending', 'cancelled'],
  approve: ['paid'],
  reject: ['paid'],
  decline: ['pending'],
  fail: ['ordered', 'pending'],
}

/** Chooses an order, mostly one that allows the action. */
function orderFor(model: Model, { do: action, pick, other }: RandomCommand): Order | undefined {
  const fitting = model.orders.filter((order) => canBe(order, action, other))
  return recent(pick % 4 === 0 || fitting.length === 0 ? model.orders : fitting, pick)
}

export function canBe(
  { status, payment, tickets }: Order,
  action: Intent['do'],
  other: number,
): boolean {
  const needsProof = payment.method !== null && METHODS[payment.method]?.needsProof === true
  switch (action) {
    case 'choose':
    case 'cancel':
      return payment.state === 'ordered'
    case 'upload':
      return payment.state === 'pending' && needsProof
    case 'declare':
      return payment.state === 'pending' && payment.proof === 'uploaded'
    case 'decide':
      return DECIDABLE[one(DECISIONS, other)].includes(payment.state)
    case 'date':
      return tickets.some(({ sailing }) => sailing === null)
    case 'read tickets':
      return status === 'POSTED'
    default:
      return true
  }
}

export function onOrder(model: Model, wanted: RandomCommand): OnOrder {
  const { other, access } = wanted
  const order = orderFor(model, wanted)
  const { who, hasSecret } = visitorOf(order?.tenant, { pick: other, access })
  if (!order) return { who, order: NOTHING.order, token: NO_TOKEN }
  if (access === 2) return { who, order: order.id, token: null }
  if (access === 3) return { who, order: order.id, token: otherSecret(model, order, other) }
  const isByAccount = order.owner !== null && other % 2 === 0 && hasSecret && access !== 0
  return isByAccount
    ? { who: { ...who, member: colleague(order.owner, other) }, order: order.id, token: null }
    : { who, order: order.id, token: hasSecret ? order.token : NO_TOKEN }
}

function colleague(owner: string | null, pick: number): string | null {
  return owner === null ? null : one(colleaguesOf(owner), Math.floor(pick / 2))
}

/** Picks the secret of another order or of a cart. */
function otherSecret({ orders, carts }: Model, { token: own }: Order, pick: number): string {
  const secrets = [...orders, ...carts]
    .flatMap(({ token }) => token ?? [])
    .filter((token) => token !== own)
  return secrets.length === 0 ? NO_TOKEN : one(secrets, pick)
}

/** Chooses a method, mostly one that can pay the order. */
export function methodFor(model: Model, wanted: RandomCommand): string {
  const { other } = wanted
  const order = orderFor(model, wanted)
  const all = Object.keys(METHODS)
  const fitting = all.filter((code) => METHODS[code]?.currency === order?.currency)
  return one(other % 10 === 0 || fitting.length === 0 ? all : fitting, Math.floor(other / 10))
}

/** Dates an open ticket. Its id is known only after the tickets were read. */
export function date(model: Model, wanted: RandomCommand): Intent {
  const whose = onOrder(model, wanted)
  const order = model.orders.find(({ id }) => id === whose.order)
  const isUnread = order?.tickets.some(({ id }) => id === null)
  if (isUnread) return { do: 'read tickets', ...whose }
  const tickets = order?.tickets.filter(({ isOpen }) => isOpen) ?? []
  const ticket = tickets.length === 0 ? undefined : one(tickets, wanted.other)
  const sailing =
    wanted.other % 13 === 0 ? null : one(FOR_OPEN_TICKETS, Math.floor(wanted.pick / 7))
  return { do: 'date', ...whose, ticket: ticket?.id ?? NO_TICKET, sailing }
}

/** Makes a decision about a payment at the console, mostly a possible one. */
export function decide(model: Model, wanted: RandomCommand): Intent {
  return {
    do: 'decide',
    payment: orderFor(model, wanted)?.payment.id ?? NOTHING.payment,
    decision: one(DECISIONS, wanted.other),
  }
}
