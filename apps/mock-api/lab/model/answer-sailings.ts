import { type Band, bandOn, birthsOf } from './ages.ts'
import { findOrder, ticketView } from './answer-orders.ts'
import { done, type ExpectedAnswer, refused } from './expected.ts'
import { MINUTE, type SailingKey, SAILINGS, TENANTS } from './facts.ts'
import type { IntentOf } from './intents.ts'
import { type Order, seatsLeft, takenSeats, type Ticket, type Model } from './model.ts'

const TURNAROUND = 60 * MINUTE

/** Expects the answer when the holder of a paid open ticket chooses a sailing. After that, the ticket is no longer open. */
export function answerDate(model: Model, intent: IntentOf<'date'>): ExpectedAnswer {
  const order = findOrder(model, intent)
  const ticket = order?.tickets.find(({ id }) => id === intent.ticket)
  if (!order || !ticket) return refused('not_found')
  if (ticket.sailing !== null) return refused('order_state_refused')
  if (intent.sailing === null) return refused('not_found')
  const sailing = SAILINGS[intent.sailing]
  if (sailing.closesAt <= model.now) return refused('book_before')
  const isAllowed =
    sailing.operator === 'SRL' &&
    sailing.class === 'ECO' &&
    sailing.isOut === (ticket.sector === 0) &&
    (ticket.validUntil === null || sailing.date <= ticket.validUntil) &&
    isBetween(order, ticket, sailing)
  if (!isAllowed) return refused('product_unavailable')
  if (!hasCompany(order, ticket, intent.sailing)) return refused('validation_failed')
  if (seatsLeft(model, intent.sailing) < 1) return refused('seats_taken')
  ticket.sailing = intent.sailing
  ticket.validUntil = null
  ticket.band = bandOnDay(order, ticket, intent.sailing)
  return done(200, ticketView(ticket))
}

/**
 * Whether children have company. They sail with an adult of the order, and each infant has an adult of its own, by their
 * ages on the day.
 */
function hasCompany(order: Order, ticket: Ticket, sailing: SailingKey): boolean {
  const aboard = order.tickets.filter((one) => one === ticket || one.sailing === sailing)
  const bands = aboard.map((one) => bandOnDay(order, one, sailing))
  const adults = bands.filter((band) => band === 'adult' || band === 'senior').length
  const infants = bands.filter((band) => band === 'infant').length
  return adults > 0 && infants <= adults
}

function bandOnDay({ items }: Order, { item, traveller }: Ticket, sailing: SailingKey): Band {
  const { party, ages } = items[item] ?? {}
  const born = party && ages ? birthsOf(party, ages)[traveller] : undefined
  if (born === undefined) throw new Error('A ticket is for somebody')
  return bandOn(born, SAILINGS[sailing].date, SAILINGS[sailing].operator)
}

/**
 * Whether a sailing fits between a traveller's other sectors: an hour or more after the outbound arrives, and before the
 * return leaves.
 */
function isBetween(
  { tickets }: Order,
  { item, traveller, sector }: Ticket,
  sailing: { readonly departsAt: number; readonly arrivesAt: number },
): boolean {
  return tickets
    .filter((other) => other.item === item && other.traveller === traveller)
    .every((other) => {
      if (other.sailing === null || other.sector === sector) return true
      const [out, back] =
        other.sector < sector
          ? [SAILINGS[other.sailing], sailing]
          : [sailing, SAILINGS[other.sailing]]
      return back.departsAt - out.arrivesAt >= TURNAROUND
    })
}

/** Expects the search result of a class: its seats left, or nothing after the ship has left. */
export function answerSearch(
  model: Model,
  { who, sailing: key }: IntentOf<'search'>,
): ExpectedAnswer {
  const { operator, departsAt, date, closesAt } = SAILINGS[key]
  const dayBegins = Date.parse(`${date}T00:00:00${SAILINGS[key].isOut ? '+08:00' : '+07:00'}`)
  if (model.now >= dayBegins + 24 * 60 * MINUTE) return refused('product_unavailable')
  const isShown = TENANTS[who.tenant].operators.includes(operator) && model.now < departsAt
  return done(
    200,
    isShown ? { left: seatsLeft(model, key), isClosed: closesAt <= model.now } : null,
  )
}

/** Replaces the vessel of a sailing by one with a given number of free seats. */
export function answerRefit(
  model: Model,
  { sailing, seatsLeft: left }: IntentOf<'refit'>,
): ExpectedAnswer {
  model.capacity[sailing] = takenSeats(model, sailing) + left
  return done(200, left)
}
