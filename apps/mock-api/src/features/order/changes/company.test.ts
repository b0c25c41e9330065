import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { OTHER_DATE, openChanges } from '../../../../lab/testing/open-changes.ts'
import { adult, type Placed } from '../../../../lab/testing/visitor.ts'
import { cartOf, oneWayItem, openTicketItem } from '../../../scenarios/sample-items.ts'
import { orderOf, samplePassenger } from '../../../scenarios/sample-order.ts'

const child = (changes: Partial<Schemas['PassengerInput']> = {}) =>
  samplePassenger({
    Band: 'child',
    Title: 'Miss',
    FirstName: 'MEI',
    DateOfBirth: '2018-03-01',
    PassportNumber: 'K7654321N',
    ...changes,
  })
const infant = (changes: Partial<Schemas['PassengerInput']> = {}) =>
  samplePassenger({
    Band: 'infant',
    Title: 'Mstr',
    FirstName: 'JUN',
    DateOfBirth: '2024-10-01',
    DateOfIssue: '2025-02-11',
    DateOfExpiry: '2030-02-11',
    PassportNumber: 'K7654322N',
    ...changes,
  })
const family = [adult(0), adult(1), child(), infant()]

type Opened = Awaited<ReturnType<typeof openChanges>>
type Refused = { code: string; params: Record<string, unknown> }

/** Buys the tickets of a family, and finds a sailing of another day. */
async function openFamily(people = family) {
  const opened = await openChanges()
  const placed = await opened.buy(people)
  const ids = (await opened.tickets(placed)).map(({ Id }) => Id)
  const { body } = await opened.options(placed, ids)
  const other = body.Sailings.find(({ Status }) => Status === 'on_sale')?.Id ?? ''
  return { ...opened, placed, ids, other }
}

function quoteRefund({ visitor }: Pick<Opened, 'visitor'>, placed: Placed, Tickets: string[]) {
  return visitor.of<Refused>('quoteRefund', placed, { Tickets, Items: [] })
}

it('PAX-4 CHK-11 the adults of a family cannot move away from its children', async () => {
  const { placed, ids, other, quote } = await openFamily()

  const { status, body } = await quote<Refused>(placed, ids.slice(0, 2), other)

  expect(status).toBe(422)
  expect(body).toMatchObject({
    code: 'change_refused',
    params: { reason: 'unaccompanied', people: 'TAN MEI, TAN JUN' },
  })
})

it('PAX-4 CHK-11 a child cannot move alone, but can with an adult', async () => {
  const { placed, ids, other, quote } = await openFamily()
  const [mother = '', , daughter = ''] = ids

  const alone = await quote<Refused>(placed, [daughter], other)
  const together = await quote(placed, [mother, daughter], other)

  expect(alone.body.params).toEqual({ reason: 'unaccompanied', sailing: other, people: 'TAN MEI' })
  expect(together.status).toBe(201)
})

it('PAX-4 CHK-11 cancelling both adults is refused, and cancelling one is not', async () => {
  const opened = await openFamily()
  const { placed, ids } = opened

  const both = await quoteRefund(opened, placed, ids.slice(0, 2))
  const one = await quoteRefund(opened, placed, ids.slice(0, 1))
  const all = await quoteRefund(opened, placed, ids)

  expect(both.body).toMatchObject({ code: 'refund_refused', params: { reason: 'unaccompanied' } })
  expect([one.status, all.status]).toEqual([201, 201])
})

it('PAX-4 CHK-11 no adult is left with two infants', async () => {
  const opened = await openFamily([
    adult(0),
    adult(1),
    infant(),
    infant({ FirstName: 'HUI', PassportNumber: 'K7654323N' }),
  ])

  const { body } = await quoteRefund(opened, opened.placed, opened.ids.slice(0, 1))

  expect(body.params).toMatchObject({ reason: 'unaccompanied', people: 'TAN HUI' })
})

