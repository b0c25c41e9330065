import type { Schemas } from '@selat/sdk'
import { describe, expect, it } from 'vitest'

import { auditSandbox } from '../audit/audit-sandbox.ts'
import { cartOf, openTicketItem, roundTripItem } from '../scenarios/sample-items.ts'
import { openSandbox } from '../testing/open-sandbox.ts'
import { createOperator, createVisitor, type Placed, TRAVEL_DATE } from '../testing/visitor.ts'

const DAY = 86_400
/** A day of another week, on which the fare is another than on a Saturday. */
const OTHER_DATE = '2026-12-15'

async function open() {
  const opened = await openSandbox({ seed: 'changes' })
  const visitor = createVisitor(opened.sandbox)
  const operate = createOperator(opened.sandbox)
  const settle = async (placed: Placed) => {
    await visitor.choose(placed, 'QRIS')
    return operate(`payments/${placed.order.Payment.Id}/settle`, {})
  }
  /** A paid order in a class whose date can be moved. */
  const buy = async (
    adults = 2,
    date = TRAVEL_DATE,
    { class: travelClass = 'ECO', operator = 'SRL', from = 'HFC', to = 'BTC' } = {},
  ) => {
    const { body } = await visitor.call<Schemas['FerrySearchResult']>('searchFerry', {
      query: { from, to, dateFrom: date, adults, children: 0, infants: 0 },
    })
    const found = body.Departures.Sailings.filter(
      ({ Operator, Status }) => Operator === operator && Status === 'on_sale',
    )
      .flatMap((sailing) => sailing.Offers.map((offer) => ({ sailing, offer })))
      .find(({ offer }) => offer.Class === travelClass && offer.SeatsLeft >= adults)
    if (!found) throw new Error('Nothing to buy')
    const cart = await visitor.call<Schemas['Cart']>('addToCart', {
      body: cartOf({
        Item: found.sailing.Item,
        Qty: adults,
        Ferry: {
          DateFrom: date,
          DateUntil: null,
          Qty: adults,
          QtyAdult: adults,
          QtyChild: 0,
          QtyInfant: 0,
          IsRoundTrip: false,
          IsInternational: true,
          IsOpenTicket: false,
          IsOpenTicket2W: false,
          Offers: [found.offer.Offer],
        },
      }),
    })
    const { status, body: order } = await visitor.place(cart.body)
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
  /** Waits for its difference: all tickets, or some, to the first sailing of another day. */
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

describe('a change of sailing', () => {
  it('CHK-11 lists the day with what each sailing costs, theirs among them', async () => {
    const { buy, tickets, options } = await open()
    const placed = await buy()
    const ids = (await tickets(placed)).map(({ Id }) => Id)

    const { body: same } = await options(placed, ids, TRAVEL_DATE)
    const { body: other } = await options(placed, ids)

    expect(same).toMatchObject({
      From: { Code: 'HFC' },
      To: { Code: 'BTC' },
      Operator: 'SRL',
      Class: 'ECO',
      ChangeUntil: (await tickets(placed))[0]?.ChangeUntil,
    })
    const current = same.Sailings.filter(({ Status }) => Status === 'current')
    expect(current).toHaveLength(1)
    expect(current[0]?.Difference.Amount).toBe(0)
    expect(other.Sailings.length).toBeGreaterThan(0)
    expect(other.Fee.Amount).toBeGreaterThan(0)
  })

  it('CHK-11 holds the new seats until its difference is paid, then moves the tickets and no one else', async () => {
    const { sandbox, visitor, buy, tickets, ask, settle, audit } = await open()
    const placed = await buy(3)
    const [first, second, third] = await tickets(placed)

    const { sailing, quoted, result, change } = await ask(placed, [
      first?.Id ?? '',
      second?.Id ?? '',
    ])

    expect(quoted.Fee.Amount + quoted.Difference.Amount).toBe(
      quoted.DueNow.Amount - quoted.RefundDue.Amount,
    )
    expect(result.State).toBe('payment_due')
    expect(change?.order).toMatchObject({
      Status: 'ENTRY',
      ChangeOf: placed.order.Id,
      TotalAmount: quoted.DueNow,
      Items: [],
    })
    expect((await tickets(placed)).map(({ Sector }) => Sector.Sailing?.Id)).toEqual(
      [first, second, third].map((ticket) => ticket?.Sector.Sailing?.Id),
    )
    expect(await audit()).toEqual([])

    if (change) await settle(change)

    expect(
      (await tickets(placed)).map(({ Sector, QrPayload }) => [Sector.Sailing?.Id, QrPayload]),
    ).toEqual([
      [sailing.Id, first?.QrPayload],
      [sailing.Id, second?.QrPayload],
      [third?.Sector.Sailing?.Id, third?.QrPayload],
    ])
    expect(change && (await visitor.order(change)).body.Status).toBe('POSTED')
    const kinds = (await sandbox.outbox.list(placed.order.Id)).map(({ kind }) => kind)
    expect(kinds).toContain('changeRequested')
    expect(kinds).toContain('changeConfirmed')
    expect(await audit()).toEqual([])
  })

  it('CHK-11 of everybody takes the dates of the order along', async () => {
    const { visitor, buy, ask, settle, audit } = await open()
    const placed = await buy()

    const { sailing, change } = await ask(placed)
    if (change) await settle(change)

    const { body } = await visitor.order(placed)
    expect(body.VisitDate).toBe(OTHER_DATE)
    expect(body.Items[0]).toMatchObject({
      Ferry: { DateFrom: OTHER_DATE, Sectors: [{ Sailing: { Id: sailing.Id } }] },
    })
    expect(await audit()).toEqual([])
  })

  it('CHK-11 lapses unpaid: the new seats return and nothing has moved', async () => {
    const { visitor, buy, tickets, ask, advance, audit } = await open()
    const placed = await buy()
    const before = await tickets(placed)
    const { change } = await ask(placed)

    await advance(16 * 60)

    expect(change && (await visitor.order(change)).body.Status).toBe('EXPIRED')
    expect(await tickets(placed)).toEqual(before)
    expect(await audit()).toEqual([])
  })

  it('CHK-11 paid too late happens after all while the seats are free', async () => {
    const { visitor, operate, buy, tickets, ask, advance, audit } = await open()
    const placed = await buy()
    const { sailing, change } = await ask(placed)
    if (!change) throw new Error('Nothing is due')
    await visitor.choose(change, 'QRIS')
    await advance(2 * 3600)
    expect((await visitor.order(change)).body.Status).toBe('EXPIRED')

    await operate(`payments/${change.order.Payment.Id}/settle`, {})

    expect((await visitor.order(change)).body.Status).toBe('POSTED')
    expect((await tickets(placed)).map(({ Sector }) => Sector.Sailing?.Id)).toEqual([
      sailing.Id,
      sailing.Id,
    ])
    expect(await audit()).toEqual([])
  })

  it('CHK-11 paid too late goes back when the tickets are gone', async () => {
    const { visitor, operate, buy, ask, advance, audit } = await open()
    const placed = await buy()
    const { change } = await ask(placed)
    if (!change) throw new Error('Nothing is due')
    await visitor.choose(change, 'QRIS')
    await advance(2 * 3600)
    const { body } = await visitor.of<Schemas['RefundQuote']>('quoteRefund', placed, {
      Tickets: [],
      Items: [],
    })
    await visitor.of('confirmRefund', placed, { Quote: body.Id, BankAccount: null })

    await operate(`payments/${change.order.Payment.Id}/settle`, {})

    expect((await visitor.order(change)).body).toMatchObject({
      Status: 'EXPIRED',
      Payment: { State: 'cancelled' },
    })
    expect(await audit()).toEqual([])
  })

  it('CHK-11 paid too late goes back while a later one of the same tickets waits, which is paid as ever', async () => {
    const { visitor, operate, settle, buy, tickets, ask, advance, audit } = await open()
    const placed = await buy()
    const { change: first } = await ask(placed)
    if (!first) throw new Error('Nothing is due')
    await visitor.choose(first, 'QRIS')
    await advance(2 * 3600)
    const { sailing, change: second } = await ask(placed)
    if (!second) throw new Error('Nothing is due')

    await operate(`payments/${first.order.Payment.Id}/settle`, {})
    const waiting = await tickets(placed)
    const { status } = await settle(second)

    expect((await visitor.order(first)).body).toMatchObject({
      Status: 'EXPIRED',
      Payment: { State: 'cancelled' },
    })
    expect(waiting.every(({ Sector }) => Sector.Sailing?.Id !== sailing.Id)).toBe(true)
    expect(status).toBe(200)
    expect((await visitor.order(second)).body.Status).toBe('POSTED')
    expect((await tickets(placed)).every(({ Sector }) => Sector.Sailing?.Id === sailing.Id)).toBe(
      true,
    )
    expect(await audit()).toEqual([])
  })

  it.each(['in time', 'late'] as const)(
    'CHK-11 of the way out that waits does not outlast a change that brings the way back before it, paid %s',
    async (paid) => {
      const { visitor, operate, settle, tickets, ask, advance, audit } = await open()
      const { body: cart } = await visitor.call<Schemas['Cart']>('addToCart', {
        body: cartOf(roundTripItem()),
      })
      const { body } = await visitor.place(cart)
      const placed = { order: body.Order, token: body.BookingToken }
      await settle(placed)
      const [out, back] = (await tickets(placed)).map(({ Id }) => Id)
      const far = await ask(placed, [back ?? ''], '2026-12-17')
      if (far.change) await settle(far.change)
      const { change: first } = await ask(placed, [out ?? ''], '2026-12-16')
      if (!first) throw new Error('Nothing is due')
      await visitor.choose(first, 'QRIS')
      if (paid === 'late') await advance(2 * 3600)

      const { sailing, change: second } = await ask(placed, [back ?? ''], '2026-12-14')
      if (second) await settle(second)
      await operate(`payments/${first.order.Payment.Id}/settle`, {})

      expect((await visitor.order(first)).body.Payment.State).toBe('cancelled')
      expect((await tickets(placed)).map(({ Sector }) => Sector.Sailing?.Id)).toEqual([
        'sai_HFC-BTC-SRL-20261212-1020',
        sailing.Id,
      ])
      expect(await audit()).toEqual([])
    },
  )

  it('CHK-11 that waits is called off by a refund of its tickets', async () => {
    const { visitor, buy, ask, audit } = await open()
    const placed = await buy()
    const { change } = await ask(placed)
    const { body } = await visitor.of<Schemas['RefundQuote']>('quoteRefund', placed, {
      Tickets: [],
      Items: [],
    })

    const { status } = await visitor.of('confirmRefund', placed, {
      Quote: body.Id,
      BankAccount: null,
    })

    expect(status).toBe(201)
    expect(change && (await visitor.order(change)).body.Status).toBe('CANCELLED')
    expect((await visitor.order(placed)).body.Status).toBe('CANCELLED')
    expect(await audit()).toEqual([])
  })

  it('CHK-11 costs no fee in a class that has none, and gives back what is cheaper', async () => {
    const { buy, tickets, options, quote, confirm, visitor, audit } = await open()
    const placed = await buy(1, TRAVEL_DATE, {
      class: 'EMD',
      operator: 'BHF',
      from: 'TMF',
      to: 'BBT',
    })
    const ids = (await tickets(placed)).map(({ Id }) => Id)
    const { body } = await options(placed, ids)
    const cheaper = body.Sailings.find(
      ({ Status, Difference }) => Status === 'on_sale' && Difference.Amount < 0,
    )
    if (!cheaper) throw new Error('No sailing is cheaper')

    const { body: quoted } = await quote(placed, ids, cheaper.Id)
    const { body: result } = await confirm(placed, quoted.Id)

    expect(result).toEqual({ State: 'confirmed', Payment: null })
    expect(quoted.RefundDue.Amount).toBe(-cheaper.Difference.Amount)
    const refunds = await visitor.of<Schemas['RefundList']>('listRefunds', placed)
    expect(refunds.body.Items).toMatchObject([{ Amount: quoted.RefundDue, Lines: [] }])
    expect((await tickets(placed))[0]?.Sector.Sailing?.Id).toBe(cheaper.Id)
    expect(await audit()).toEqual([])
  })

  it('CHK-11 is followed by what a refund gives back', async () => {
    const { visitor, buy, ask, settle, audit } = await open()
    const placed = await buy()
    const { quoted, change } = await ask(placed)
    if (change) await settle(change)

    const { body } = await visitor.of<Schemas['RefundQuote']>('quoteRefund', placed, {
      Tickets: [],
      Items: [],
    })
    await visitor.of('confirmRefund', placed, { Quote: body.Id, BankAccount: null })

    expect(body.Paid.Amount).toBe(placed.order.TotalAmount.Amount + quoted.Difference.Amount)
    expect(await audit()).toEqual([])
  })

  it('CHK-11 can go there and back again', async () => {
    const { buy, tickets, ask, settle, quote, confirm, visitor, audit } = await open()
    const placed = await buy(2)
    const before = await tickets(placed)
    const { change } = await ask(placed)
    if (change) await settle(change)
    const ids = before.map(({ Id }) => Id)

    const { body: quoted } = await quote(placed, ids, before[0]?.Sector.Sailing?.Id ?? '')
    const { body: result } = await confirm(placed, quoted.Id)
    if (result.Payment) {
      const { Order, BookingToken } = result.Payment
      const { body } = await visitor.call<Schemas['Order']>('getBooking', {
        path: { id: Order },
        header: { 'Booking-Token': BookingToken },
      })
      await settle({ order: body, token: BookingToken })
    }

    expect((await tickets(placed)).map(({ Sector }) => Sector.Sailing?.Id)).toEqual(
      before.map(({ Sector }) => Sector.Sailing?.Id),
    )
    expect(await audit()).toEqual([])
  })

  it('CHK-11 is refused with its reason', async () => {
    const { visitor, operate, buy, tickets, quote, options, advance, settle } = await open()
    const promo = await buy(1, OTHER_DATE, { class: 'ECP' })
    const eco = await buy(1)
    const [ecp] = await tickets(promo)
    const [ticket] = await tickets(eco)
    const ids = [ticket?.Id ?? '']
    const other = (await options(eco, ids)).body.Sailings.find(({ Status }) => Status === 'on_sale')
    const reasonOf = async (answer: Promise<{ body: Schemas['Problem'] }>) => {
      const { body } = await answer
      return [body.code, body.params['reason']]
    }
    type Problem = Schemas['Problem']

    expect(await reasonOf(quote<Problem>(promo, [ecp?.Id ?? ''], other?.Id ?? ''))).toEqual([
      'change_refused',
      'not_changeable',
    ])
    expect(await reasonOf(quote<Problem>(eco, ids, ticket?.Sector.Sailing?.Id ?? ''))).toEqual([
      'change_refused',
      'sailing_unfit',
    ])
    await operate(`sailings/${other?.Id}/capacity`, { class: 'ECO', seatsLeft: 0 })
    expect((await quote<Problem>(eco, ids, other?.Id ?? '')).body.code).toBe('seats_taken')
    const round = await visitor.call<Schemas['Cart']>('addToCart', {
      body: cartOf(roundTripItem()),
    })
    const { body: roundOrder } = await visitor.place(round.body)
    const both = { order: roundOrder.Order, token: roundOrder.BookingToken }
    await settle(both)
    const ways = (await tickets(both)).map(({ Id }) => Id)
    expect(await reasonOf(options<Problem>(both, ways))).toEqual([
      'change_refused',
      'not_one_sector',
    ])
    const openCart = await visitor.call<Schemas['Cart']>('addToCart', {
      body: cartOf(openTicketItem()),
    })
    const { body: openOrder } = await visitor.place(openCart.body)
    const undated = { order: openOrder.Order, token: openOrder.BookingToken }
    await settle(undated)
    const [openTicket] = await tickets(undated)
    expect(await reasonOf(options<Problem>(undated, [openTicket?.Id ?? '']))).toEqual([
      'change_refused',
      'open_ticket',
    ])
    await advance(21.5 * DAY)
    expect(await reasonOf(quote<Problem>(eco, ids, other?.Id ?? ''))).toEqual([
      'change_refused',
      'too_late',
    ])
  })
})
