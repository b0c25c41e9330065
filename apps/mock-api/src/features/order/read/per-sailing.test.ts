import type { ServerSchemas as Schemas } from '@selat/sdk'
import { describe, expect, it } from 'vitest'

import { OTHER_DATE, openChanges } from '../../../../lab/testing/open-changes.ts'
import { openManifest } from '../../../../lab/testing/open-manifest.ts'
import { adult, type Placed, TRAVEL_DATE } from '../../../../lab/testing/visitor.ts'
import { cartOf, oneWayItem, openTicketItem } from '../../../scenarios/sample-items.ts'

type Opened = Awaited<ReturnType<typeof openChanges>>

const SGD = (Amount: number) => ({ Amount, Currency: 'SGD', Exponent: 2 })

/** Refunds some tickets. */
async function cancel({ visitor }: Opened, placed: Placed, Tickets: readonly string[]) {
  const selection = { Tickets, Items: [] }
  const { body } = await visitor.of<Schemas['RefundQuote']>('quoteRefund', placed, selection)
  const confirmation = { Quote: body.Id, BankAccount: null }
  const { status } = await visitor.of('confirmRefund', placed, confirmation)
  expect(status).toBe(201)
  return body
}

/** Changes some tickets to the first sailing of another day, and pays the difference. */
async function move(opened: Opened, placed: Placed, Tickets: readonly string[], date = OTHER_DATE) {
  const { change, sailing, quoted } = await opened.ask(placed, Tickets, date)
  if (change) await opened.settle(change)
  return { sailing, quoted, change }
}

async function orderOf({ visitor }: Opened, placed: Placed) {
  const { body } = await visitor.order(placed)
  const [item] = body.Items
  if (item?.ItemContent !== 'ferry') throw new Error('It is no ferry')
  return { order: body, item }
}

/** The travellers of each sailing, as an order shows them. */
const shownOf = ({ Sailings = [] }: Schemas['FerryOrderItem']) =>
  Sailings.map(({ SectorIndex, Sector, Passengers }) => [
    SectorIndex,
    Sector.Sailing?.Id ?? null,
    Passengers,
  ])

const counterLinesOf = ({ Price }: Schemas['FerryOrderItem']) =>
  Price.Lines.filter(({ PayAt }) => PayAt === 'counter').map(({ Quantity, Amount }) => [
    Quantity,
    Amount,
  ])

/** Buys tickets for three adults: the first stays on the booked sailing, the second goes on another day, the third has cancelled. */
async function openParted() {
  const opened = await openChanges()
  const placed = await opened.buy(3)
  const before = await orderOf(opened, placed)
  const tickets = await opened.tickets(placed)
  const [first = '', second = '', third = ''] = tickets.map(({ Id }) => Id)
  const old = tickets[0]?.Sector.Sailing?.Id ?? ''
  const moved = await move(opened, placed, [second])
  const refunded = await cancel(opened, placed, [third])
  return { ...opened, placed, before, first, second, third, old, moved, refunded }
}