it('PAX-4 CHK-11 a quoted change is checked again when it is confirmed', async () => {
  const { visitor, placed, ids, other, quote, confirm } = await openFamily()
  const [mother = '', father = ''] = ids
  const { body: away } = await quote(placed, [mother], other)
  const { body: refund } = await visitor.of<Schemas['RefundQuote']>('quoteRefund', placed, {
    Tickets: [father],
    Items: [],
  })
  await visitor.of('confirmRefund', placed, { Quote: refund.Id, BankAccount: null })

  const { status, body } = await confirm<Refused>(placed, away.Id)

  expect(status).toBe(422)
  expect(body.params).toMatchObject({ reason: 'unaccompanied' })
})

it('PAX-4 CHK-11 an unpaid change is called off by a refund after which it would leave somebody alone', async () => {
  const { visitor, placed, ids, ask, tickets, settle, audit } = await openFamily()
  const [mother = '', father = ''] = ids
  const { change } = await ask(placed, [mother])
  if (!change) throw new Error('The other day costs nothing more')

  const { body: refund } = await visitor.of<Schemas['RefundQuote']>('quoteRefund', placed, {
    Tickets: [father],
    Items: [],
  })
  await visitor.of('confirmRefund', placed, { Quote: refund.Id, BankAccount: null })

  expect(refund.CallsOff).toEqual([change.order.Id])
  expect((await visitor.order(change)).body.Status).toBe('CANCELLED')
  await settle(change)
  const sailings = (await tickets(placed)).flatMap(({ State, Sector }) =>
    State === 'issued' ? [Sector.Sailing?.Id] : [],
  )
  expect(new Set(sailings).size).toBe(1)
  expect(await audit()).toEqual([])
})

it('PAX-4 CHK-11 a change that is paid late does not happen if it would by now leave somebody alone', async () => {
  const { visitor, operate, advance, placed, ids, ask, tickets, audit } = await openFamily()
  const [mother = '', father = ''] = ids
  const { change } = await ask(placed, [mother])
  if (!change) throw new Error('The other day costs nothing more')
  await visitor.choose(change, 'QRIS')
  await advance(2 * 3600)
  const { body: refund } = await visitor.of<Schemas['RefundQuote']>('quoteRefund', placed, {
    Tickets: [father],
    Items: [],
  })
  await visitor.of('confirmRefund', placed, { Quote: refund.Id, BankAccount: null })

  await operate(`payments/${change.order.Payment.Id}/settle`, {})

  expect((await visitor.order(change)).body).toMatchObject({
    Status: 'EXPIRED',
    Payment: { State: 'cancelled' },
  })
  const aboard = (await tickets(placed)).filter(({ State }) => State === 'issued')
  expect(new Set(aboard.map(({ Sector }) => Sector.Sailing?.Id)).size).toBe(1)
  expect(await audit()).toEqual([])
})

it('PAX-4 CHK-11 a child who is an adult by the new day can move alone', async () => {
  // Born on 14 December 2013: a child on the 12th, an adult from the 14th on.
  const { placed, ids, other, quote } = await openFamily([
    adult(0),
    child({ DateOfBirth: '2013-12-14' }),
  ])

  const { status } = await quote(placed, ids.slice(1), other)

  expect(OTHER_DATE > '2026-12-14').toBe(true)
  expect(status).toBe(201)
})

it('PAX-4 FER-7 a child’s open ticket takes a sailing only once an adult is on it', async () => {
  const { visitor, settle } = await openChanges()
  const item = openTicketItem({ Qty: 2, QtyAdult: 1, QtyChild: 1 })
  const cart = await visitor.call<Schemas['Cart']>('addToCart', {
    body: { ItemContent: 'ferry', Items: [{ ...item, Qty: 2 }] },
  })
  const { body } = await visitor.place(cart.body, [adult(0), child()])
  const placed = { order: body.Order, token: body.BookingToken }
  await settle(placed)
  const [own, theirs] = (await visitor.tickets(placed)).body.Items.map(({ Id }) => Id)
  const send = (Ticket: string | undefined) =>
    visitor.call<{ errors: unknown }>('sendTransportItem', {
      header: { 'Booking-Token': placed.token },
      body: { Ticket, Sailing: 'sai_HFC-BTC-SRL-20261212-1020' },
    })

  const alone = await send(theirs)
  const first = await send(own)
  const then = await send(theirs)

  expect(alone.status).toBe(400)
  expect(alone.body.errors).toMatchObject([{ pointer: '/Ticket', code: 'unaccompanied' }])
  expect([first.status, then.status]).toEqual([200, 200])
})

