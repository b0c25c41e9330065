import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { openQuotations, WEI_LING } from '../../../../lab/testing/open-quotation.ts'
import { adult } from '../../../../lab/testing/visitor.ts'
import { BACK_ON_14_DECEMBER, cartOf, roundTripItem } from '../../../scenarios/sample-items.ts'
import { orderOf, TURNS_THREE } from '../../../scenarios/sample-order.ts'
import {
  attractionInput,
  cruiseInput,
  hotelInput,
  packageInput,
  transportInput,
} from '../../../scenarios/sample-products.ts'

const known = ({ Band, DateOfBirth, Nationality }: Schemas['PassengerInput']) => ({
  Band,
  DateOfBirth,
  Nationality,
})

async function openAccepted() {
  const stage = await openQuotations()
  const dewi = await stage.signIn('dewi')
  const { cart, quotation } = await dewi.quoteCrossing(2, { Customer: WEI_LING.id })
  await stage.customer.accept(quotation)
  stage.sandbox.clock.advance(20 * 60)
  return { ...stage, dewi, quotation, cart }
}

it('AGT-4 taking up a quotation holds its items in the member’s cart, in place of what was there', async () => {
  const { dewi, quotation, visitor } = await openAccepted()
  const { body: own } = await dewi.call<{ Token: string }>('openAccountCart', {})
  await visitor.hold({ adults: 1 }, { date: '2026-12-15' })
  await dewi.call('addToCart', { header: { 'Cart-Token': own.Token }, body: hotelInput() })

  const { status, body } = await dewi.takeUp(quotation)

  expect(status).toBe(200)
  expect(body.Cart).toMatchObject({
    Token: own.Token,
    Items: [{ ItemContent: 'ferry', Qty: 2, State: 'held' }],
    Totals: [quotation.NetTotal],
  })
  expect([body.NetTotal, body.NetTotalQuoted]).toEqual([quotation.NetTotal, quotation.NetTotal])
  expect(body.Draft).toMatchObject({
    Contact: { Name: 'Tan Wei Ling', Email: 'weiling@example.com' },
    Items: [
      {
        CartItem: body.Cart.Items[0]?.Id,
        Passengers: [
          { Band: 'adult', FirstName: 'WEI A', PassportNumber: 'K1000000N', IsOneName: false },
          { Band: 'adult', FirstName: 'WEI B' },
        ],
      },
    ],
  })
})

it('AGT-4 before the customer accepts, the draft of the checkout has the saved customer as its contact', async () => {
  const { signIn } = await openQuotations()
  const dewi = await signIn('dewi')
  const { quotation } = await dewi.quoteCrossing(1, { Customer: WEI_LING.id })

  const { body } = await dewi.takeUp(quotation)

  expect(body.Draft.Contact).toEqual({
    Name: 'Tan Wei Ling',
    Email: WEI_LING.email,
    PhoneCode: '+65',
    PhoneNumber: '91234567',
  })
  expect(body.Draft.Items).toEqual([{ CartItem: body.Cart.Items[0]?.Id, Passengers: [] }])
})

it('AGT-4 a quotation is not taken up in part, and the cart stays as it was if seats are gone', async () => {
  const { dewi, quotation, operate, cart, visitor } = await openAccepted()
  const { cart: mine } = await visitor.hold({ adults: 1 }, { date: '2026-12-15' })
  const { body: own } = await dewi.call<typeof mine>('openAccountCart', {
    header: { 'Cart-Token': mine.Token },
  })
  const [item] = cart.Items
  const sailing = item?.ItemContent === 'ferry' ? item.Ferry.Sectors[0]?.Sailing?.Id : ''
  await operate(`sailings/${sailing}/capacity`, { seatsLeft: 1, class: 'ECO' })

  const { status, body } = await dewi.takeUp(quotation)

  expect([status, body]).toMatchObject([409, { code: 'seats_taken' }])
  const after = await dewi.call<typeof mine>('getCart', { header: { 'Cart-Token': own.Token } })
  expect(after.body.Items).toEqual(own.Items)
  expect((await dewi.read(quotation)).body.State).toBe('accepted')
})

it('AGT-4 a quotation that can no longer be booked is not taken up', async () => {
  const { quotation, sandbox, signIn } = await openAccepted()
  sandbox.clock.freeze('2026-12-12T23:00:00Z')
  const dewi = await signIn('dewi')

  const { status, body } = await dewi.takeUp(quotation)

  expect([status, body]).toMatchObject([
    422,
    // The sailing left on the day before, in the zone of its terminal.
    { code: 'book_before', params: { date: '2026-12-13', first: '2026-12-13' } },
  ])
})

