import type { ServerSchemas as Schemas } from '@selat/sdk'

import { ferryIn } from '../testing/ferry-in.ts'
import { SAILING_KEYS, SAILINGS } from './facts.ts'
import type { Intent } from './intents.ts'

/**
 * Returns the part of an answer that the model predicts, in the model's form. A success has been checked against the
 * contract before.
 */
export function viewOf(intent: Intent, body: unknown): unknown {
  switch (intent.do) {
    case 'add':
    case 'read cart':
    case 'open own cart':
    case 'change':
    case 'remove':
    case 'extend':
      return cartView(body as Schemas['Cart'])
    case 'price': {
      const { Items, Total } = body as Schemas['PricedCart']
      return {
        items: Items.map(({ CartItem, Price }) => `${CartItem} ${money(Price.Total)}`),
        total: money(Total),
      }
    }
    case 'place': {
      const { BookingToken, Order } = body as Schemas['PlacedOrder']
      return { token: BookingToken, ...orderView(Order) }
    }
    case 'read order':
    case 'cancel':
      return orderView(body as Schemas['Order'])
    case 'read payment':
    case 'choose':
    case 'upload':
    case 'declare':
      return paymentView(body as Schemas['Payment'])
    case 'read tickets':
      return (body as Schemas['TicketList']).Items.map(ticketView)
    case 'date':
      return ticketView(body as Schemas['Ticket'])
    case 'search':
      return searchView(intent.sailing, body as Schemas['FerrySearchResult'])
    case 'decide': {
      const { orderStatus, state, method, expiresAt } = body as ConsolePayment
      return { status: orderStatus, state, method, until: expiresAt }
    }
    case 'refit':
      return (body as ConsoleSailing).classes.find(
        (one) => one.class === SAILINGS[intent.sailing].class,
      )?.seatsLeft
  }
}

type ConsolePayment = {
  orderStatus: string
  state: string
  method: string | null
  expiresAt: string | null
}

type ConsoleSailing = { classes: { class: string; seatsLeft: number }[] }

const money = ({ Currency, Amount }: Schemas['Money']) => `${Currency} ${Amount}`

function cartView({ Token, Items, Totals }: Schemas['Cart']) {
  return {
    token: Token,
    items: Items.map((item) => ({
      id: item.Id,
      state: item.State,
      holdUntil: item.HoldExpiresAt,
      extensionsLeft: item.HoldExtensionsLeft,
      party: partyOf(ferryIn(item)),
      price: money(item.Price.Total),
    })),
    totals: Totals.map(money).toSorted(),
  }
}

function partyOf({ QtyAdult, QtyChild, QtyInfant }: Schemas['FerryItem']) {
  return [QtyAdult, QtyChild, QtyInfant]
}

function orderView(order: Schemas['Order']) {
  return {
    id: order.Id,
    status: order.Status,
    createdAt: order.CreatedAt,
    paidAt: order.PaidAt,
    until: order.ExpiresAt,
    total: money(order.TotalAmount),
    travellers: order.Items.map(({ Passengers }) => Passengers.length),
    payment: paymentView(order.Payment),
  }
}

function paymentView(payment: Schemas['Payment']) {
  const { Id, State, Flow, Method, Proof, ExpiresAt, Amount, History } = payment
  return {
    id: Id,
    state: State,
    isExpired: Flow === 'expired',
    method: Method?.Code ?? null,
    proof: Proof === null ? 'none' : Proof.Rejection === null ? 'uploaded' : 'rejected',
    until: ExpiresAt,
    amount: money(Amount),
    history: History.map(({ Event, State: state, At }) => `${Event} ${state} ${At}`),
  }
}

function ticketView({ Id, State, Band, Sector, ValidUntil }: Schemas['Ticket']) {
  const sailing = SAILING_KEYS.find((key) => SAILINGS[key].id === Sector.Sailing?.Id)
  return { id: Id, state: State, band: Band, sailing: sailing ?? null, validUntil: ValidUntil }
}

function searchView(
  key: (typeof SAILING_KEYS)[number],
  { Departures }: Schemas['FerrySearchResult'],
) {
  const { id, class: travelClass } = SAILINGS[key]
  const found = Departures.Sailings.find((sailing) => sailing.Id === id)
  const offer = found?.Offers.find((one) => one.Class === travelClass)
  return found && offer ? { left: offer.SeatsLeft, isClosed: found.Status === 'closed' } : null
}
