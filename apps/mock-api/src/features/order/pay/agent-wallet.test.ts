import type { ServerSchemas as Schemas } from '@selat/sdk'
import type { OperationId } from '@selat/sdk/operations'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { freshStore } from '../../../../lab/testing/fresh-store.ts'
import {
  adult,
  createOperator,
  createVisitor,
  NOW,
  type Placed,
} from '../../../../lab/testing/visitor.ts'
import { auditSandbox } from '../../../audit/audit-sandbox.ts'
import { orderOf } from '../../../scenarios/sample-order.ts'
import { createSandbox, type Sandbox } from '../../../server/sandbox/sandbox.ts'
import { walletAccount } from '../../ledger/account.ts'
import { readFunds } from '../../ledger/available.ts'
import { readStatement } from '../../ledger/statement.ts'

const AGENTS = 4102
const RIZAL = { Username: 'rizal', Password: 'selat-demo-4' }
const LI_MEI = { Username: 'limei', Password: 'selat-demo-5' }
const DEWI = { Username: 'dewi', Password: 'selat-demo-8' }
const AGUS = { Username: 'agus', Password: 'selat-demo-9' }
const wallet = walletAccount('b2b', 'agy_BARUNA0001', { currency: 'IDR', exponent: 0 })
/** The balance in the fixtures plus the credit. */
const AVAILABLE = 30_000_000
const ALL_OF_TIME = { from: '2000-01-01T00:00:00Z', until: '2100-01-01T00:00:00Z' }

let sandbox: Sandbox
let visitor: ReturnType<typeof createVisitor>
let operate: ReturnType<typeof createOperator>

beforeEach(async () => {
  sandbox = await createSandbox({ ...(await freshStore()), clock: NOW, seed: 'wallet' })
  visitor = createVisitor(sandbox, { system: AGENTS })
  operate = createOperator(sandbox)
})

afterEach(async () => {
  expect(sandbox.services.requests.list().flatMap(({ violations }) => violations)).toEqual([])
  expect(await auditSandbox(sandbox.store.db, sandbox.services)).toEqual([])
  await sandbox.close()
})

const codeOf = (answer: { body: unknown }) => (answer.body as Schemas['Problem']).code
const available = () => readFunds(sandbox.store.db, wallet).then((funds) => funds.available)

/** Logs in, and returns calls about the account's own orders by its session. */
async function signIn(account: typeof RIZAL) {
  const session = await visitor.call<Schemas['Session']>('login', { body: account })
  const token = session.body.Token
  const of = <Body>(id: OperationId, { order }: Placed, body?: unknown) =>
    visitor.call<Body>(id, { path: { id: order.Id }, token, body })
  return {
    book: async (adults = 1): Promise<Placed> => {
      const { cart } = await visitor.hold({ adults })
      const party = Array.from({ length: adults }, (_, index) => adult(index))
      const { status, body } = await visitor.call<Schemas['PlacedOrder']>('placeOrder', {
        token,
        header: { 'Cart-Token': cart.Token },
        body: orderOf(cart.Items[0]?.Id ?? '', party),
      })
      expect(status).toBe(201)
      return { order: body.Order, token: body.BookingToken }
    },
    methods: async (placed?: Placed) => {
      const query: Record<string, string> = placed ? { order: placed.order.Id } : {}
      const { body } = await visitor.call<Schemas['PaymentMethodList']>('listPaymentMethods', {
        token,
        query,
      })
      return body.Items.map(({ Code }) => Code)
    },
    choose: (placed: Placed, PaymentMethod = 'AGENT_WALLET') =>
      of<Schemas['Payment']>('startPayment', placed, { PaymentMethod }),
    confirm: (placed: Placed) => of<Schemas['Payment']>('confirmPayment', placed),
    order: (placed: Placed) => of<Schemas['Order']>('getBooking', placed),
  }
}