it('AGT-4 FER-4 the refusal for a sailing that closed today names the next day when none is left today', async () => {
  const { quotation, sandbox, signIn } = await openAccepted()
  sandbox.clock.freeze('2026-12-12T15:30:00Z')
  const dewi = await signIn('dewi')

  const { body } = await dewi.takeUp(quotation)

  expect(body).toMatchObject({
    code: 'book_before',
    detail: 'It is too late for this day. The first day that can be booked is 13 Dec 2026',
    params: { date: '2026-12-12', first: '2026-12-13' },
  })
})

it.each([
  ['hotel', hotelInput(), '2026-12-13'],
  ['attraction', attractionInput(), '2026-12-13'],
  ['package', packageInput(), '2026-12-15'],
  ['transport', transportInput(), '2026-12-13'],
  ['cruise', cruiseInput(), '2026-12-19'],
] as const)(
  'AGT-4 PRD-4 a quoted %s that is too late to book is refused with the first day that can be booked',
  async (_kind, input, first) => {
    const { sandbox, signIn, customer } = await openQuotations()
    const agent = await signIn('dewi')
    const { body: cart } = await agent.call<Schemas['Cart']>('addToCart', { body: input })
    const { body: quotation } = await agent.quote(cart)
    await customer.accept(quotation)
    sandbox.clock.freeze('2026-12-12T23:00:00Z')
    const dewi = await signIn('dewi')

    const { body } = await dewi.takeUp(quotation)

    expect(body).toMatchObject({ code: 'book_before', params: { date: '2026-12-13', first } })
  },
)

it('AGT-4 an order that is placed from a quotation has its customer and selling price, and the quotation becomes booked', async () => {
  const { dewi, quotation, customer } = await openAccepted()
  const { body: taken } = await dewi.takeUp(quotation)

  const { status, body } = await dewi.place(taken, quotation.Id)

  expect(status).toBe(201)
  expect((await dewi.read(quotation)).body).toMatchObject({
    State: 'booked',
    Order: body.Order.Id,
  })
  expect((await customer.read(quotation)).body).toMatchObject({
    State: 'booked',
    Order: body.Order.ConfirmationNumber,
  })
  expect(body.Order.Agency).toMatchObject({
    Name: 'Baruna Tours',
    BookedBy: 'Dewi Lestari',
    Customer: { Id: WEI_LING.id, Name: 'Tan Wei Ling' },
    SellingAmount: quotation.SellingTotal,
  })
  const second = await dewi.takeUp(quotation)
  expect(second.body).toMatchObject({ code: 'quotation_refused', params: { state: 'booked' } })
})

it('AGT-4 an item that the agency adds to those of a quotation is sold at the present markup', async () => {
  const { dewi, quotation, visitor } = await openAccepted()
  const { body: taken } = await dewi.takeUp(quotation)
  const { body: more } = await visitor.call<Schemas['Cart']>('addToCart', {
    token: dewi.token,
    header: { 'Cart-Token': taken.Cart.Token },
    body: hotelInput(),
  })
  const hotel = more.Items[1]?.Id ?? ''
  const Items = [...taken.Draft.Items, { CartItem: hotel, Passengers: [] }]

  const { body } = await dewi.place({ ...taken, Draft: { ...taken.Draft, Items } }, quotation.Id)

  const net = more.Items[1]?.Price.Total.Amount ?? 0
  const selling = body.Order.Agency?.SellingAmount.Amount ?? 0
  // The markup on a stay is 8 %.
  expect(selling - quotation.SellingTotal.Amount).toBe(Math.ceil((net * 1.08) / 100) * 100)
  expect((await dewi.read(quotation)).body.State).toBe('booked')
})

it.each([
  ['that was withdrawn', 'dewi', { code: 'quotation_refused' }],
  ['of another agency', 'limei', { code: 'unknown' }],
] as const)('AGT-4 no order is placed from a quotation %s', async (_name, by, error) => {
  const { signIn, visitor } = await openQuotations()
  const [dewi, agent] = [await signIn('dewi'), await signIn(by)]
  const { quotation } = await dewi.quoteCrossing(1)
  if (by === 'dewi') await dewi.withdraw(quotation)
  const { cart } = await visitor.hold({ adults: 1 })

  const { status, body } = await agent.call('placeOrder', {
    header: { 'Cart-Token': cart.Token },
    body: { ...orderOf(cart.Items[0]?.Id ?? ''), Quotation: quotation.Id },
  })

  expect([status, body]).toMatchObject([
    400,
    { code: 'validation_failed', errors: [{ pointer: '/Quotation', ...error }] },
  ])
  const left = await agent.call<typeof cart>('getCart', { header: { 'Cart-Token': cart.Token } })
  expect(left.body.Items).toEqual(cart.Items)
})

