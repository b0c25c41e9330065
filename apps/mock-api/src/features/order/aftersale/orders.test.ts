import type { ServerSchemas as Schemas } from '@selat/sdk'
import { beforeEach, describe, expect, it } from 'vitest'

import { createCaller } from '../../../../lab/testing/create-caller.ts'
import { openVisitor } from '../../../../lab/testing/open-visitor.ts'
import {
  adult,
  createOperator,
  NOW,
  type Placed,
  type Visitor,
} from '../../../../lab/testing/visitor.ts'
import type { Sandbox } from '../../../server/sandbox/sandbox.ts'

let sandbox: Sandbox
let visitor: Visitor

beforeEach(async () => {
  ;({ sandbox, visitor } = await openVisitor('history'))
})

async function signIn(Username = 'weiling', Password = 'selat-demo-1') {
  const { call } = createCaller(sandbox)
  return (await call('login', { body: { Username, Password } })).body.Token
}

/** Places an order of an account for adults with these first names, on a day. */
async function orderAs(token: string, names: readonly string[] = ['WEI LING'], date?: string) {
  const { cart } = await visitor.hold({ adults: names.length }, date === undefined ? {} : { date })
  const { body } = await visitor.call<Schemas['PlacedOrder']>('placeOrder', {
    token,
    header: { 'Cart-Token': cart.Token },
    body: {
      Contact: {
        Name: 'Tan Wei Ling',
        Email: 'weiling@example.com',
        PhoneCode: '+65',
        PhoneNumber: '91234567',
      },
      Items: cart.Items.map(({ Id }) => ({
        CartItem: Id,
        Passengers: names.map((FirstName, index) => adult(index, { FirstName })),
      })),
      AdditionalNote: '',
      CodeReference: '',
    },
  })
  return { order: body.Order, token: body.BookingToken }
}

async function pay(placed: Placed) {
  await visitor.choose(placed, 'QRIS')
  await createOperator(sandbox)(`payments/${placed.order.Payment.Id}/settle`, {})
}

function list<Body = Schemas['OrderList']>(
  token: string | undefined,
  query: Record<string, string | number> = {},
  language = 'en',
) {
  const parts = { query, language, ...(token !== undefined && { token }) }
  return visitor.call<Body>('listOrders', parts)
}

const idsOf = ({ body }: { body: Schemas['OrderList'] }) => body.Items.map(({ Id }) => Id)

function of<Body>(id: 'getOrderTimeline' | 'resendConfirmation' | 'getReceipt', placed: Placed) {
  return visitor.call<Body>(id, {
    path: { id: placed.order.Id },
    header: { 'Booking-Token': placed.token },
  })
}