describe('an order whose passengers are on different sailings', () => {
  it('CHK-2 says who is on which sailing, and leaves out a cancelled passenger', async () => {
    const opened = await openParted()

    const { order, item } = await orderOf(opened, opened.placed)

    expect(shownOf(opened.before.item)).toEqual([[0, opened.old, [0, 1, 2]]])
    expect(shownOf(item)).toEqual([
      [0, opened.old, [0]],
      [0, opened.moved.sailing.Id, [1]],
    ])
    expect(item.Ferry.Sectors[0]?.Sailing?.Id).toBe(opened.old)
    expect(order.VisitDate).toBe(TRAVEL_DATE)
    expect(await opened.audit()).toEqual([])
  })

  it('CHK-12 charges at the counter only for those who still travel, and its lines sum to that', async () => {
    const opened = await openParted()

    const { order, item } = await orderOf(opened, opened.placed)

    // The fuel surcharge at HarbourFront is S$6.00 for each adult: three of them before, two now.
    expect(opened.before.order.AtCounter).toEqual([SGD(1800)])
    expect(counterLinesOf(opened.before.item)).toEqual([[3, SGD(1800)]])
    expect(order.AtCounter).toEqual([SGD(1200)])
    expect(item.Price.AtCounter).toEqual([SGD(1200)])
    expect(counterLinesOf(item)).toEqual([[2, SGD(1200)]])
    expect(item.Price.Total).toEqual(opened.before.item.Price.Total)
  })

  it('CHK-2 shows the sailing of those who are left once nobody is on the booked one', async () => {
    const opened = await openParted()
    await cancel(opened, opened.placed, [opened.first])

    const { order, item } = await orderOf(opened, opened.placed)

    expect(shownOf(item)).toEqual([[0, opened.moved.sailing.Id, [1]]])
    expect(item.Ferry.Sectors[0]?.Sailing?.Id).toBe(opened.moved.sailing.Id)
    expect(item.Ferry.DateFrom).toBe(OTHER_DATE)
    expect(order.VisitDate).toBe(OTHER_DATE)
    expect(order.AtCounter).toEqual([SGD(600)])
    expect(await opened.audit()).toEqual([])
  })

  it('CHK-12 owes nothing at the counter once everybody has cancelled', async () => {
    const opened = await openChanges()
    const placed = await opened.buy(2)
    await cancel(opened, placed, [])

    const { order, item } = await orderOf(opened, placed)

    expect([order.Status, order.AtCounter, shownOf(item)]).toEqual(['CANCELLED', [], []])
    expect(counterLinesOf(item)).toEqual([])
    expect(order.VisitDate).toBe(TRAVEL_DATE)
  })

  it('CHK-2 has everybody on the booked sailing before it is paid', async () => {
    const { visitor } = await openChanges()
    const { order } = await visitor.book({ adults: 2 })
    const [item] = order.Items

    expect(item?.ItemContent === 'ferry' && shownOf(item)).toEqual([
      [0, item?.ItemContent === 'ferry' && item.Ferry.Sectors[0]?.Sailing?.Id, [0, 1]],
    ])
  })

  it('CHK-12 has a receipt that says who travels when, and for whom money was paid and refunded', async () => {
    const opened = await openParted()
    const { visitor, placed, moved, refunded } = opened

    const { body } = await visitor.of<Schemas['Receipt']>('getReceipt', placed)

    expect(body.Sailings?.map(({ Sector, People }) => [Sector.Sailing?.Id, People.length])).toEqual(
      [
        [opened.old, 1],
        [moved.sailing.Id, 1],
      ],
    )
    const names = (await opened.tickets(placed)).map(({ PassengerName }) => PassengerName)
    expect(body.Sailings?.map(({ People }) => People)).toEqual([[names[0]], [names[1]]])
    expect(body.Lines.at(-1)).toMatchObject({ People: [names[1]], Amount: moved.quoted.DueNow })
    expect(body.Refunds).toMatchObject([{ Amount: refunded.Total, People: [names[2]] }])
    expect(body.Lines.reduce((sum, { Amount }) => sum + Amount.Amount, 0)).toBe(body.Total.Amount)
    expect(body.Balance.Amount).toBe(body.Total.Amount - refunded.Total.Amount)
  })

  it('CHK-9 has a timeline that names the passengers of a change', async () => {
    const opened = await openParted()

    const { body } = await opened.visitor.of<Schemas['OrderTimeline']>(
      'getOrderTimeline',
      opened.placed,
    )

    const [, name] = (await opened.tickets(opened.placed)).map((ticket) => ticket.PassengerName)
    const of = (event: string) => body.Items.find(({ Event }) => Event === event)
    expect(of('change_requested')?.People).toEqual([name])
    expect(of('change_confirmed')).toMatchObject({
      People: [name],
      Sailing: { Id: opened.moved.sailing.Id },
    })
  })

  it('CHK-11 has a timeline that names the passengers of an expired change', async () => {
    const opened = await openChanges()
    const placed = await opened.buy(2)
    const [, second] = await opened.tickets(placed)
    await opened.ask(placed, [second?.Id ?? ''])
    await opened.advance(16 * 60)

    const { body } = await opened.visitor.of<Schemas['OrderTimeline']>('getOrderTimeline', placed)

    const expired = body.Items.find(({ Event }) => Event === 'change_lapsed')
    expect(expired?.People).toEqual([second?.PassengerName])
  })

  it('CHK-10 has a confirmation with each sailing and its passengers, and without cancelled tickets', async () => {
    const opened = await openParted()
    const { visitor, placed, sandbox } = opened
    const [one, two, three] = await opened.tickets(placed)
    await visitor.of('resendConfirmation', placed)

    const mails = await sandbox.outbox.list(placed.order.Id)

    const text = mails.find(({ kind }) => kind === 'confirmationAgain')?.text ?? ''
    const clock = (ticket: Schemas['Ticket'] | undefined) =>
      ticket?.Sector.Sailing?.DepartsAt.slice(11, 16)
    expect(text).toMatch(
      new RegExp(
        `^${clock(one)} SGT HarbourFront.*\\nSat, 12 Dec 2026\\n.*\\n${one?.PassengerName}$`,
        'm',
      ),
    )
    expect(text).toMatch(
      new RegExp(
        `^${clock(two)} SGT HarbourFront.*\\nTue, 15 Dec 2026\\n.*\\n${two?.PassengerName}$`,
        'm',
      ),
    )
    expect(text).toContain(
      `${two?.Number} · ${two?.PassengerName} · HarbourFront, Singapore → Batam Centre, Batam · Tue, 15 Dec 2026, ${clock(two)} SGT`,
    )
    expect(text).not.toContain(three?.Number)
    const html = mails.find(({ kind }) => kind === 'confirmationAgain')?.html ?? ''
    expect(html).toContain(two?.PassengerName)
  })

  it('CHK-11 is refunded with a quote and a mail that say which sailing each ticket is for', async () => {
    const opened = await openParted()
    const { visitor, placed, first, second, sandbox } = opened

    const { body } = await visitor.of<Schemas['RefundQuote']>('quoteRefund', placed, {
      Tickets: [first, second],
      Items: [],
    })

    expect(body.Lines.map(({ Sailing, TimeZone }) => [Sailing?.Id, TimeZone])).toEqual([
      [opened.old, 'Asia/Singapore'],
      [opened.moved.sailing.Id, 'Asia/Singapore'],
    ])
    const mails = await sandbox.outbox.list(placed.order.Id)
    const mail = mails.find(({ kind }) => kind === 'refundRequested')
    expect(mail?.text).toContain('Batam Centre, Batam · Sat, 12 Dec 2026, ')
  })
})

