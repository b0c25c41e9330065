import type { ServerSchemas as Schemas } from '@selat/sdk'
import { describe, expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'
import { createOperator, createVisitor, type Placed } from '../../../../lab/testing/visitor.ts'
import { auditSandbox } from '../../../audit/audit-sandbox.ts'
import { cartOf, roundTripItem } from '../../../scenarios/sample-items.ts'
import {
  attractionInput,
  cruiseInput,
  hotelInput,
  packageInput,
  transportInput,
} from '../../../scenarios/sample-products.ts'

const ALL: Schemas['RefundWish'] = { Tickets: [], Items: [] }
const BANK = { BankName: 'BCA', AccountNumber: '123 456 7890', AccountName: 'TAN WEI LING' }
const DAY = 86_400

async function open(method = 'QRIS') {
  const opened = await openSandbox({ seed: 'refunds' })
  const visitor = createVisitor(opened.sandbox)
  const operate = createOperator(opened.sandbox)
  const pay = async (placed: Placed) => {
    await visitor.choose(placed, method)
    await operate(`payments/${placed.order.Payment.Id}/settle`, {})
    return placed
  }
  const buy = async (...inputs: Schemas['CartInput'][]) => {
    let cart: Schemas['Cart'] | undefined
    for (const body of inputs) {
      const header = cart && { 'Cart-Token': cart.Token }
      cart = (await visitor.call<Schemas['Cart']>('addToCart', { header, body })).body
    }
    if (!cart) throw new Error('Nothing to buy')
    const { status, body } = await visitor.place(cart)
    expect({ status, body }).toMatchObject({ status: 201 })
    return pay({ order: body.Order, token: body.BookingToken })
  }
  const seats = (placed: Placed) =>
    Promise.all(
      sailingsOf(placed).map(
        async (id) => (await operate<{ classes: unknown }>(`sailings/${id}`)).body.classes,
      ),
    )
  return {
    ...opened,
    visitor,
    operate,
    pay,
    buy,
    seats,
    quote: <Body = Schemas['RefundQuote']>(placed: Placed, selection = ALL, language?: string) =>
      visitor.of<Body>('quoteRefund', placed, selection, language),
    confirm: <Body = Schemas['Refund']>(
      placed: Placed,
      Quote: string,
      BankAccount: typeof BANK | null = null,
    ) => visitor.of<Body>('confirmRefund', placed, { Quote, BankAccount }),
    refunds: async (placed: Placed) =>
      (await visitor.of<Schemas['RefundList']>('listRefunds', placed)).body.Items,
    audit: () => auditSandbox(opened.store.db, opened.services, opened.clock.now()),
    advance: (seconds: number) => operate('clock/advance', { seconds }),
  }
}

function sailingsOf({ order }: Placed): string[] {
  return order.Items.flatMap((item) =>
    item.ItemContent === 'ferry'
      ? item.Ferry.Sectors.flatMap(({ Sailing }) => Sailing?.Id ?? [])
      : [],
  )
}

describe('a refund', () => {
  it('CHK-11 shows in its quote the refund ladder with a time for each step, and lines that sum to the total', async () => {
    const { visitor, pay, quote } = await open()
    const placed = await pay(await visitor.book({ adults: 2 }))

    const { status, body } = await quote(placed)

    expect(status).toBe(201)
    expect(body).toMatchObject({
      IsWholeOrder: true,
      Paid: placed.order.TotalAmount,
      Destination: { Kind: 'payment_method', Name: 'QRIS', NeedsBankAccount: false, Days: 3 },
      ExpiresAt: '2026-11-20T06:45:00.000Z',
    })
    expect(body.Lines).toHaveLength(2)
    for (const line of body.Lines) {
      expect(line.Refund.Amount + line.Kept.Amount).toBe(line.Paid.Amount)
      expect(line.Ladder.at(-1)).toMatchObject({ Until: null, Percent: 0 })
      expect(line.Ladder.filter(({ IsNow }) => IsNow)).toHaveLength(1)
      expect(line.Rule).toContain(`${line.Percent}%`)
      expect(line.Rule).toMatch(/until .+, \d\d:\d\d SGT\./)
    }
    expect(body.Lines.reduce((sum, { Refund }) => sum + Refund.Amount, 0)).toBe(body.Total.Amount)
    expect((await visitor.order(placed)).body.Status).toBe('POSTED')
  })

  it('CHK-11 of the whole order cancels it, voids its tickets and frees its seats once', async () => {
    const { visitor, pay, quote, confirm, seats, audit } = await open()
    const unpaid = await visitor.book({ adults: 2 })
    await visitor.cancel(unpaid)
    const before = await seats(unpaid)
    const placed = await pay(await visitor.book({ adults: 2 }))
    const { body: quoted } = await quote(placed)

    const { status, body } = await confirm(placed, quoted.Id)

    expect({ status, body }).toMatchObject({
      status: 201,
      body: { State: 'processing', Amount: quoted.Total, ExpectedBy: '2026-11-23' },
    })
    expect((await visitor.order(placed)).body).toMatchObject({
      Status: 'CANCELLED',
      RefundedAmount: quoted.Total,
      Payment: { State: 'cancelled' },
    })
    const { body: tickets } = await visitor.tickets(placed)
    expect(tickets.Items.map(({ State }) => State)).toEqual(['void', 'void'])
    expect(await seats(placed)).toEqual(before)
    expect(await audit()).toEqual([])
  })

  it('CHK-11 of one passenger leaves the other tickets valid, and a second refund covers the rest', async () => {
    const { visitor, pay, quote, confirm, refunds, audit } = await open()
    const placed = await pay(await visitor.book({ adults: 3 }))
    const [first] = (await visitor.tickets(placed)).body.Items
    const { body: one } = await quote(placed, { Tickets: [first?.Id ?? ''], Items: [] })
    await confirm(placed, one.Id)
    expect(await audit()).toEqual([])
    const { body: order } = await visitor.order(placed)

    const { body: rest } = await quote(placed)
    await confirm(placed, rest.Id)

    expect(one).toMatchObject({ IsWholeOrder: false, Lines: [{ PassengerName: 'TAN WEI A' }] })
    expect(order).toMatchObject({ Status: 'POSTED', RefundedAmount: one.Total })
    expect(rest.IsWholeOrder).toBe(true)
    expect(rest.Lines).toHaveLength(2)
    expect((await refunds(placed)).map(({ Lines }) => Lines.length).toSorted()).toEqual([1, 2])
    expect((await visitor.order(placed)).body).toMatchObject({
      Status: 'CANCELLED',
      RefundedAmount: { Amount: one.Total.Amount + rest.Total.Amount },
    })
    expect(await audit()).toEqual([])
  })

  it('CHK-11 of one way of a round trip gives back the fare of that way', async () => {
    const { visitor, buy, quote, confirm, audit } = await open()
    const placed = await buy(cartOf(roundTripItem({ Qty: 2, QtyAdult: 2 })))
    const back = (await visitor.tickets(placed)).body.Items.filter(
      ({ SectorIndex }) => SectorIndex === 1,
    )
    const whole = (await quote(placed)).body

    const { body } = await quote(placed, { Tickets: back.map(({ Id }) => Id), Items: [] })
    await confirm(placed, body.Id)

    expect(body.Lines.map(({ Title }) => Title)).toEqual([
      'Batam Centre, Batam → HarbourFront, Singapore',
      'Batam Centre, Batam → HarbourFront, Singapore',
    ])
    expect(body.Paid.Amount).toBeLessThan(whole.Paid.Amount)
    expect((await visitor.tickets(placed)).body.Items.map(({ State }) => State)).toEqual([
      'issued',
      'void',
      'issued',
      'void',
    ])
    expect(await audit()).toEqual([])
  })

  it('CHK-11 is confirmed only once when several confirmations arrive at once', async () => {
    const { visitor, pay, quote, confirm, audit } = await open()
    const placed = await pay(await visitor.book({ adults: 2 }))
    const { body: first } = await quote(placed)
    const { body: second } = await quote(placed)

    const answers = await Promise.all([
      confirm(placed, first.Id),
      confirm(placed, first.Id),
      confirm(placed, second.Id),
    ])

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(await audit()).toEqual([])
  })

  it('CHK-11 of a payment that the bank reports twice is given only once, whether the money came in time or late', async () => {
    const { visitor, operate, pay, quote, confirm, refunds, advance, audit } = await open()
    const inTime = await pay(await visitor.book())
    const late = await visitor.book()
    await visitor.choose(late, 'QRIS')
    await advance(2 * 3600)
    await operate(`payments/${late.order.Payment.Id}/settle`, {})
    for (const placed of [inTime, late]) {
      const { body } = await quote(placed)
      await confirm(placed, body.Id)

      const again = await operate(`payments/${placed.order.Payment.Id}/settle`, {})

      expect(again.status).toBe(200)
      expect(await refunds(placed)).toHaveLength(1)
      expect((await visitor.order(placed)).body.Status).toBe('CANCELLED')
    }
    expect(await audit()).toEqual([])
  })

  it('CHK-11 of the same ticket by two quotes is given only once', async () => {
    const { visitor, pay, quote, confirm, audit } = await open()
    const placed = await pay(await visitor.book({ adults: 2 }))
    const [first] = (await visitor.tickets(placed)).body.Items
    const selection = { Tickets: [first?.Id ?? ''], Items: [] }
    const quotes = [await quote(placed, selection), await quote(placed, selection)]

    const answers = await Promise.all(
      quotes.map(({ body }) => confirm<Schemas['Problem']>(placed, body.Id)),
    )

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      code: 'refund_refused',
      params: { reason: 'nothing_left' },
    })
    expect(await audit()).toEqual([])
  })

  it('CHK-11 is completed after its days, only once, and is confirmed by mail', async () => {
    const { sandbox, visitor, pay, quote, confirm, refunds, advance, operate, audit } = await open()
    const placed = await pay(await visitor.book({ adults: 1 }))
    const { body } = await quote(placed)
    const { body: refund } = await confirm(placed, body.Id)

    await advance(3 * DAY)

    expect(await refunds(placed)).toMatchObject([
      { State: 'completed', CompletedAt: '2026-11-23T06:30:00.000Z' },
    ])
    expect((await operate(`refunds/${refund.Id}/complete`, {})).status).toBe(409)
    const kinds = (await sandbox.outbox.list(placed.order.Id)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind.startsWith('refund'))).toEqual([
      'refundCompleted',
      'refundRequested',
    ])
    expect(await audit()).toEqual([])
  })

  it('CHK-11 can be completed at the console', async () => {
    const { visitor, pay, quote, confirm, refunds, operate, audit } = await open()
    const placed = await pay(await visitor.book({ adults: 1 }))
    const { body } = await quote(placed)
    const { body: refund } = await confirm(placed, body.Id)

    const answer = await operate(`refunds/${refund.Id}/complete`, {})

    expect(answer).toMatchObject({ status: 200, body: { id: refund.Id, state: 'completed' } })
    expect(await refunds(placed)).toMatchObject([{ State: 'completed' }])
    expect(await audit()).toEqual([])
  })

  it('CHK-11 after a bank transfer asks for an account, and shows only its last digits', async () => {
    const { visitor, pay, quote, confirm, refunds } = await open('TRANSFER_BCA')
    const placed = await pay(await visitor.book({ adults: 1 }))
    const { body } = await quote(placed)

    const refused = await confirm<Schemas['Problem']>(placed, body.Id)
    const { status } = await confirm(placed, body.Id, BANK)

    expect(body.Destination).toMatchObject({ Kind: 'bank_account', NeedsBankAccount: true })
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/BankAccount', code: 'required' }] },
    })
    expect(status).toBe(201)
    expect(await refunds(placed)).toMatchObject([{ BankAccountMasked: 'BCA •••• 7890' }])
  })

  it('CHK-11 can be made item by item for every product, each with its rule', async () => {
    const { buy, quote, confirm, audit, visitor } = await open('TRANSFER_BCA')
    const placed = await buy(
      cartOf(roundTripItem()),
      hotelInput(),
      attractionInput(),
      packageInput(),
      transportInput(),
      cruiseInput(),
    )
    const items = placed.order.Items.slice(1)

    for (const item of items) {
      const { status, body } = await quote(placed, { Tickets: [], Items: [item.Id] })
      expect({ item: item.ItemContent, status, body }).toMatchObject({
        status: 201,
        body: { IsWholeOrder: false, Lines: [{ OrderItem: item.Id, Ticket: null }] },
      })
      expect(body.Paid).toEqual(item.Price.Total)
      expect(body.Lines[0]?.Rule).not.toBe('')
      const account = body.Destination.NeedsBankAccount ? BANK : null
      expect((await confirm(placed, body.Id, account)).status).toBe(201)
      expect(await audit()).toEqual([])
    }
    const { body: rest } = await quote(placed)
    await confirm(placed, rest.Id, BANK)
    expect(rest.IsWholeOrder).toBe(true)
    expect((await visitor.order(placed)).body.Status).toBe('CANCELLED')
    expect(await audit()).toEqual([])
  })

  it('CHK-11 of a stay says which terms apply to which room when they differ', async () => {
    const { buy, quote } = await open()
    const placed = await buy(hotelInput())

    const english = await quote(placed)
    const chinese = await quote(placed, ALL, 'zh')

    expect(english.body.Lines[0]?.Rule).toMatch(
      /^Room 1: Free to cancel until .*charged\. Room 2: Nothing is paid back if you cancel\.$/,
    )
    expect(chinese.body.Lines[0]?.Rule).toMatch(/^客房 1：.*客房 2：取消后不退还任何费用。$/)
  })

  it('CHK-11 of a cruise returns port charges and gratuities even if nothing of the cabin price comes back', async () => {
    const { buy, quote, advance } = await open()
    const placed = await buy(cruiseInput())
    const [item] = placed.order.Items
    if (item?.ItemContent !== 'cruise') throw new Error('No cruise was ordered')
    const days = (Date.parse(item.Cruise.SailingDate) - Date.parse('2026-11-20')) / (DAY * 1000)

    await advance((days - 5) * DAY)
    const { body } = await quote(placed)

    expect(body.Lines[0]?.Ladder.at(-1)?.Percent).toBe(0)
    const charges = item.Price.Lines.filter(({ Kind }) => Kind === 'fee')
    const amount = charges.reduce((sum, { Amount }) => sum + Amount.Amount, 0)
    expect(body.Total.Amount).toBe(amount)
    expect(amount).toBeGreaterThan(0)
    expect(body.Lines[0]?.Rule).toMatch(/Port charges and gratuities always come back in full\.$/)
  })

  it('CHK-11 is refused for tickets that have departed, were refunded before or are not paid', async () => {
    const { visitor, pay, quote, confirm, advance } = await open()
    const unpaid = await visitor.book({ adults: 1 })
    expect((await quote<Schemas['Problem']>(unpaid)).body.code).toBe('order_state_refused')
    const placed = await pay(await visitor.book({ adults: 2 }))
    const [first] = (await visitor.tickets(placed)).body.Items
    const selection = { Tickets: [first?.Id ?? ''], Items: [] }
    const { body: quoted } = await quote(placed, selection)
    await confirm(placed, quoted.Id)

    const again = await quote<Schemas['Problem']>(placed, selection)
    const { body: late } = await quote(placed)
    await advance(16 * 60)
    const expired = await confirm<Schemas['Problem']>(placed, late.Id)
    await advance(30 * DAY)
    const departed = await quote<Schemas['Problem']>(placed)

    expect(again.body).toMatchObject({ code: 'refund_refused', params: { reason: 'nothing_left' } })
    expect(expired).toMatchObject({ status: 409, body: { code: 'quote_expired' } })
    expect(departed.body).toMatchObject({ params: { reason: 'departed' } })
  })

  it('CHK-11 is refused at the field of each ticket or item that is not in the order', async () => {
    const { visitor, pay, quote } = await open()
    const placed = await pay(await visitor.book({ adults: 1 }))

    const { status, body } = await quote<Schemas['Problem']>(placed, {
      Tickets: ['tkt_NONE000000'],
      Items: ['itm_NONE000000'],
    })

    expect(status).toBe(400)
    expect(body.errors.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/Tickets/0', 'not_in_order'],
      ['/Items/0', 'not_in_order'],
    ])
  })
})
