import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Random } from '../../../src/engine/random/random.ts'
import { orderOf } from '../../../src/scenarios/sample-order.ts'
import { chance, pick } from '../random-orders.ts'
import type { Placed, Visitor } from '../visitor.ts'
import { bandAt } from './expected-bands.ts'
import { type ShownCrossing, priceShown, searchDay } from './expected-price.ts'
import { type RandomJourney, must, travellerOf } from './journey.ts'
import { dayAfter, randomParty } from './random-party.ts'

type Ticket = Schemas['Ticket']

type Passenger = Schemas['PassengerInput']
type FerryInput = Schemas['FerryItemInput']
type WantedItem = { readonly item: Schemas['FerryCartItemInput']; readonly people: Passenger[] }

/** The days from now of sailings, so that some refunds are in time and others too late. */
const DAYS_AHEAD = [2, 3, 4, 7, 14, 21, 28, 42]
const DAYS_AWAY = [1, 4, 7, 14, 28]

/** The directions in which operators with different age bands sail. */
const WAYS = [
  ['HFC', 'BTC'],
  ['BTC', 'HFC'],
  ['TMF', 'TPI'],
  ['BTC', 'STL'],
  ['STL', 'BTC'],
] as const

const OPEN = [
  { item: 'opn_HFC-BTC-SRL-ECO-1W', operator: 'SRL', isReturn: false },
  { item: 'opn_HFC-BTC-SRL-ECO-2W', operator: 'SRL', isReturn: true },
  { item: 'opn_HFC-BTC-PNF-ECO-1W', operator: 'PNF', isReturn: false },
  { item: 'opn_TMF-BBT-BHF-ECO-1W', operator: 'BHF', isReturn: false },
] as const

export type Shop = Pick<RandomJourney, 'visitor' | 'operate' | 'random' | 'today'>

/** Buys an order of one or two items for random people; null if their choice is not sold. */
export async function buyJourney(shop: Shop): Promise<RandomJourney | null> {
  const { visitor, random, today } = shop
  const date = dayAfter(today, pick(random, DAYS_AHEAD))
  const wantedItems: WantedItem[] = []
  for (let count = chance(random, 30) ? 2 : 1; count > 0; count -= 1) {
    const first = wantedItems.flatMap(({ people }) => people).length
    const wanted = chance(random, 20)
      ? openItem(random, { today, first })
      : await datedItem(visitor, random, { date, first })
    if (wanted) wantedItems.push(wanted)
  }
  if (wantedItems.length === 0) return null
  const placed = await place(visitor, wantedItems)
  if (!placed) return null
  const people = new Map(
    placed.order.Items.map(({ Id }, index) => [Id, wantedItems[index]?.people ?? []]),
  )
  await visitor.choose(placed, methodFor(placed))
  const { status } = await shop.operate(`payments/${placed.order.Payment.Id}/settle`, {})
  must(status === 200, () => `the payment was refused with ${status}`)
  const journey: RandomJourney = {
    ...shop,
    placed,
    people,
    costs: new Map(),
    fees: 0,
    kept: 0,
    waiting: [],
    live: [],
    alone: new Map(),
    quotes: [],
  }
  for (const ticket of (await visitor.tickets(placed)).body.Items)
    journey.costs.set(ticket.Id, await priceBought(journey, ticket))
  return journey
}

/** A QR code is limited to ten million, so a higher amount is paid to an account. */
const methodFor = ({ order }: Placed) =>
  order.TotalAmount.Amount <= 10_000_000 ? 'QRIS' : 'BNI_VA'

async function place(visitor: Visitor, wantedItems: readonly WantedItem[]): Promise<Placed | null> {
  let cart: Schemas['Cart'] | undefined
  for (const { item } of wantedItems) {
    const { status, body } = await visitor.call<Schemas['Cart']>('addToCart', {
      header: cart ? { 'Cart-Token': cart.Token } : {},
      body: { ItemContent: 'ferry', Items: [item] },
    })
    if (status === 409) return null // other buyers have the seats
    must(status === 201, () => `the cart refused ${JSON.stringify([item, body])}`)
    cart = body
  }
  const { status, body } = await visitor.call<Schemas['PlacedOrder']>('placeOrder', {
    header: { 'Cart-Token': cart?.Token ?? '' },
    body: {
      ...orderOf(''),
      Items: cart?.Items.map(({ Id }, index) => ({
        CartItem: Id,
        Passengers: wantedItems[index]?.people,
      })),
    },
  })
  must(status === 201, () => `the order was refused: ${JSON.stringify(body)}`)
  return { order: body.Order, token: body.BookingToken }
}