describe('orders in the list of an account', () => {
  it('CHK-9 have the first day on which somebody still travels, and say how many travel when', async () => {
    const opened = await openChanges()
    const { call, visitor } = opened
    const login = { Username: 'weiling', Password: 'selat-demo-1' }
    const token = (await call('login', { body: login })).body.Token
    const party = { Qty: 2, QtyAdult: 2 }
    const cart = await visitor.call<Schemas['Cart']>('addToCart', {
      body: cartOf(oneWayItem(party)),
    })
    const { body } = await visitor.call<Schemas['PlacedOrder']>('placeOrder', {
      token,
      header: { 'Cart-Token': cart.body.Token },
      body: {
        Contact: { Name: 'Tan', Email: 'w@example.com', PhoneCode: '+65', PhoneNumber: '91234567' },
        Items: [{ CartItem: cart.body.Items[0]?.Id, Passengers: [adult(0), adult(1)] }],
        AdditionalNote: '',
        CodeReference: '',
      },
    })
    const placed = { order: body.Order, token: body.BookingToken }
    await opened.settle(placed)
    const [first = '', second = ''] = (await opened.tickets(placed)).map(({ Id }) => Id)
    const listed = async (query = {}) =>
      (await visitor.call<Schemas['OrderList']>('listOrders', { token, query })).body.Items.filter(
        ({ ChangeOf }) => ChangeOf === null,
      )

    const { sailing } = await move(opened, placed, [second])
    const [parted] = await listed()
    await cancel(opened, placed, [first])

    expect([parted?.VisitDate, parted?.People]).toEqual([TRAVEL_DATE, 2])
    expect(parted?.Departures).toEqual([
      {
        DepartsAt: '2026-12-12T10:20:00+08:00',
        From: 'HarbourFront, Singapore',
        To: 'Batam Centre, Batam',
        People: 1,
      },
      {
        DepartsAt: sailing.DepartsAt,
        From: 'HarbourFront, Singapore',
        To: 'Batam Centre, Batam',
        People: 1,
      },
    ])
    const [left] = await listed({ dateFrom: OTHER_DATE })
    expect([left?.Id, left?.VisitDate]).toEqual([placed.order.Id, OTHER_DATE])
    expect(left?.Departures?.map(({ People }) => People)).toEqual([1])
    expect(await listed({ dateUntil: TRAVEL_DATE })).toEqual([])
  })
})

describe('a manifest', () => {
  it('MAN-1 has each passenger on the present sailing only, and nobody who has cancelled', async () => {
    const opened = await openManifest()
    const sari = await opened.signIn('sari')
    const placed = await opened.buy(3)
    const tickets = await opened.tickets(placed)
    const old = tickets[0]?.Sector.Sailing?.Id ?? ''
    const { sailing } = await move(opened, placed, [tickets[1]?.Id ?? ''])
    await cancel(opened, placed, [tickets[2]?.Id ?? ''])

    const numbersOn = async (id: string) =>
      (await sari.manifest(id)).Passengers.map(({ Number }) => Number).filter((number) =>
        number.startsWith(placed.order.ConfirmationNumber),
      )

    expect(await numbersOn(old)).toEqual([tickets[0]?.Number])
    expect(await numbersOn(sailing.Id)).toEqual([tickets[1]?.Number])
  })
})