describe('the orders of an account', () => {
  it('CHK-9 are listed newest first, each with a summary', async () => {
    const token = await signIn()
    const first = await orderAs(token)
    sandbox.clock.advance(60)
    const second = await orderAs(token, ['KAH HENG', 'MEI'], '2026-12-14')

    const { body } = await list(token)

    expect(body.Items.map(({ Id }) => Id)).toEqual([second.order.Id, first.order.Id])
    expect(body.Items[0]).toEqual({
      Id: second.order.Id,
      ConfirmationNumber: second.order.ConfirmationNumber,
      Status: 'ENTRY',
      Flow: 'awaiting_method',
      CreatedAt: second.order.CreatedAt,
      ExpiresAt: second.order.ExpiresAt,
      VisitDate: '2026-12-14',
      TotalAmount: second.order.TotalAmount,
      RefundedAmount: { ...second.order.TotalAmount, Amount: 0 },
      Products: ['ferry'],
      Titles: ['HarbourFront, Singapore → Batam Centre, Batam'],
      People: 2,
      Departures: [
        {
          DepartsAt: '2026-12-14T07:30:00+08:00',
          From: 'HarbourFront, Singapore',
          To: 'Batam Centre, Batam',
          People: 2,
        },
      ],
      ChangeOf: null,
      Agency: null,
    })
    expect(body.NextCursor).toBeNull()
  })

  it('CHK-9 are listed for no guest and no other account', async () => {
    const own = await orderAs(await signIn())
    await visitor.book()
    const budi = await signIn('budi', 'selat-demo-2')
    const theirs = await orderAs(budi)

    expect(idsOf(await list(await signIn()))).toEqual([own.order.Id])
    expect(idsOf(await list(budi))).toEqual([theirs.order.Id])
    expect((await list(undefined)).status).toBe(401)
    expect((await list(budi, { search: own.order.ConfirmationNumber })).body.Items).toEqual([])
  })

  it('CHK-9 can be filtered by status, product, day and search text', async () => {
    const token = await signIn()
    const paid = await orderAs(token, ['WEI LING'])
    await pay(paid)
    const other = await orderAs(token, ['KAH HENG'], '2026-12-20')
    const both = [other.order.Id, paid.order.Id].toSorted()

    expect(idsOf(await list(token, { status: 'POSTED' }))).toEqual([paid.order.Id])
    expect(idsOf(await list(token, { status: 'EXPIRED' }))).toEqual([])
    expect(idsOf(await list(token, { product: 'ferry' })).toSorted()).toEqual(both)
    expect(idsOf(await list(token, { product: 'hotel' }))).toEqual([])
    expect(idsOf(await list(token, { dateFrom: '2026-12-13' }))).toEqual([other.order.Id])
    expect(idsOf(await list(token, { dateUntil: '2026-12-12' }))).toEqual([paid.order.Id])
    expect(idsOf(await list(token, { search: 'kah heng' }))).toEqual([other.order.Id])
    expect(idsOf(await list(token, { search: 'Tan Wei' }))).toEqual([paid.order.Id])
    const number = paid.order.ConfirmationNumber.slice(2).toLowerCase()
    expect(idsOf(await list(token, { search: number }))).toEqual([paid.order.Id])
    // Neither a passport nor a wildcard is a name.
    expect(idsOf(await list(token, { search: 'K1000000N' }))).toEqual([])
    expect(idsOf(await list(token, { search: '%' }))).toEqual([])
  })

  it('CHK-9 come in pages that together have every order once', async () => {
    const token = await signIn()
    const placed = []
    for (let index = 0; index < 5; index += 1) placed.push((await orderAs(token)).order.Id)

    const first = await list(token, { limit: 2 })
    const second = await list(token, { limit: 2, cursor: first.body.NextCursor ?? '' })
    const third = await list(token, { limit: 2, cursor: second.body.NextCursor ?? '' })

    expect([first, second, third].map(({ body }) => body.Items.length)).toEqual([2, 2, 1])
    expect([first, second, third].flatMap(idsOf).toSorted()).toEqual(placed.toSorted())
    expect(third.body.NextCursor).toBeNull()
  })

  it('CHK-9 refuse a cursor that was never given', async () => {
    const token = await signIn()

    const { status, body } = await list<Schemas['Problem']>(token, { cursor: 'eyJiZWZvcmUiOjF9' })

    expect([status, body.errors[0]?.pointer]).toEqual([400, 'query:cursor'])
  })

  it('CHK-9 have titles in the language of the caller', async () => {
    const token = await signIn()
    await orderAs(token)

    const { body } = await list(token, {}, 'zh-CN')

    expect(body.Items[0]?.Titles).toEqual(['新加坡港湾码头 → 巴淡岛巴淡中心码头'])
  })
})

describe('the timeline of an order', () => {
  const eventsOf = async (placed: Placed) => {
    const { body } = await of<Schemas['OrderTimeline']>('getOrderTimeline', placed)
    return body.Items.map(({ Event }) => Event)
  }

  it('CHK-9 tells what happened, from the order to its tickets, with money, method and time', async () => {
    const placed = await visitor.book()
    sandbox.clock.advance(60)
    await pay(placed)

    const { body } = await of<Schemas['OrderTimeline']>('getOrderTimeline', placed)

    const nothing = {
      Amount: null,
      Method: null,
      Reason: null,
      People: [],
      Sailing: null,
      Change: null,
    }
    const { TotalAmount } = placed.order
    const later = '2026-11-20T06:31:00.000Z'
    expect(body.Items).toEqual([
      { ...nothing, At: NOW, Event: 'placed', Amount: TotalAmount },
      { ...nothing, At: later, Event: 'method_chosen', Method: 'QRIS' },
      { ...nothing, At: later, Event: 'payment_received', Amount: TotalAmount, Method: 'QRIS' },
      { ...nothing, At: later, Event: 'payment_verified' },
      { ...nothing, At: later, Event: 'tickets_issued' },
    ])
  })

  it('CHK-9 tells how an unpaid order ended', async () => {
    const expired = await visitor.book()
    const cancelled = await visitor.book()
    await visitor.cancel(cancelled)
    sandbox.clock.advance(16 * 60)

    expect(await eventsOf(cancelled)).toEqual(['placed', 'cancelled'])
    expect(await eventsOf(expired)).toEqual(['placed', 'expired'])
  })

  it('CHK-9 is not found with a wrong token', async () => {
    const placed = await visitor.book()

    const { status } = await of('getOrderTimeline', {
      ...placed,
      token: 'this-is-the-token-of-no-order',
    })

    expect(status).toBe(404)
  })
})

