import type { ServerSchemas as Schemas } from '@selat/sdk'
import { describe, expect, it } from 'vitest'

import { OTHER_DATE, openChanges } from '../../../../lab/testing/open-changes.ts'
import { adult, TRAVEL_DATE } from '../../../../lab/testing/visitor.ts'
import { cartOf, openTicketItem, roundTripItem } from '../../../scenarios/sample-items.ts'
import { samplePassenger } from '../../../scenarios/sample-order.ts'

const DAY = 86_400

describe('a change of sailing', () => {
  it('CHK-11 lists the sailings of a day with their price differences, the booked one included', async () => {
    const { buy, tickets, options } = await openChanges()
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

  it('CHK-10 CHK-11 has a mail that tells the deadline of its payment in the time of the departure terminal', async () => {
    const { sandbox, visitor, buy, tickets, ask } = await openChanges()
    const placed = await buy()
    const { change } = await ask(placed, [(await tickets(placed))[0]?.Id ?? ''])
    if (!change) throw new Error('The change costs nothing.')

    await visitor.choose(change, 'BCA_VA')

    const mails = await sandbox.outbox.list(change.order.Id)
    const chosen = mails.find(({ kind }) => kind === 'paymentChosen')
    expect(chosen?.subject).toMatch(/ before .+ SGT$/u)
  })

  it('CHK-11 moves only the chosen tickets, and only once its difference is paid', async () => {
    const { sandbox, visitor, buy, tickets, ask, settle, audit } = await openChanges()
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
    const mails = await sandbox.outbox.list(placed.order.Id)
    for (const kind of ['changeRequested', 'changeConfirmed']) {
      const text = mails.find((mail) => mail.kind === kind)?.text ?? ''
      // Two of three go by the new sailing: the mail says who, and each ticket says when.
      expect(text).toContain(`${first?.PassengerName}, ${second?.PassengerName}`)
      expect(text).not.toContain(third?.PassengerName)
      for (const ticket of [first, second])
        expect(text.split('\n').find((line) => line.includes(ticket?.Number ?? '?'))).toMatch(
          /→ .+, .*\d{4}, \d\d:\d\d/,
        )
    }
    expect(await audit()).toEqual([])
  })

  it('PAX-4 CHK-11 an infant who turns three by the new day pays a child’s fare, and the ticket says child', async () => {
    const { buy, tickets, options, quote, ask, settle } = await openChanges()
    const baby = { FirstName: 'JUN', DateOfBirth: '2023-12-14', DateOfIssue: '2024-02-11' }
    const passport = { DateOfExpiry: '2029-02-11', PassportNumber: 'K7654322N' }
    const infant = samplePassenger({ Band: 'infant', Title: 'Mstr', ...baby, ...passport })
    const placed = await buy([adult(0), adult(1), infant])
    const ids = (await tickets(placed)).map(({ Id }) => Id)
    const { body: day } = await options(placed, ids)
    const sailing = day.Sailings.find(({ Status }) => Status === 'on_sale')?.Id ?? ''

    const { body: ofAdult } = await quote(placed, ids.slice(0, 1), sailing)
    const { body: ofAdults } = await quote(placed, [ids[0] ?? '', ids[2] ?? ''], sailing)
    const { change } = await ask(placed)
    if (change) await settle(change)

    expect(ofAdults.Difference.Amount - ofAdult.Difference.Amount).toBeGreaterThan(100_000)
    expect((await tickets(placed)).map(({ Band }) => Band)).toEqual(['adult', 'adult', 'child'])
  })

  it('CHK-11 of everybody changes the dates of the order too', async () => {
    const { visitor, buy, ask, settle, audit } = await openChanges()
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

  it('CHK-11 that is not paid expires, and the tickets stay as they were', async () => {
    const { visitor, buy, tickets, ask, advance, audit } = await openChanges()
    const placed = await buy()
    const before = await tickets(placed)
    const { change } = await ask(placed)

    await advance(16 * 60)

    expect(change && (await visitor.order(change)).body.Status).toBe('EXPIRED')
    expect(await tickets(placed)).toEqual(before)
    expect(await audit()).toEqual([])
  })

  it('CHK-11 that is paid late still happens while the seats are free', async () => {
    const { visitor, operate, buy, tickets, ask, advance, audit } = await openChanges()
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

  it('CHK-11 is free of charge in a class without a fee, and refunds the difference to a cheaper sailing', async () => {
    const { buy, tickets, options, quote, confirm, visitor, audit } = await openChanges()
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

  it('CHK-11 makes a later refund count its difference as paid, but not its fee', async () => {
    const { visitor, buy, ask, settle, audit } = await openChanges()
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

  it('CHK-11 can be undone by a second change', async () => {
    const { buy, tickets, ask, settle, quote, confirm, visitor, audit } = await openChanges()
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

  it('CHK-11 that is not possible is refused with its reason', async () => {
    const { visitor, operate, buy, tickets, quote, options, advance, settle } = await openChanges()
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

    expect([ecp?.ChangeRefusal, ticket?.ChangeRefusal]).toEqual(['not_changeable', null])
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
    expect(openTicket?.ChangeRefusal).toBe('open_ticket')
    await advance(21.5 * DAY)
    expect((await tickets(eco))[0]?.ChangeRefusal).toBe('too_late')
    expect(await reasonOf(quote<Problem>(eco, ids, other?.Id ?? ''))).toEqual([
      'change_refused',
      'too_late',
    ])
  })
})
