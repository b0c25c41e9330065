import type { ServerSchemas as Schemas } from '@selat/sdk'
import { describe, expect, it } from 'vitest'

import { openAgency } from '../../../lab/testing/open-agency.ts'
import { openChanges } from '../../../lab/testing/open-changes.ts'
import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { createVisitor, NOW, type Placed } from '../../../lab/testing/visitor.ts'
import type { Store } from '../../engine/store/store.ts'
import type { SandboxParts } from '../../server/parts/sandbox-parts.ts'
import { moneyOfOrder } from './money-of-order.ts'

type Opened = { readonly services: SandboxParts; readonly store: Store }

async function moneyOf({ services, store }: Opened, id: string) {
  const { accounts, transfers, sums } = await moneyOfOrder(
    { store, tenants: services.tenants },
    await store.db
      .selectFrom('orders')
      .select(['tenant', 'id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )
  return {
    transfers: transfers.map(({ kind, debit, credit, amount, at }) => [
      kind,
      debit,
      credit,
      amount.amount,
      at,
    ]),
    balances: Object.fromEntries(
      accounts.map(({ id: account, balance }) => [account, balance.amount]),
    ),
    holders: accounts.map(({ holder }) => holder),
    sums: sums.map(({ debits, credits, balance }) => [
      balance.currency,
      debits.amount,
      credits.amount,
      balance.amount,
    ]),
  }
}

async function openRefunds() {
  const opened = await openChanges()
  const { visitor } = opened
  const refund = async (placed: Placed, Tickets: readonly string[] = []) => {
    const selection = { Tickets, Items: [] }
    const { body: quote } = await visitor.of<Schemas['RefundQuote']>(
      'quoteRefund',
      placed,
      selection,
    )
    const confirmed = { Quote: quote.Id, BankAccount: null }
    const { body } = await visitor.of<Schemas['Refund']>('confirmRefund', placed, confirmed)
    return { id: body.Id, amount: quote.Total.Amount }
  }
  return { ...opened, refund }
}

describe('the money of one order', () => {
  it('CHK-8 is empty before the order is paid', async () => {
    const opened = await openSandbox()
    const placed = await createVisitor(opened.sandbox).book()

    expect(await moneyOf(opened, placed.order.Id)).toEqual({
      transfers: [],
      balances: {},
      holders: [],
      sums: [],
    })
  })

  it('CHK-11 is listed as it was booked: what was paid, what is owed, what was refunded and what is kept', async () => {
    const opened = await openRefunds()
    const placed = await opened.buy(2)
    await opened.buy(1)
    const paid = placed.order.TotalAmount.Amount
    const [ticket] = await opened.tickets(placed)
    opened.clock.advance(3600)
    const first = await opened.refund(placed, [ticket?.Id ?? ''])
    await opened.operate(`refunds/${first.id}/complete`, {})
    opened.clock.advance(3600)
    const second = await opened.refund(placed)

    const money = await moneyOf(opened, placed.order.Id)

    const [later, last] = ['2026-11-20T07:30:00.000Z', '2026-11-20T08:30:00.000Z']
    const [payer, sales, owed] = ['clearing:QRIS:IDR', 'sales:IDR', 'refunds_payable:IDR']
    expect(money.transfers).toEqual([
      ['capture', payer, sales, paid, NOW],
      ['refund', sales, owed, first.amount, later],
      ['refund', owed, payer, first.amount, later],
      ['refund', sales, owed, second.amount, last],
    ])
    const moved = paid + 2 * first.amount + second.amount
    expect(first.amount).toBeGreaterThan(0)
    expect(money.balances).toEqual({
      [payer]: first.amount - paid,
      [sales]: paid - first.amount - second.amount,
      [owed]: second.amount,
    })
    expect(money.sums).toEqual([['IDR', moved, moved, 0]])
  })

  it('CHK-8 is owed from the start when it came for a cancelled order, and nothing is sold', async () => {
    const opened = await openChanges()
    const { visitor, operate } = opened
    const placed = await visitor.book()
    await visitor.cancel(placed)
    await operate(`payments/${placed.order.Payment.Id}/settle`, {})

    const { Amount } = placed.order.TotalAmount
    expect(await moneyOf(opened, placed.order.Id)).toMatchObject({
      transfers: [['capture', 'clearing:UNALLOCATED:IDR', 'refunds_payable:IDR', Amount, NOW]],
      sums: [['IDR', Amount, Amount, 0]],
    })
  })

  it('CHK-11 AGT-1 names the wallet of an agency, and keeps the order of transfers at one instant', async () => {
    const opened = await openAgency()
    const rizal = await opened.signIn('rizal')
    const { Order } = await rizal.place()
    const path = { id: Order.Id }
    await rizal.call('startPayment', { path, body: { PaymentMethod: 'AGENT_WALLET' } })
    await rizal.call('confirmPayment', { path })
    const quoted = await rizal.call('quoteRefund', { path, body: { Tickets: [], Items: [] } })
    await rizal.call('confirmRefund', {
      path,
      body: { Quote: quoted.body.Id, BankAccount: null },
    })

    const money = await moneyOf(opened, Order.Id)

    const [wallet, sales, owed] = ['wallet:agy_BARUNA0001:IDR', 'sales:IDR', 'refunds_payable:IDR']
    const [paid, back] = [Order.TotalAmount.Amount, quoted.body.Total.Amount]
    expect(money.transfers).toEqual([
      ['capture', wallet, sales, paid, NOW],
      ['refund', sales, owed, back, NOW],
      ['refund', owed, wallet, back, NOW],
    ])
    expect(money.balances).toEqual({ [wallet]: back - paid, [sales]: paid - back, [owed]: 0 })
    expect(money.holders).toEqual([expect.stringContaining('Baruna'), null, null])
  })
})