it('PAX-4 FER-7 after a birthday since the purchase, an open ticket sails in the band of the sailing’s day, at the fare that was paid', async () => {
  const { visitor, settle, tickets } = await openChanges()
  const item = openTicketItem({ Qty: 2, QtyAdult: 1, QtyChild: 1 })
  const { body: cart } = await visitor.call<Schemas['Cart']>('addToCart', { body: cartOf(item) })
  // Born on 1 December 2013: a child when it is bought, an adult when it is sailed.
  const { body } = await visitor.place(cart, [adult(0), child({ DateOfBirth: '2013-12-01' })])
  const placed = { order: body.Order, token: body.BookingToken }
  await settle(placed)
  const before = (await tickets(placed)).map(({ Band }) => Band)
  const [, theirs] = (await tickets(placed)).map(({ Id }) => Id)

  const { body: dated } = await visitor.call<Schemas['Ticket']>('sendTransportItem', {
    header: { 'Booking-Token': placed.token },
    body: { Ticket: theirs, Sailing: 'sai_HFC-BTC-SRL-20261212-1020' },
  })

  expect([before, dated.Band]).toEqual([['adult', 'child'], 'adult'])
  expect((await tickets(placed)).map(({ Band }) => Band)).toEqual(['adult', 'adult'])
  const { body: quote } = await visitor.of<Schemas['RefundQuote']>('quoteRefund', placed, {
    Tickets: [theirs],
    Items: [],
  })
  const fares = body.Order.Items[0]?.Price.Lines.filter(({ Band }) => Band === 'child')
  const paid = fares?.filter(({ PayAt }) => PayAt === 'online').map(({ Amount }) => Amount.Amount)
  expect(quote.Paid.Amount).toBe((paid ?? []).reduce((sum, amount) => sum + amount, 0))
})

it('PAX-4 FER-7 CHK-11 an adult who may move once a change is paid does not count as company for an open ticket', async () => {
  const { visitor, settle, tickets, ask } = await openChanges()
  const hold = (item: Schemas['FerryCartItemInput'], header = {}) =>
    visitor.call<Schemas['Cart']>('addToCart', { header, body: cartOf(item) })
  const { body: first } = await hold(oneWayItem())
  const open = openTicketItem({ Qty: 2, QtyAdult: 1, QtyChild: 1 })
  const { body: cart } = await hold(open, { 'Cart-Token': first.Token })
  const parties = [[adult(0)], [adult(1), child()]]
  const { body } = await visitor.call<Schemas['PlacedOrder']>('placeOrder', {
    header: { 'Cart-Token': cart.Token },
    body: {
      ...orderOf(''),
      Items: cart.Items.map(({ Id }, index) => ({ CartItem: Id, Passengers: parties[index] })),
    },
  })
  const placed = { order: body.Order, token: body.BookingToken }
  await settle(placed)
  const [aunt, , nephew] = (await tickets(placed)).map(({ Id }) => Id)
  const send = () =>
    visitor.call('sendTransportItem', {
      header: { 'Booking-Token': placed.token },
      body: { Ticket: nephew, Sailing: 'sai_HFC-BTC-SRL-20261212-1020' },
    })
  const { change } = await ask(placed, [aunt ?? ''])
  if (!change) throw new Error('The other day costs nothing more')

  expect((await send()).status).toBe(400)

  await visitor.cancel(change)
  expect((await send()).status).toBe(200)
})
