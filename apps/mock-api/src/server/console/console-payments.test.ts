import { beforeEach, describe, expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { createVisitor, pngFile, type Visitor } from '../../../lab/testing/visitor.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'

let sandbox: Sandbox
let visitor: Visitor
let desk: Sandbox['console']

beforeEach(async () => {
  ;({ sandbox } = await openSandbox({ seed: 'console' }))
  visitor = createVisitor(sandbox)
  desk = sandbox.console
})

const post = (path: string, body: string) =>
  sandbox.fetch(
    new Request(`http://localhost/__mock${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    }),
  )

describe('payments at the console', () => {
  it('CHK-5 offers for each payment the decisions that are possible', async () => {
    const placed = await visitor.book()
    const { Id } = placed.order.Payment
    const decisions = async () => (await desk.payments.list()).payments[0]?.decisions

    expect(await decisions()).toEqual(['fail'])
    await visitor.choose(placed, 'TRANSFER_BCA')
    expect(await decisions()).toEqual(['settle', 'decline', 'fail'])
    await visitor.upload(placed, pngFile())
    await visitor.confirm(placed)
    expect(await decisions()).toEqual(['approve', 'reject'])
    await desk.payments.approve(Id)
    expect(await decisions()).toEqual([])
    await expect(desk.payments.approve('pay_000000000000')).rejects.toMatchObject({ status: 404 })
    expect((await post(`/api/payments/${Id}/reject`, '{"reason":"ugly"}')).status).toBe(400)
  })

  it('CHK-5 declines a payment of any method, which can be tried again', async () => {
    for (const method of ['TRANSFER_BCA', 'BCA_VA', 'QRIS', 'CARD', 'GOPAY']) {
      const placed = await visitor.book()
      await visitor.choose(placed, method)

      const declined = await desk.payments.decline(placed.order.Payment.Id, 'insufficient_funds')

      expect(declined).toMatchObject({ state: 'pending', failure: 'insufficient_funds' })
      expect((await visitor.payment(placed)).body).toMatchObject({
        State: 'pending',
        Flow: 'failed',
        Method: { Code: method },
        Failure: { Reason: 'insufficient_funds' },
      })
      expect(await desk.payments.settle(placed.order.Payment.Id)).toMatchObject({
        state: 'completed',
      })
    }
    const { Id } = (await visitor.book()).order.Payment
    expect((await post(`/api/payments/${Id}/decline`, '{"reason":"ugly"}')).status).toBe(400)
  })

  it('CHK-5 lets a payment fail, which cancels its order', async () => {
    const placed = await visitor.book()
    await visitor.choose(placed, 'QRIS')

    const failed = await desk.payments.fail(placed.order.Payment.Id)

    expect(failed).toMatchObject({ state: 'cancelled', orderStatus: 'CANCELLED' })
    expect((await visitor.payment(placed)).body.State).toBe('cancelled')
    await expect(desk.payments.fail(placed.order.Payment.Id)).rejects.toMatchObject({
      code: 'payment_state_refused',
    })
  })

  it('CHK-5 lists every payment except that of a broken order, which it names', async () => {
    const [broken, whole] = [await visitor.book(), await visitor.book()]
    await sandbox.store.db
      .updateTable('orders')
      .set({ contact: '{' })
      .where('id', '=', broken.order.Id)
      .execute()

    const { payments, unreadable } = await desk.payments.list()

    expect(payments.map(({ order }) => order)).toEqual([whole.order.Id])
    expect(unreadable).toEqual([
      { tenant: 'nusa', order: broken.order.Id, reason: expect.stringContaining('JSON') },
    ])
  })

  it('CHK-5 finds payments by number, name and method, or only open ones, up to a limit', async () => {
    const first = await visitor.book()
    await desk.clock.advance(1)
    const second = await visitor.book()
    await desk.clock.advance(1)
    const third = await visitor.book()
    await visitor.choose(second, 'QRIS')
    await desk.payments.settle(second.order.Payment.Id)
    const found = async (query: Parameters<typeof desk.payments.list>[0]) => {
      const { payments, hasMore } = await desk.payments.list(query)
      return { orders: payments.map(({ order }) => order), hasMore }
    }
    const [oldest, paid, newest] = [first, second, third].map(({ order }) => order.Id)
    const number = first.order.ConfirmationNumber.toLowerCase()

    expect(await found({ q: number })).toEqual({ orders: [oldest], hasMore: false })
    expect(await found({ q: ` ${first.order.Contact.Name.toUpperCase()} ` })).toEqual({
      orders: [newest, paid, oldest],
      hasMore: false,
    })
    expect(await found({ q: 'qris' })).toEqual({ orders: [paid], hasMore: false })
    expect(await found({ q: '100%' })).toEqual({ orders: [], hasMore: false })
    expect(await found({ show: 'open' })).toEqual({ orders: [newest, oldest], hasMore: false })
    expect(await found({ limit: '2' })).toEqual({ orders: [newest, paid], hasMore: true })
    await expect(found({ limit: '501' })).rejects.toMatchObject({ status: 400 })
  })

  it('AGT-2 shows a ledger that sums to zero in every currency', async () => {
    const placed = await visitor.book()
    await visitor.choose(placed, 'QRIS')
    await desk.payments.settle(placed.order.Payment.Id)

    const { accounts, sums } = await desk.ledger()

    expect(accounts.some(({ entries }) => entries > 0)).toBe(true)
    for (const { amount } of sums) expect(amount).toBe(0)
  })
})

describe('late money at the console', () => {
  it('CHK-8 is shown with its instant, and with the refund that returns it', async () => {
    const placed = await visitor.book()
    await visitor.choose(placed, 'QRIS')
    await visitor.cancel(placed)
    await desk.clock.advance(3600)

    const settled = await desk.payments.settle(placed.order.Payment.Id)
    const { refunds } = await desk.refunds.list()
    const [refund] = refunds
    await desk.refunds.complete(refund?.id ?? '')
    const { payments } = await desk.payments.list()

    const came = '2026-11-20T07:30:00.000Z'
    expect(settled.late).toEqual({
      at: came,
      isBooked: false,
      refund: {
        id: refund?.id,
        state: 'processing',
        destination: 'payment_method',
        settlesAt: '2026-11-23T07:30:00.000Z',
        completedAt: null,
      },
    })
    expect(refunds).toMatchObject([
      { order: placed.order.Id, isLate: true, amount: { amount: placed.order.TotalAmount.Amount } },
    ])
    expect(payments[0]?.late).toMatchObject({ refund: { state: 'completed', completedAt: came } })
  })

  it('CHK-8 is shown as booked if the order is paid by it, and a later refund does not count as late', async () => {
    const placed = await visitor.book()
    await visitor.choose(placed, 'QRIS')
    await desk.clock.advance(3600)
    await desk.payments.settle(placed.order.Payment.Id)
    const { body: quote } = await visitor.of<{ Id: string }>('quoteRefund', placed, {
      Tickets: [],
      Items: [],
    })
    await visitor.of('confirmRefund', placed, { Quote: quote.Id, BankAccount: null })

    const [payment] = (await desk.payments.list()).payments
    const [refund] = (await desk.refunds.list()).refunds

    expect(payment?.late).toEqual({
      at: '2026-11-20T07:30:00.000Z',
      isBooked: true,
      refund: null,
    })
    expect(refund?.isLate).toBe(false)
  })
})
