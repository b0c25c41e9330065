import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect } from 'vitest'

import { auditSandbox } from '../../src/audit/audit-sandbox.ts'
import { cartOf } from '../../src/scenarios/sample-items.ts'
import { openSandbox } from './open-sandbox.ts'
import { adult, createOperator, createVisitor, type Placed, TRAVEL_DATE } from './visitor.ts'

/** A day of another week whose fare differs from that of a Saturday. */
export const OTHER_DATE = '2026-12-15'

/** Opens a sandbox with a visitor who buys tickets that can be changed, and changes them. */
export async function openChanges() {
  const opened = await openSandbox({ seed: 'changes' })
  const visitor = createVisitor(opened.sandbox)
  const operate = createOperator(opened.sandbox)
  const settle = async (placed: Placed) => {
    await visitor.choose(placed, 'QRIS')
    return operate(`payments/${placed.order.Payment.Id}/settle`, {})
  }
  /** Buys a paid order in a class whose date can be changed, for a number of adults or for a party with names. */
  const buy = async (
    party: number | readonly Schemas['PassengerInput'][] = 2,
    date = TRAVEL_DATE,
    { class: travelClass = 'ECO', operator = 'SRL', from = 'HFC', to = 'BTC' } = {},
  ) => {
    const people =
      typeof party === 'number' ? Array.from({ length: party }, (_, n) => adult(n)) : party
    const [adults, children, infants] = countBands(people)
    const size = people.length
    const { body } = await visitor.call<Schemas['FerrySearchResult']>('searchFerry', {
      query: { from, to, dateFrom: date, adults, children, infants },
    })
    const found = body.Departures.Sailings.filter(
      ({ Operator, Status }) => Operator === operator && Status === 'on_sale',
    )
      .flatMap((sailing) => sailing.Offers.map((offer) => ({ sailing, offer })))
      .find(({ offer }) => offer.Class === travelClass && offer.SeatsLeft >= size)
    if (!found) throw new Error('Nothing to buy')
    const cart = await visitor.call<Schemas['Cart']>('addToCart', {
      body: cartOf({
        Item: found.sailing.Item,
        Qty: size,
        Ferry: {
          DateFrom: date,
          DateUntil: null,
          Qty: size,
          QtyAdult: adults,
          QtyChild: children,
          QtyInfant: infants,
          IsRoundTrip: false,
          IsInternational: true,
          IsOpenTicket: false,
          IsOpenTicket2W: false,
          Offers: [found.offer.Offer],
        },
      }),
    })
    const { status, body: order } = await visitor.place(cart.body, people)
    expect(status).toBe(201)
    const placed = { order: order.Order, token: order.BookingToken }
    await settle(placed)
    return placed
  }
  const tickets = async (placed: Placed) => (await visitor.tickets(placed)).body.Items
  const options = <Body = Schemas['ChangeOptions']>(
    { order, token }: Placed,
    ids: readonly string[],
    date = OTHER_DATE,
  ) =>
    visitor.call<Body>('listChangeOptions', {
      path: { id: order.Id },
      header: { 'Booking-Token': token },
      query: { tickets: ids.join(','), date },
    })
  const quote = <Body = Schemas['ChangeQuote']>(
    placed: Placed,
    Tickets: readonly string[],
    Sailing: string,
  ) => visitor.of<Body>('quoteChange', placed, { Tickets, Sailing })
  const confirm = <Body = Schemas['ChangeResult']>(placed: Placed, Quote: string) =>
    visitor.of<Body>('confirmChange', placed, { Quote, BankAccount: null })
  /** Requests a change of all tickets, or some, to the first sailing of another day, and leaves its difference unpaid. */
  const ask = async (placed: Placed, ids?: readonly string[], date = OTHER_DATE) => {
    const all = ids ?? (await tickets(placed)).map(({ Id }) => Id)
    const { body } = await options(placed, all, date)
    const sailing = body.Sailings.find(({ Status }) => Status === 'on_sale')
    if (!sailing) throw new Error('Nowhere to go')
    const { body: quoted } = await quote(placed, all, sailing.Id)
    const { status, body: result } = await confirm(placed, quoted.Id)
    expect({ status, result }).toMatchObject({ status: 201 })
    const due = result.Payment
    const change = due && {
      order: (
        await visitor.call<Schemas['Order']>('getBooking', {
          path: { id: due.Order },
          header: { 'Booking-Token': due.BookingToken },
        })
      ).body,
      token: due.BookingToken,
    }
    return { sailing, quoted, result, change }
  }
  return {
    ...opened,
    visitor,
    operate,
    settle,
    buy,
    tickets,
    options,
    quote,
    confirm,
    ask,
    advance: (seconds: number) => operate('clock/advance', { seconds }),
    audit: () => auditSandbox(opened.store.db, opened.services, opened.clock.now()),
  }
}

function countBands(people: readonly Schemas['PassengerInput'][]): [number, number, number] {
  const count = (band: string) => people.filter(({ Band }) => Band === band).length
  return [count('adult'), count('child'), count('infant')]
}
