import type { ServerSchemas as Schemas } from '@selat/sdk'

import { chance, pick } from '../random-orders.ts'
import type { AnswerOf, Placed } from '../visitor.ts'
import { crossingOf } from './buy-journey.ts'
import { aloneBySailing, bandAt, worseSailing } from './expected-bands.ts'
import { priceShown, searchDay } from './expected-price.ts'
import { bankAccount, type RandomJourney, must, sailingOf, travellerOf } from './journey.ts'
import { dayAfter } from './random-party.ts'

type Ticket = Schemas['Ticket']

const refusalText = (body: unknown) => {
  const { code, params } = body as Schemas['Problem'] // only used for refusals
  return `${code} ${params['reason'] ?? ''}`.trim()
}

/** There are only a few of them, so that the searches are shared. */
const DAY_SHIFTS = [-14, -7, -1, 0, 1, 3, 7, 14, 21, 28, 42]

/** Moves some tickets of one sector to another day. The difference may be paid immediately, later, or never. */
export async function moveSome(journey: RandomJourney): Promise<string> {
  const { visitor, placed, random } = journey
  const dated = journey.live.filter((ticket) => sailingOf(ticket) !== null)
  if (dated.length === 0) return 'nothing to move'
  const first = pick(random, dated)
  const old = sailingOf(first)
  const group = dated.filter(
    (ticket) =>
      ticket.OrderItem === first.OrderItem &&
      ticket.SectorIndex === first.SectorIndex &&
      sailingOf(ticket)?.id === old?.id,
  )
  const some = chance(random, 40) ? group : group.filter(() => chance(random, 50))
  const chosen = some.length > 0 ? some : [first]
  const date = dayAfter(old?.date ?? '', pick(random, DAY_SHIFTS))
  const what = `${names(journey, chosen)} from ${old?.date} to ${date}`
  const { status, body: options } = await visitor.call<Schemas['ChangeOptions']>(
    'listChangeOptions',
    {
      path: { id: placed.order.Id },
      header: { 'Booking-Token': placed.token },
      query: { tickets: chosen.map(({ Id }) => Id).join(','), date },
    },
  )
  if (status !== 200) return `${what}: ${refusalText(options)}`
  const open = options.Sailings.filter(({ Status }) => Status === 'on_sale')
  if (open.length === 0) return `${what}: nothing sails`
  const sailing = pick(random, open)
  return `${what}, ${await quoteMove(journey, chosen, { id: sailing.Id, date })}`
}

async function quoteMove(
  journey: RandomJourney,
  chosen: readonly Ticket[],
  to: { id: string; date: string },
): Promise<string> {
  const { visitor, placed, random } = journey
  const { status, body } = await visitor.of<Schemas['ChangeQuote']>('quoteChange', placed, {
    Tickets: chosen.map(({ Id }) => Id),
    Sailing: to.id,
  })
  if (status !== 201) {
    justify(journey, body, new Map(chosen.map(({ Id }) => [Id, to])))
    return refusalText(body)
  }
  const prices = new Map<string, number>()
  for (const ticket of chosen) prices.set(ticket.Id, await priceOn(journey, ticket, to.date))
  const difference = sum(prices.values()) - sum(chosen.map(({ Id }) => costOf(journey, Id)))
  must(
    body.Difference.Amount === difference,
    () => `the difference is ${body.Difference.Amount}, and ${difference} by the prices shown`,
  )
  const due = body.DueNow.Amount - body.RefundDue.Amount
  must(due === body.Fee.Amount + difference, () => `${due} due for ${difference} and a fee`)
  const confirm = () => confirmMove(journey, body, prices)
  if (chance(random, 85)) return confirm()
  journey.quotes.push({ confirm })
  return 'quoted'
}

/**
 * Returns the price of a ticket on another day, as a search shows it for its traveller. A ticket that was sold open costs
 * the same on any day.
 */
async function priceOn(journey: RandomJourney, ticket: Ticket, date: string): Promise<number> {
  if (wasSoldOpen(journey, ticket)) return costOf(journey, ticket.Id)
  const crossing = crossingOf(journey, ticket, date)
  if (!crossing) throw new Error('A change leads to a day')
  const { DateOfBirth, Nationality: country } = travellerOf(journey, ticket)
  const band = bandAt(DateOfBirth, date, crossing.operator)
  return priceShown(journey.visitor, crossing, { band, country })
}

function wasSoldOpen({ placed }: RandomJourney, { OrderItem }: Ticket): boolean {
  const item = placed.order.Items.find(({ Id }) => Id === OrderItem)
  return item?.ItemContent === 'ferry' && (item.Ferry.IsOpenTicket || item.Ferry.IsOpenTicket2W)
}