describe('a confirmation that is sent again', () => {
  it('CHK-13 goes to the contact with the tickets, and is listed in the timeline', async () => {
    const placed = await visitor.book({ adults: 2 })
    await pay(placed)

    const { status, body } = await of<Schemas['SentConfirmation']>('resendConfirmation', placed)

    expect([status, body]).toEqual([200, { SentTo: 'w•••••@example.com' }])
    const mails = await sandbox.outbox.list(placed.order.Id)
    const mail = mails.find(({ kind }) => kind === 'confirmationAgain')
    expect(mail?.text).toContain(`${placed.order.ConfirmationNumber}-2-1 · TAN WEI B`)
    const timeline = await of<Schemas['OrderTimeline']>('getOrderTimeline', placed)
    expect(timeline.body.Items.at(-1)?.Event).toBe('confirmation_sent')
  })

  it('CHK-13 can be sent once a minute, each time as a new mail', async () => {
    const placed = await visitor.book()
    await pay(placed)
    await of('resendConfirmation', placed)
    sandbox.clock.advance(20)

    const soon = await of<Schemas['Problem']>('resendConfirmation', placed)
    sandbox.clock.advance(40)
    const later = await of('resendConfirmation', placed)

    expect([soon.body.code, soon.body.params]).toEqual(['rate_limited', { seconds: 40 }])
    expect(later.status).toBe(200)
    const mails = await sandbox.outbox.list(placed.order.Id)
    expect(mails.filter(({ kind }) => kind === 'confirmationAgain')).toHaveLength(2)
  })

  it('CHK-13 is refused for an order that is not paid', async () => {
    const placed = await visitor.book()

    const { body } = await of<Schemas['Problem']>('resendConfirmation', placed)

    expect([body.code, body.params]).toEqual(['order_state_refused', { status: 'ENTRY' }])
  })
})

describe('a receipt', () => {
  it('CHK-12 says who paid whom, for what, and its lines sum to its total', async () => {
    const placed = await visitor.book({ adults: 2 })
    await pay(placed)

    const { status, body } = await of<Schemas['Receipt']>('getReceipt', placed)

    expect(status).toBe(200)
    expect(body).toMatchObject({
      Number: `R-${placed.order.ConfirmationNumber}`,
      Seller: { LegalName: 'PT Nusa Strait Travel' },
      Buyer: { Name: 'Tan Wei Ling' },
      PaidAt: NOW,
      Method: 'QRIS',
      Total: placed.order.TotalAmount,
      Refunds: [],
      Balance: placed.order.TotalAmount,
    })
    expect(body.Lines.reduce((total, { Amount }) => total + Amount.Amount, 0)).toBe(
      body.Total.Amount,
    )
    expect(new Set(body.Lines.map(({ Item }) => Item))).toEqual(
      new Set(['HarbourFront, Singapore → Batam Centre, Batam']),
    )
  })

  it('CHK-12 is refused for an order that is not paid', async () => {
    const placed = await visitor.book()

    const { body } = await of<Schemas['Problem']>('getReceipt', placed)

    expect(body.code).toBe('order_state_refused')
  })
})

describe('an order that ends without being paid', () => {
  it('CHK-3 is reported by a mail in the language of the order', async () => {
    const expired = await visitor.book()
    const cancelled = await visitor.book(undefined, 'id')
    await visitor.cancel(cancelled)
    sandbox.clock.advance(16 * 60)
    await visitor.order(expired)

    const kindsOf = async ({ order }: Placed) =>
      (await sandbox.outbox.list(order.Id)).map(({ kind, subject }) => `${kind}: ${subject}`)

    expect(await kindsOf(expired)).toContain(
      `orderExpired: ${expired.order.ConfirmationNumber}: not paid in time`,
    )
    expect(await kindsOf(cancelled)).toContain(
      `orderCancelled: ${cancelled.order.ConfirmationNumber}: dibatalkan sesuai permintaan Anda`,
    )
  })
})