describe("an agent's wallet", () => {
  it('CHK-7 pays at once, and its statement names the order', async () => {
    const agent = await signIn(RIZAL)
    const placed = await agent.book(2)
    const total = placed.order.TotalAmount.Amount

    const chosen = await agent.choose(placed)
    const paid = await agent.confirm(placed)

    expect(chosen.body).toMatchObject({
      State: 'pending',
      Flow: 'awaiting_transfer',
      Method: { Code: 'AGENT_WALLET', Kind: 'agent_wallet', Currency: 'IDR' },
      Instructions: {
        Kind: 'agent_wallet',
        Available: { Amount: AVAILABLE, Currency: 'IDR', Exponent: 0 },
      },
    })
    expect(paid).toMatchObject({ status: 200, body: { State: 'completed', Flow: 'succeeded' } })
    expect(paid.body.History.map(({ Event }) => Event)).toEqual([
      'order',
      'choose_method',
      'capture',
      'verify',
    ])
    expect((await agent.order(placed)).body.Status).toBe('POSTED')
    const statement = await readStatement(sandbox.store.db, wallet, ALL_OF_TIME)
    expect(statement.end).toBe(25_000_000 - total)
    expect(statement.entries.at(-1)).toMatchObject({
      kind: 'capture',
      amount: -total,
      note: placed.order.ConfirmationNumber,
      by: 'Rizal Hakim',
    })
    const events = await sandbox.store.db.selectFrom('agency_events').selectAll().execute()
    expect(events.filter(({ event }) => event === 'wallet_paid')).toMatchObject([
      {
        agency_id: 'agy_BARUNA0001',
        by_name: 'Rizal Hakim',
        about: placed.order.ConfirmationNumber,
        order_id: placed.order.Id,
        amount: total,
      },
    ])
  })

  it('CHK-7 pays for an order that one member booked and another one confirms, whatever their roles', async () => {
    const [booker, finance] = [await signIn(DEWI), await signIn(AGUS)]
    const placed = await booker.book()

    await booker.choose(placed)
    const paid = await finance.confirm(placed)

    expect(paid.body).toMatchObject({ State: 'completed', Flow: 'succeeded' })
    const { entries } = await readStatement(sandbox.store.db, wallet, ALL_OF_TIME)
    expect(entries.at(-1)?.by).toBe('Agus Salim')
  })

  it('CHK-8 is charged once when it is confirmed several times at once', async () => {
    const agent = await signIn(RIZAL)
    const placed = await agent.book()
    await agent.choose(placed)

    const answers = await Promise.all([1, 2, 3].map(() => agent.confirm(placed)))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await available()).toBe(AVAILABLE - placed.order.TotalAmount.Amount)
  })

  it('CHK-7 refuses a payment that it cannot cover, and nothing changes', async () => {
    const agent = await signIn(LI_MEI)
    const placed = await agent.book(10)
    expect(placed.order.TotalAmount.Amount).toBeGreaterThan(3_500_000)
    const { body: before } = await agent.choose(placed)

    const refused = await agent.confirm(placed)

    expect([refused.status, codeOf(refused)]).toEqual([422, 'wallet_insufficient'])
    const { body: order } = await agent.order(placed)
    expect(order.Payment).toEqual(before)
    expect((await agent.choose(placed, 'QRIS')).status).toBe(201)
  })

  it("CHK-7 is offered for its agency's orders only", async () => {
    const [rizal, liMei] = [await signIn(RIZAL), await signIn(LI_MEI)]
    const own = await rizal.book()
    const traveller = createVisitor(sandbox)
    const guest = await traveller.book()

    expect(await rizal.methods(own)).toContain('AGENT_WALLET')
    expect(await rizal.methods()).toContain('AGENT_WALLET')
    expect(codeOf(await traveller.choose(guest, 'AGENT_WALLET'))).toBe('method_unavailable')
    expect(codeOf(await liMei.choose(own))).toBe('not_found')
  })

  it('CHK-7 can be neither chosen nor charged with only the link to an order', async () => {
    const agent = await signIn(RIZAL)
    const placed = await agent.book()

    expect(codeOf(await visitor.choose(placed, 'AGENT_WALLET'))).toBe('not_found')
    await agent.choose(placed)
    expect(codeOf(await visitor.confirm(placed))).toBe('not_found')

    expect(await available()).toBe(AVAILABLE)
  })

  it('CHK-8 is not charged after the order has expired, and no late money follows', async () => {
    const agent = await signIn(RIZAL)
    const placed = await agent.book()
    await agent.choose(placed)
    await operate('clock/advance', { seconds: 15 * 60 })

    expect(codeOf(await agent.confirm(placed))).toBe('payment_expired')
    expect(codeOf(await operate(`payments/${placed.order.Payment.Id}/settle`, {}))).toBe(
      'payment_expired',
    )
    expect(await available()).toBe(AVAILABLE)
  })

  it('CHK-5 can also be declined and charged from the console', async () => {
    const agent = await signIn(RIZAL)
    const placed = await agent.book()
    await agent.choose(placed)
    const decide = (decision: string, body: object) =>
      operate(`payments/${placed.order.Payment.Id}/${decision}`, body)

    await decide('decline', { reason: 'insufficient_funds' })
    expect((await agent.order(placed)).body.Payment.Flow).toBe('failed')
    await decide('settle', {})

    expect((await agent.order(placed)).body.Payment.Flow).toBe('succeeded')
    expect(await available()).toBe(AVAILABLE - placed.order.TotalAmount.Amount)
  })
})