async function confirmMove(
  journey: RandomJourney,
  { Id, Fee, RefundDue, Destination }: Schemas['ChangeQuote'],
  prices: ReadonlyMap<string, number>,
): Promise<string> {
  const { visitor, placed, random } = journey
  const needsAccount = RefundDue.Amount > 0 && Destination.NeedsBankAccount
  const { status, body } = await visitor.of<Schemas['ChangeResult']>('confirmChange', placed, {
    Quote: Id,
    BankAccount: needsAccount ? bankAccount : null,
  })
  if (status !== 201) return refusalText(body)
  if (!body.Payment) {
    settle(journey, prices, Fee.Amount)
    return 'moved'
  }
  const due = await openOrder(journey, body.Payment)
  journey.waiting.push({ placed: due, prices, fee: Fee.Amount, isDone: false })
  const says = `asks for ${due.order.TotalAmount.Amount} by ${due.order.Id}`
  if (chance(random, 60)) await visitor.choose(due, 'QRIS')
  return chance(random, 50) ? `${says}, ${await payOne(journey, due)}` : says
}

async function openOrder(
  { visitor }: RandomJourney,
  { Order, BookingToken: token }: NonNullable<Schemas['ChangeResult']['Payment']>,
): Promise<Placed> {
  const { body: order } = await visitor.call<Schemas['Order']>('getBooking', {
    path: { id: Order },
    header: { 'Booking-Token': token },
  })
  return { order, token }
}

/** Pays a requested change, in time or late. */
export async function paySome(journey: RandomJourney): Promise<string> {
  const open = journey.waiting.filter(({ isDone }) => !isDone)
  return open.length > 0 ? payOne(journey, pick(journey.random, open).placed) : 'nothing to pay'
}

async function payOne({ visitor, operate }: RandomJourney, due: Placed): Promise<string> {
  const { body: order } = await visitor.order(due)
  if (order.Status === 'ENTRY' && order.PaymentMethod === null) await visitor.choose(due, 'QRIS')
  const { status } = await operate(`payments/${order.Payment.Id}/settle`, {})
  return `${order.Id} ${order.Status}, money comes: ${status === 200 ? 'paid' : status}`
}

export async function callOffSome(journey: RandomJourney): Promise<string> {
  const open = journey.waiting.filter(({ isDone }) => !isDone)
  if (open.length === 0) return 'nothing to call off'
  const { placed } = pick(journey.random, open)
  return `${placed.order.Id} called off: ${(await journey.visitor.cancel(placed)).status}`
}

/** Refunds some tickets, or all of them. */
export async function giveBackSome(journey: RandomJourney): Promise<string> {
  const { visitor, placed, random } = journey
  const { live } = journey
  if (live.length === 0) return 'nothing to give back'
  const some = chance(random, 10) ? live : live.filter(() => chance(random, 35))
  const chosen = some.length > 0 ? some : [pick(random, live)]
  const Tickets = chosen.map(({ Id }) => Id)
  const what = names(journey, chosen)
  const { status, body } = await visitor.of<Schemas['RefundQuote']>('quoteRefund', placed, {
    Tickets,
    Items: [],
  })
  if (status !== 201) {
    justify(journey, body, new Map(Tickets.map((id) => [id, null])))
    return `${what}: ${refusalText(body)}`
  }
  for (const { Ticket, Paid, Refund, Kept } of body.Lines) {
    const cost = costOf(journey, Ticket ?? '')
    must(Paid.Amount === cost, () => `${Ticket} has cost ${cost}, not ${Paid.Amount}`)
    const isPart = Refund.Amount >= 0 && Refund.Amount + Kept.Amount === Paid.Amount
    must(isPart, () => `${Refund.Amount} back and ${Kept.Amount} kept of ${Paid.Amount}`)
  }
  const confirm = async () => {
    const answer = await visitor.of<Schemas['Refund']>('confirmRefund', placed, {
      Quote: body.Id,
      BankAccount: body.Destination.NeedsBankAccount ? bankAccount : null,
    })
    if (answer.status !== 201) return refusalText(answer.body)
    for (const { Ticket, Kept } of body.Lines) {
      journey.kept += Kept.Amount
      journey.costs.delete(Ticket ?? '')
    }
    return `${body.Total.Amount} back`
  }
  if (chance(random, 85)) return `${what}: ${await confirm()}`
  journey.quotes.push({ confirm })
  return `${what}: quoted`
}

/** Confirms an earlier quote, whatever has changed since. */
export async function confirmOld({ quotes }: RandomJourney): Promise<string> {
  const quote = quotes.shift()
  return quote ? `an old quote: ${await quote.confirm()}` : 'no old quote'
}