const SAILING = 'sai_HFC-BTC-SRL-20261212-1020'

/** Buys two open tickets for a party, and returns a function that gives a ticket its date. */
async function openOpenTickets() {
  const opened = await openChanges()
  const cart = await opened.visitor.call<Schemas['Cart']>('addToCart', {
    body: cartOf(openTicketItem({ Qty: 2, QtyAdult: 2 })),
  })
  const { body } = await opened.visitor.place(cart.body, [adult(0), adult(1)])
  const placed = { order: body.Order, token: body.BookingToken }
  await opened.settle(placed)
  const [first = '', second = ''] = (await opened.tickets(placed)).map(({ Id }) => Id)
  const giveDate = async (Ticket: string, Sailing = SAILING) => {
    const { status } = await opened.visitor.call('sendTransportItem', {
      header: { 'Booking-Token': placed.token },
      body: { Ticket, Sailing },
    })
    expect(status).toBe(200)
  }
  return { ...opened, placed, first, second, giveDate }
}

describe('an open ticket that was given a date', () => {
  it('FER-7 appears in its order with its sailing, and gives the order a day', async () => {
    const opened = await openOpenTickets()
    await opened.giveDate(opened.first)
    const parted = await orderOf(opened, opened.placed)
    await opened.giveDate(opened.second)
    const dated = await orderOf(opened, opened.placed)

    expect(shownOf(parted.item)).toEqual([
      [0, SAILING, [0]],
      [0, null, [1]],
    ])
    expect([parted.order.VisitDate, parted.item.Ferry.DateFrom]).toEqual([TRAVEL_DATE, null])
    expect(shownOf(dated.item)).toEqual([[0, SAILING, [0, 1]]])
    expect(dated.item.Ferry.DateFrom).toBe(TRAVEL_DATE)
    expect(dated.item.Ferry.Sectors[0]?.Sailing?.DepartsAt).toBe('2026-12-12T10:20:00+08:00')
    expect(dated.order.AtCounter).toEqual([SGD(1200)])
  })

  it('FER-7 can be changed like other tickets of its class, for the operator’s fee and no difference', async () => {
    const opened = await openOpenTickets()
    await opened.giveDate(opened.first)
    const [ticket, undated] = await opened.tickets(opened.placed)

    const { body: day } = await opened.options(opened.placed, [opened.first])
    const { sailing, quoted } = await move(opened, opened.placed, [opened.first])

    expect([ticket?.ChangeUntil === null, undated?.ChangeUntil]).toEqual([false, null])
    expect(day.ChangeUntil).toBe(ticket?.ChangeUntil)
    expect(day.Sailings.every(({ Difference }) => Difference.Amount === 0)).toBe(true)
    expect([quoted.Difference.Amount, quoted.DueNow]).toEqual([0, quoted.Fee])
    expect(quoted.Fee.Amount).toBeGreaterThan(0)
    const { order, item } = await orderOf(opened, opened.placed)
    expect(shownOf(item)).toEqual([
      [0, sailing.Id, [0]],
      [0, null, [1]],
    ])
    expect(order.VisitDate).toBe(OTHER_DATE)
    expect(await opened.audit()).toEqual([])
  })

  it('FER-7 cannot be moved past the last day of its validity', async () => {
    const opened = await openOpenTickets()
    const [undated] = await opened.tickets(opened.placed)
    // The ticket was paid on 20 November 2026 and is valid for 180 days.
    expect(undated?.ValidUntil).toBe('2027-05-19')
    await opened.giveDate(opened.first)
    await opened.advance(10 * 86_400)

    const countSailings = async (date: string) => {
      const { body } = await opened.options(opened.placed, [opened.first], date)
      return body.Sailings.length
    }

    expect(await countSailings('2027-05-19')).toBeGreaterThan(0)
    expect(await countSailings('2027-05-20')).toBe(0)
    expect((await opened.tickets(opened.placed))[0]?.ValidUntil).toBeNull()
  })

  it('FER-7 gives its seat back when it is cancelled after a change', async () => {
    const opened = await openOpenTickets()
    await opened.giveDate(opened.first)
    await move(opened, opened.placed, [opened.first])
    await cancel(opened, opened.placed, [opened.first])

    const { order, item } = await orderOf(opened, opened.placed)

    expect(shownOf(item)).toEqual([[0, null, [1]]])
    // The other ticket has no date yet, so its counter charges are those of the day on which it was bought.
    expect(order.AtCounter).toEqual([SGD(600)])
    expect(await opened.audit()).toEqual([])
  })
})
