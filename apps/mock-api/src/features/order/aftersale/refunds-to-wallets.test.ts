import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'
import { createOperator, createVisitor } from '../../../../lab/testing/visitor.ts'
import { auditSandbox } from '../../../audit/audit-sandbox.ts'
import { cartOf, roundTripItem } from '../../../scenarios/sample-items.ts'
import { orderOf } from '../../../scenarios/sample-order.ts'

const ALL: Schemas['RefundWish'] = { Tickets: [], Items: [] }
const AGENT = { Username: 'rizal', Password: 'selat-demo-4' }

type WalletShown = { id: string; balance: { amount: number } }

it('CHK-11 CHK-7 a refund into an agent’s wallet arrives at once, and only once', async () => {
  const { sandbox, store, services, clock } = await openSandbox({ seed: 'refunds' })
  const { call } = createVisitor(sandbox)
  const operate = createOperator(sandbox)
  const system = 4102
  const { body: session } = await call<Schemas['Session']>('login', {
    query: { system },
    body: AGENT,
  })
  const mine = { query: { system }, token: session.Token }
  const { body: cart } = await call<Schemas['Cart']>('addToCart', {
    ...mine,
    body: cartOf(roundTripItem()),
  })
  const { body: placed } = await call<Schemas['PlacedOrder']>('placeOrder', {
    ...mine,
    header: { 'Cart-Token': cart.Token },
    body: orderOf(cart.Items[0]?.Id ?? ''),
  })
  const path = { id: placed.Order.Id }
  await call('startPayment', { ...mine, path, body: { PaymentMethod: 'AGENT_WALLET' } })
  await call('confirmPayment', { ...mine, path })
  const balance = async () => {
    const { accounts } = (await operate<{ accounts: WalletShown[] }>('ledger')).body
    return accounts.find(({ id }) => id === 'wallet:agy_BARUNA0001:IDR')?.balance
  }
  const before = await balance()
  const { body: quoted } = await call<Schemas['RefundQuote']>('quoteRefund', {
    ...mine,
    path,
    body: ALL,
  })

  const { body } = await call<Schemas['Refund']>('confirmRefund', {
    ...mine,
    path,
    body: { Quote: quoted.Id, BankAccount: null },
  })

  expect(quoted.Destination).toMatchObject({ Kind: 'agent_wallet', Days: 0 })
  expect(body).toMatchObject({ State: 'completed', Amount: quoted.Total })
  expect((await balance())?.amount).toBe((before?.amount ?? 0) + quoted.Total.Amount)
  const kinds = (await sandbox.outbox.list(placed.Order.Id)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind.startsWith('refund'))).toEqual(['refundCompleted'])
  expect(await auditSandbox(store.db, services, clock.now())).toEqual([])
})
