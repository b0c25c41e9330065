import type { ServerSchemas as Schemas } from '@selat/sdk'
import { describe, expect, it } from 'vitest'

import { OTHER_DATE } from '../../../lab/testing/open-changes.ts'
import { openManifest } from '../../../lab/testing/open-manifest.ts'
import { pngFile } from '../../../lab/testing/visitor.ts'

type Problem = Schemas['Problem']

/** Sells tickets to two travellers, and returns a function that checks one of them in. */
async function openBoarding() {
  const opened = await openManifest()
  const { placed, tickets, sailing } = await opened.sail(2)
  const sari = await opened.signIn('sari')
  const [first, second] = tickets
  if (!first || !second) throw new Error('Nothing was sold')
  const board = async (ticket = first) => {
    const { Result } = await sari.scan(sailing, { Code: ticket.QrPayload, Place: 'Gate 1' })
    return Result
  }
  const quoteRefund = <Body = { Id: string }>(...list: readonly Schemas['Ticket'][]) =>
    opened.visitor.of<Body>('quoteRefund', placed, { Tickets: list.map(({ Id }) => Id), Items: [] })
  return { ...opened, placed, sailing, first, second, sari, board, quoteRefund }
}

describe('a ticket that is checked in', () => {
  it('MAN-2 can be neither refunded, nor changed, nor given another name', async () => {
    const { placed, first, board, quoteRefund, options, visitor } = await openBoarding()
    await board()

    const refund = await quoteRefund<Problem>(first)
    const change = await options<Problem>(placed, [first.Id])
    const name = await visitor.of<Problem>('correctName', placed, {
      OrderItem: placed.order.Items[0]?.Id,
      Passenger: 0,
      FirstName: 'WEI AH',
      LastName: 'TAN',
    })

    expect(refund.body).toMatchObject({ code: 'refund_refused', params: { reason: 'checked_in' } })
    expect(change.body).toMatchObject({ code: 'change_refused', params: { reason: 'checked_in' } })
    expect(name.body).toMatchObject({ code: 'name_refused', params: { reason: 'checked_in' } })
  })

  it('MAN-2 says that it is checked in, and the other ticket of its order can still be refunded', async () => {
    const { placed, first, second, board, quoteRefund, tickets, audit } = await openBoarding()
    await board()

    const [shown, other] = await tickets(placed)
    const refund = await quoteRefund(second)

    expect(shown).toMatchObject({
      Id: first.Id,
      State: 'checked_in',
      ChangeUntil: null,
      ChangeRefusal: 'checked_in',
      NameUntil: null,
    })
    expect(other).toMatchObject({
      State: 'issued',
      ChangeUntil: second.ChangeUntil,
      ChangeRefusal: null,
    })
    expect(refund.status).toBe(201)
    expect(await audit()).toEqual([])
  })

  it('MAN-2 can be neither refunded nor changed by an earlier quote', async () => {
    const { placed, first, board, quoteRefund, options, quote, confirm, visitor, audit } =
      await openBoarding()
    const refund = await quoteRefund(first)
    const { body } = await options(placed, [first.Id], OTHER_DATE)
    const sailing = body.Sailings.find(({ Status }) => Status === 'on_sale')
    const change = await quote(placed, [first.Id], sailing?.Id ?? '')
    await board()

    const refunded = await visitor.of<Problem>('confirmRefund', placed, {
      Quote: refund.body.Id,
      BankAccount: null,
    })
    const changed = await confirm<Problem>(placed, change.body.Id)

    expect(refunded.body).toMatchObject({
      code: 'refund_refused',
      params: { reason: 'checked_in' },
    })
    expect(changed.body.code).toBe('change_refused')
    expect(await audit()).toEqual([])
  })

  it('MAN-2 stays on its sailing, and a change that waits for its difference is called off', async () => {
    const { placed, first, sailing, board, ask, tickets, visitor, audit } = await openBoarding()
    const { change } = await ask(placed, [first.Id])
    if (!change) throw new Error('The change costs nothing')

    expect(await board()).toBe('checked_in')

    expect((await visitor.order(change)).body.Status).toBe('CANCELLED')
    expect((await tickets(placed))[0]).toMatchObject({
      State: 'checked_in',
      Sector: { Sailing: { Id: sailing } },
    })
    expect(await audit()).toEqual([])
  })

  it('MAN-2 is not let aboard while the payment of its change is being verified, and then is for the other sailing', async () => {
    const { placed, first, board, ask, visitor, operate, audit, tickets } = await openBoarding()
    const { change } = await ask(placed, [first.Id])
    if (!change) throw new Error('The change costs nothing')
    await visitor.choose(change, 'TRANSFER_BCA')
    await visitor.upload(change, pngFile())
    await visitor.confirm(change)

    const meanwhile = await board()
    await operate(`payments/${change.order.Payment.Id}/approve`, {})
    const moved = await board()

    expect([meanwhile, moved]).toEqual(['not_valid', 'other_sailing'])
    expect((await tickets(placed))[0]?.State).toBe('issued')
    expect(await audit()).toEqual([])
  })

  it('MAN-2 can be refunded again once the check-in is undone', async () => {
    const { first, sari, sailing, board, quoteRefund, audit } = await openBoarding()
    await board()

    await sari.scan(sailing, { Code: first.Number, Kind: 'undo' })

    expect((await quoteRefund(first)).status).toBe(201)
    expect(await audit()).toEqual([])
  })
})