function openItem(random: Random, { today, first }: { today: string; first: number }): WantedItem {
  const { item, operator, isReturn } = pick(random, OPEN)
  const people = randomParty(random, { date: today, operator, first }).map((one) => ({
    ...one,
    Nationality: 'SG',
  }))
  const dateless = { DateFrom: null, DateUntil: null, Offers: [] }
  return {
    people,
    item: inputOf(item, people, {
      ...dateless,
      IsOpenTicket: !isReturn,
      IsOpenTicket2W: isReturn,
    }),
  }
}

async function datedItem(
  visitor: Visitor,
  random: Random,
  { date, first }: { date: string; first: number },
): Promise<WantedItem | null> {
  const [from, to] = pick(random, WAYS)
  const until = chance(random, 35) ? dayAfter(date, pick(random, DAYS_AWAY)) : null
  const found = await searchDay(visitor, {
    from,
    to,
    dateFrom: date,
    ...(until !== null && { dateUntil: until }),
  })
  const out = pickOffer(random, found.Departures)
  const back = until === null ? null : pickOffer(random, found.Returns, out)
  if (!out || (until !== null && !back)) return null
  const people = randomParty(random, { date, operator: out.sailing.Operator, first })
  const Offers = [out.offer.Offer, ...(back ? [back.offer.Offer] : [])]
  const dates = { DateFrom: date, DateUntil: until ?? date, IsRoundTrip: back !== null }
  return { people, item: inputOf(out.sailing.Item, people, { ...dates, Offers }) }
}

/**
 * Picks an offer with room for all, mostly of a class whose date can be changed. The return has the same operator and class.
 */
function pickOffer(
  random: Random,
  leg: Schemas['FerryLeg'] | null,
  like?: { sailing: Schemas['Sailing']; offer: Schemas['SailingOffer'] } | null,
) {
  const sold = (leg?.Sailings ?? [])
    .filter(({ Status }) => Status === 'on_sale')
    .flatMap((sailing) => sailing.Offers.map((offer) => ({ sailing, offer })))
    .filter(({ offer }) => offer.SeatsLeft >= 20)
    .filter(
      ({ sailing, offer }) =>
        !like || (sailing.Operator === like.sailing.Operator && offer.Class === like.offer.Class),
    )
  const changeable = sold.filter(({ offer }) => offer.IsChangeable)
  const some = changeable.length > 0 && chance(random, 85) ? changeable : sold
  return some.length > 0 ? pick(random, some) : null
}

function inputOf(
  item: string,
  people: readonly Passenger[],
  changes: Pick<FerryInput, 'DateFrom' | 'DateUntil' | 'Offers'> & Partial<FerryInput>,
): Schemas['FerryCartItemInput'] {
  const count = (band: Passenger['Band']) => people.filter(({ Band }) => Band === band).length
  return {
    Item: item,
    Qty: people.length,
    Ferry: {
      Qty: people.length,
      QtyAdult: count('adult'),
      QtyChild: count('child'),
      QtyInfant: count('infant'),
      IsRoundTrip: false,
      IsInternational: true,
      IsOpenTicket: false,
      IsOpenTicket2W: false,
      ...changes,
    },
  }
}

/**
 * Returns the price at which a ticket was bought: that of the search on its day, or for an open ticket that of its order.
 */
async function priceBought(journey: RandomJourney, ticket: Ticket): Promise<number> {
  const crossing = crossingOf(journey, ticket)
  const { DateOfBirth, Nationality: country } = travellerOf(journey, ticket)
  if (!crossing) return openPrice(journey, ticket)
  const band = bandAt(DateOfBirth, crossing.date, crossing.operator)
  return priceShown(journey.visitor, crossing, { band, country })
}

/** Returns the sailing of a ticket, or that sailing on another day; null while the ticket has no day. */
export function crossingOf(
  journey: RandomJourney,
  ticket: Ticket,
  date?: string,
): ShownCrossing | null {
  const { Sector, OrderItem, SectorIndex } = ticket
  const day = date ?? Sector.Sailing?.DepartsAt.slice(0, 10)
  if (day === undefined) return null
  const item = journey.placed.order.Items.find(({ Id }) => Id === OrderItem)
  const isRound = item?.ItemContent === 'ferry' && item.Ferry.IsRoundTrip
  return {
    from: Sector.From.Code,
    to: Sector.To.Code,
    operator: Sector.Operator,
    class: Sector.Class,
    date: day,
    way: isRound ? (SectorIndex === 0 ? 'out' : 'back') : 'single',
  }
}

/**
 * Returns a ticket's part of the lines of its sector and band. The holders of open tickets have passports of one country.
 */
function openPrice({ placed }: RandomJourney, ticket: Ticket): number {
  const item = placed.order.Items.find(({ Id }) => Id === ticket.OrderItem)
  return (item?.Price.Lines ?? [])
    .filter(({ PayAt }) => PayAt === 'online')
    .filter(({ SectorIndex, Band }) => SectorIndex === ticket.SectorIndex && Band === ticket.Band)
    .reduce((sum, { UnitAmount }) => sum + UnitAmount.Amount, 0)
}
