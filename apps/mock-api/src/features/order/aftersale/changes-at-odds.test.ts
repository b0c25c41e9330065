import type { ServerSchemas as Schemas } from '@selat/sdk'
import { describe, expect, it } from 'vitest'

import { openChanges } from '../../../../lab/testing/open-changes.ts'
import { pngFile } from '../../../../lab/testing/visitor.ts'
import { cartOf, roundTripItem } from '../../../scenarios/sample-items.ts'

const ALL: Schemas['RefundWish'] = { Tickets: [], Items: [] }

describe('a change of sailing that conflicts with something else', () => {
  it('CHK-11 stays expired when it is paid late and its tickets have been refunded', async () => {
    const { visitor, operate, buy, ask, advance, audit } = await openChanges()
    const placed = await buy()
    const { change } = await ask(placed)
    if (!change) throw new Error('Nothing is due')
    await visitor.choose(change, 'QRIS')
    await advance(2 * 3600)
    const { body } = await visitor.of<Schemas['RefundQuote']>('quoteRefund', placed, ALL)
    await visitor.of('confirmRefund', placed, { Quote: body.Id, BankAccount: null })

    await operate(`payments/${change.order.Payment.Id}/settle`, {})

    expect((await visitor.order(change)).body).toMatchObject({
      Status: 'EXPIRED',
      Payment: { State: 'cancelled' },
    })
    expect(await audit()).toEqual([])
  })

  it('CHK-11 paid late moves nothing while a newer change of the same tickets waits, and the newer one can still be paid', async () => {
    const { visitor, operate, settle, buy, tickets, ask, advance, audit } = await openChanges()
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
    'CHK-11 of the way out never happens once the way back has moved before it, although it is paid %s',
    async (paid) => {
      const { visitor, operate, settle, tickets, ask, advance, audit } = await openChanges()
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

  it('CHK-11 that waits for its payment is called off by a refund of its tickets', async () => {
    const { visitor, buy, ask, audit } = await openChanges()
    const placed = await buy()
    const { change } = await ask(placed)
    const { body } = await visitor.of<Schemas['RefundQuote']>('quoteRefund', placed, ALL)

    const { status } = await visitor.of('confirmRefund', placed, {
      Quote: body.Id,
      BankAccount: null,
    })

    expect(status).toBe(201)
    expect(change && (await visitor.order(change)).body.Status).toBe('CANCELLED')
    expect((await visitor.order(placed)).body.Status).toBe('CANCELLED')
    expect(await audit()).toEqual([])
  })

  it('CHK-11 that would be called off is named in the quote, and ends only when the quote is confirmed', async () => {
    const { visitor, buy, tickets, ask, quote, confirm } = await openChanges()
    const placed = await buy(2)
    const [mine = '', theirs = ''] = (await tickets(placed)).map(({ Id }) => Id)
    const { change, sailing, quoted: first } = await ask(placed, [mine])
    if (!change) throw new Error('Nothing is due')

    const { body: beside } = await quote(placed, [theirs], sailing.Id)
    const { body: again } = await quote(placed, [mine], sailing.Id)
    const { body: refund } = await visitor.of<Schemas['RefundQuote']>('quoteRefund', placed, ALL)
    const waiting = (await visitor.order(change)).body.Status
    await confirm(placed, again.Id)

    expect(first.CallsOff).toEqual([])
    expect(beside.CallsOff).toEqual([])
    expect(again.CallsOff).toEqual([change.order.Id])
    expect(refund.CallsOff).toEqual([change.order.Id])
    expect(waiting).toBe('ENTRY')
    expect((await visitor.order(change)).body.Status).toBe('CANCELLED')
  })

  it('CHK-11 whose payment is being verified blocks quotes for its tickets', async () => {
    const { visitor, buy, tickets, ask, quote } = await openChanges()
    const placed = await buy(1)
    const ids = (await tickets(placed)).map(({ Id }) => Id)
    const { change, sailing } = await ask(placed)
    if (!change) throw new Error('Nothing is due')
    await visitor.choose(change, 'TRANSFER_BCA')
    await visitor.upload(change, pngFile())
    expect((await visitor.confirm(change)).body.State).toBe('paid')

    const refused = [
      await quote<Schemas['Problem']>(placed, ids, sailing.Id),
      await visitor.of<Schemas['Problem']>('quoteRefund', placed, ALL),
    ]

    for (const { status, body } of refused) {
      expect(status).toBe(409)
      expect(body).toMatchObject({
        code: 'order_state_refused',
        params: { change: change.order.Id },
      })
    }
  })
})
