import { type Band, birthsOf } from './ages.ts'
import { findCart } from './answer-carts.ts'
import { orderCurrency, priceByAge, travelsAsBooked } from './answer-prices.ts'
import { enter } from './answer-time.ts'
import { bandOfSector } from './bands.ts'
import { done, type ExpectedAnswer, instant, refused } from './expected.ts'
import { agencyOf, MINUTE, type Party, productOf, sizeOf, TENANTS } from './facts.ts'
import type { IntentOf, OnOrder } from './intents.ts'
import { isHeld, type Item, type Order, userOf, type Model } from './model.ts'
import { placedNames, ticketIds } from './read-response.ts'

const TO_PAY = 15 * MINUTE
const ITEMS_MAX = 20

/**
 * Finds the order if the caller may see it, only on the site of its tenant. Callers see their own by the session, members
 * those of their agency, and all others by its token.
 */
export function findOrder(model: Model, { who, order: id, token }: OnOrder): Order | undefined {
  const order = model.orders.find((one) => one.id === id && one.tenant === who.tenant)
  if (!order) return undefined
  const user = userOf(model, who.member)
  const agency = agencyOf(order.owner)
  // A token never opens an agency's order, because its customer must not learn the net price.
  if (agency !== null) return agencyOf(user) === agency ? order : undefined
  const isOwner = user !== null && order.owner === user
  return isOwner || token === order.token ? order : undefined
}

export function answerPlace(
  model: Model,
  intent: IntentOf<'place'>,
  response: unknown,
): ExpectedAnswer {
  const { who, named } = intent
  if (named.length > ITEMS_MAX) return refused('validation_failed')
  if (TENANTS[who.tenant].needsAccount && userOf(model, who.member) === null)
    return refused('unauthorized')
  const cart = findCart(model, who, intent.cart)
  if (!cart) return refused('cart_not_found')
  if (cart.items.length === 0) return refused('cart_empty')
  const held = cart.items.filter((item) => isHeld(model, item))
  const chosen = named.map(({ item: id }) => cart.items.find((item) => item.id === id))
  if (held.length === 0 || chosen.some((item) => item && !held.includes(item)))
    return refused('hold_expired')
  const isEachOnce = new Set(chosen).size === held.length && named.length === held.length
  if (!isEachOnce || chosen.includes(undefined)) return refused('validation_failed')
  const items = chosen
    .filter((item) => item !== undefined)
    .map((item, index) => ({ ...item, ages: named[index]?.ages ?? item.ages }))
  const arePlaced = items.every((item, index) => {
    const given = named[index]?.party
    return given !== undefined && travelsAsBooked(item, given)
  })
  if (!arePlaced) return refused('party_refused')
  if (!items.every((item) => areOfTheirBands(model, item))) return refused('passenger_refused')
  cart.items = cart.items.filter((item) => !held.includes(item))
  const order = openOrder(model, { who, items, response })
  model.orders.push(order)
  return done(201, { token: order.token, ...orderView(order) })
}

/**
 * Whether each traveller has the booked band on the first sector, by the age on its day. On later sectors another band only
 * changes the price.
 */
function areOfTheirBands({ now }: Model, { product, party, ages }: Item): boolean {
  const [first] = productOf(product).sectors
  if (!first) return true
  return birthsOf(party, ages).every((born, traveller) => {
    const band = bandOfSector(born, first, now)
    return (band === 'senior' ? 'adult' : band) === bookedBand(party, traveller)
  })
}

function bookedBand({ adults, children }: Party, traveller: number): Band {
  if (traveller < adults) return 'adult'
  return traveller < adults + children ? 'child' : 'infant'
}

function openOrder(
  model: Model,
  { who, items, response }: { who: OnOrder['who']; items: Item[]; response: unknown },
): Order {
  const names = placedNames(response)
  const currency = orderCurrency(model, who, items)
  const order: Order = {
    id: names.order,
    tenant: who.tenant,
    token: names.token,
    owner: userOf(model, who.member),
    items,
    currency,
    total: items.reduce((sum, item) => sum + priceByAge(model, item, currency), 0),
    status: 'ENTRY',
    createdAt: model.now,
    paidAt: null,
    payment: {
      id: names.payment,
      state: 'ordered',
      method: null,
      proof: 'none',
      isUnreadable: false,
      until: model.now + TO_PAY,
      settlesAt: null,
      history: [],
    },
    tickets: [],
  }
  enter(order, 'order', 'ordered', model.now)
  return order
}

export function answerCancel(model: Model, intent: IntentOf<'cancel'>): ExpectedAnswer {
  const order = findOrder(model, intent)
  if (!order) return refused('not_found')
  const isUnpaid = order.payment.state === 'ordered' || order.payment.state === 'pending'
  if (order.status !== 'ENTRY' || !isUnpaid) return refused('order_state_refused')
  cancel(order, model.now)
  return done(200, orderView(order))
}

export function cancel(order: Order, now: number): void {
  order.status = 'CANCELLED'
  order.payment.until = null
  order.payment.settlesAt = null
  enter(order, 'cancel', 'cancelled', now)
}

export function answerReadOrder(model: Model, intent: IntentOf<'read order'>): ExpectedAnswer {
  const order = findOrder(model, intent)
  return order ? done(200, orderView(order)) : refused('not_found')
}

export function answerReadPayment(model: Model, intent: IntentOf<'read payment'>): ExpectedAnswer {
  const order = findOrder(model, intent)
  return order ? done(200, paymentView(order)) : refused('not_found')
}

/** Expects one ticket for each traveller and sector of a paid order, in the order of items, travellers and sectors. */
export function answerReadTickets(
  model: Model,
  intent: IntentOf<'read tickets'>,
  response: unknown,
): ExpectedAnswer {
  const order = findOrder(model, intent)
  if (!order) return refused('not_found')
  const ids = ticketIds(response)
  for (const [index, ticket] of order.tickets.entries()) ticket.id ??= ids[index] ?? null
  return done(200, order.tickets.map(ticketView))
}

export const ticketView = ({ id, band, sailing, validUntil }: Order['tickets'][number]) => ({
  id,
  state: 'issued',
  band,
  sailing,
  validUntil,
})

export function orderView(order: Order) {
  const { id, status, createdAt, paidAt, payment, currency, total, items } = order
  return {
    id,
    status,
    createdAt: instant(createdAt),
    paidAt: instant(paidAt),
    until: instant(payment.until),
    total: `${currency} ${total}`,
    travellers: items.map(({ party }) => sizeOf(party)),
    payment: paymentView(order),
  }
}

export function paymentView({ status, currency, total, payment }: Order) {
  const { id, state, method, proof, until, history } = payment
  return {
    id,
    state,
    isExpired: status === 'EXPIRED',
    method,
    proof,
    until: instant(until),
    amount: `${currency} ${total}`,
    history: history.map((step) => `${step.event} ${step.state} ${instant(step.at)}`),
  }
}