it('AGT-4 a quotation can be booked again when its order is cancelled or expires', async () => {
  const { dewi, quotation, sandbox } = await openAccepted()
  const place = async () => {
    const { body } = await dewi.place((await dewi.takeUp(quotation)).body, quotation.Id)
    return body.Order.Id
  }

  await dewi.cancelOrder(await place())
  const cancelled = (await dewi.read(quotation)).body
  await place()
  sandbox.clock.advance(16 * 60)
  const expired = (await dewi.read(quotation)).body

  expect([cancelled.State, cancelled.Order]).toEqual(['accepted', null])
  expect([expired.State, expired.Order]).toEqual(['accepted', null])
})

it('AGT-4 a quotation stays booked when its paid order is refunded', async () => {
  const { dewi, quotation } = await openAccepted()
  const { body } = await dewi.place((await dewi.takeUp(quotation)).body, quotation.Id)
  const { Id } = body.Order
  await dewi.choose(Id, 'AGENT_WALLET')
  const paid = await dewi.call<{ State: string }>('confirmPayment', { path: { id: Id } })
  expect(paid.body.State).toBe('completed')

  const quote = await dewi.call<{ Id: string }>('quoteRefund', {
    path: { id: Id },
    body: { Tickets: [], Items: [] },
  })
  await dewi.call('confirmRefund', {
    path: { id: Id },
    body: { Quote: quote.body.Id, BankAccount: null },
  })

  expect((await dewi.order(Id)).body.Status).toBe('CANCELLED')
  expect((await dewi.read(quotation)).body).toMatchObject({ State: 'booked', Order: Id })
})

it('AGT-4 PAX-4 a known traveller is quoted by the age on each sailing, and taken up at that price', async () => {
  const { signIn, visitor } = await openQuotations()
  const dewi = await signIn('dewi')
  const { body: cart } = await visitor.call<Schemas['Cart']>('addToCart', {
    body: cartOf(roundTripItem({ ...BACK_ON_14_DECEMBER, Qty: 2, QtyInfant: 1 })),
  })
  const Items = [
    { CartItem: cart.Items[0]?.Id ?? '', Travellers: [known(adult(0)), known(TURNS_THREE)] },
  ]

  const { body: asBooked } = await dewi.quote(cart)
  const { body: byAge } = await dewi.quote(cart, { Items })
  const { body: taken } = await dewi.takeUp(byAge)

  // The child's half of the fare and the terminal's charge, less an infant's half: S$25 + Rp 100,000 - S$7.
  const dearer = 330_300 + 100_000 - 92_500
  expect(byAge.NetTotal.Amount - asBooked.NetTotal.Amount).toBe(dearer)
  expect(byAge.SellingTotal.Amount).toBeGreaterThan(asBooked.SellingTotal.Amount)
  expect([taken.NetTotal, taken.NetTotalQuoted]).toEqual([byAge.NetTotal, byAge.NetTotal])
})

it('AGT-4 PAX-4 the ages that the customer gives at acceptance decide the price at which a quotation is taken up', async () => {
  const { signIn, visitor, customer } = await openQuotations()
  const dewi = await signIn('dewi')
  const { body: cart } = await visitor.call<Schemas['Cart']>('addToCart', {
    body: cartOf(roundTripItem({ ...BACK_ON_14_DECEMBER, Qty: 2, QtyInfant: 1 })),
  })
  const { body: quotation } = await dewi.quote(cart)
  const Passengers = [adult(0), TURNS_THREE]
  const accepted = await customer.accept(quotation, {
    Items: [{ CartItem: quotation.Lines[0]?.Id ?? '', Passengers }],
  })

  const { body: taken } = await dewi.takeUp(quotation)
  const { body: placed } = await dewi.place(taken, quotation.Id)

  expect(accepted.status).toBe(200)
  expect(taken.NetTotal.Amount - taken.NetTotalQuoted.Amount).toBe(330_300 + 100_000 - 92_500)
  expect(placed.Order.TotalAmount).toEqual(taken.NetTotal)
})