/** Gives an open ticket a sailing. */
export async function dateOpen(journey: RandomJourney): Promise<string> {
  const { visitor, placed, random } = journey
  const open = journey.live.filter((ticket) => sailingOf(ticket) === null)
  if (open.length === 0) return 'no open ticket'
  const ticket = pick(random, open)
  const { From, To, Operator } = ticket.Sector
  const date = dayAfter('2026-12-20', pick(random, ticket.SectorIndex === 0 ? [0, 7] : [7, 14]))
  const { Departures } = await searchDay(visitor, { from: From.Code, to: To.Code, dateFrom: date })
  // Only few sailings are used, so that those of a party meet on one.
  const [first, second] = Departures.Sailings.filter((one) => one.Operator === Operator)
  const sailing = chance(random, 80) ? first : (second ?? first)
  if (!sailing) return 'nothing sails'
  const answer = await visitor.call('sendTransportItem', {
    header: { 'Booking-Token': placed.token },
    body: { Ticket: ticket.Id, Sailing: sailing.Id },
  })
  const what = `${names(journey, [ticket])} chooses ${sailing.Id}`
  if (answer.status === 200) return what
  const code = answer.body.errors[0]?.code ?? answer.body.code
  if (code === 'unaccompanied' && !hasWaiting(journey))
    mustLeaveAlone(journey, new Map([[ticket.Id, { id: sailing.Id, date }]]))
  return `${what}: ${code}`
}

/** Corrects a small mistake in a name, which changes neither ages nor prices. */
export async function correctName(journey: RandomJourney): Promise<string> {
  const { visitor, placed, random } = journey
  const { live } = journey
  if (live.length === 0) return 'nobody left'
  const { OrderItem, PassengerIndex } = pick(random, live)
  const { FirstName, LastName } = travellerOf(journey, { OrderItem, PassengerIndex })
  const answer: AnswerOf<unknown> = await visitor.of('correctName', placed, {
    OrderItem,
    Passenger: PassengerIndex,
    FirstName: FirstName.replace('LING', 'LIN'),
    LastName,
  })
  return `${FirstName} is spelt anew: ${answer.status === 200 ? 'done' : refusalText(answer.body)}`
}

export async function letTimePass({ operate, random }: RandomJourney): Promise<string> {
  const seconds = pick(random, [60, 16 * 60, 16 * 60, 16 * 60, 2 * 3600, 86_400, 3 * 86_400])
  await operate('clock/advance', { seconds })
  return `${seconds / 60} minutes pass`
}

/** Sets the new prices of the moved tickets. */
export function settle(
  journey: RandomJourney,
  prices: ReadonlyMap<string, number>,
  fee: number,
): void {
  for (const [ticket, price] of prices) journey.costs.set(ticket, price)
  journey.fees += fee
}

/** Checks that a refusal because of company is justified: more people would be alone than now. */
function justify(
  journey: RandomJourney,
  refusal: unknown,
  placing: ReadonlyMap<string, { id: string; date: string } | null>,
): void {
  if (refusalText(refusal).endsWith('unaccompanied')) mustLeaveAlone(journey, placing)
}

function mustLeaveAlone(
  journey: RandomJourney,
  placing: ReadonlyMap<string, { id: string; date: string } | null>,
): void {
  const aboard = journey.live.flatMap((ticket) => {
    const on = placing.has(ticket.Id) ? placing.get(ticket.Id) : sailingOf(ticket)
    if (!on) return []
    const { DateOfBirth } = travellerOf(journey, ticket)
    return [{ sailing: on.id, band: bandAt(DateOfBirth, on.date, ticket.Sector.Operator) }]
  })
  const worse = worseSailing(journey.alone, aloneBySailing(aboard))
  must(worse !== null, () => 'refused for company, and nobody would be left alone')
}

const hasWaiting = ({ waiting }: RandomJourney) => waiting.some(({ isDone }) => !isDone)

const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, amount) => total + amount, 0)

function costOf({ costs }: RandomJourney, ticket: string): number {
  const cost = costs.get(ticket)
  must(cost !== undefined, () => `${ticket} has been given back`)
  return cost
}

/** Names the travellers of tickets with their birth dates, for the report of a failure. */
function names(journey: RandomJourney, tickets: readonly Ticket[]): string {
  return tickets
    .map((ticket) => {
      const { FirstName, DateOfBirth } = travellerOf(journey, ticket)
      return `${FirstName.slice(-2)} (${DateOfBirth}, ${ticket.Sector.Operator}, sector ${ticket.SectorIndex})`
    })
    .join(', ')
}
