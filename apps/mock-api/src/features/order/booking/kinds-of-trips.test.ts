import type { ServerSchemas as Schemas } from '@selat/sdk'
import { describe, expect, it } from 'vitest'

import { ferryIn } from '../../../../lab/testing/ferry-in.ts'
import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'
import { adult, createOperator, createVisitor } from '../../../../lab/testing/visitor.ts'
import { cartOf, openTicketItem, roundTripItem } from '../../../scenarios/sample-items.ts'
import { orderOf } from '../../../scenarios/sample-order.ts'

async function start() {
  const { sandbox, send } = await openSandbox()
  const visitor = createVisitor(sandbox)
  const add = async (item: Schemas['FerryCartItemInput'], currency = 'IDR', cart?: string) => {
    const header = cart === undefined ? undefined : { 'Cart-Token': cart }
    const { body } = await send('addToCart', { body: cartOf(item), query: { currency }, header })
    return body as Schemas['Cart'] // addToCart answers with nothing else
  }
  const pay = async ({ order, token }: { order: Schemas['Order']; token: string }) => {
    await visitor.choose({ order, token }, 'QRIS')
    await createOperator(sandbox)(`payments/${order.Payment.Id}/settle`, {})
    return (await visitor.tickets({ order, token })).body.Items
  }
  return { sandbox, visitor, add, pay, send }
}

const placedOf = (answer: { body: Schemas['PlacedOrder'] }) => ({
  order: answer.body.Order,
  token: answer.body.BookingToken,
})

describe('a round trip', () => {
  it('PAX-4 prices each way by the age on its day: a birthday in between changes the band', async () => {
    const { visitor, add, pay } = await start()
    const cart = await add(roundTripItem({ Qty: 2, QtyAdult: 1, QtyChild: 1 }))
    // The child is thirteen on the day of the way back.
    const child = adult(1, { Band: 'child', Title: 'Miss', DateOfBirth: '2013-12-13' })

    const placed = placedOf(await visitor.place(cart, [adult(0), child]))
    const tickets = await pay(placed)

    const [item] = placed.order.Items
    expect(item?.Passengers.map(({ Bands }) => Bands)).toEqual([
      ['adult', 'adult'],
      ['child', 'adult'],
    ])
    const fares = item?.Price.Lines.filter(({ Kind }) => Kind === 'fare')
    expect(fares?.map(({ SectorIndex, Band, Quantity }) => [SectorIndex, Band, Quantity])).toEqual([
      [0, 'adult', 1],
      [0, 'child', 1],
      [1, 'adult', 2],
    ])
    expect(tickets.map(({ Number, Band }) => `${Number.slice(-3)} ${Band}`)).toEqual([
      '1-1 adult',
      '1-2 adult',
      '2-1 child',
      '2-2 adult',
    ])
  })
})

describe('an open ticket', () => {
  it('FER-7 is ordered without a date, and is valid for its number of days from the payment', async () => {
    const { visitor, add, pay } = await start()

    const placed = placedOf(await visitor.place(await add(openTicketItem()), [adult()]))
    const [ticket] = await pay(placed)

    const days = ferryIn(placed.order.Items[0]).ValidityDays ?? 0
    const until = new Date(Date.UTC(2026, 10, 20 + days)).toISOString().slice(0, 10)
    expect(days).toBeGreaterThan(0)
    expect(placed.order.VisitDate).toBeNull()
    expect(ticket).toMatchObject({ State: 'issued', ValidUntil: until, Sector: { Sailing: null } })
  })

  it('FER-7 is finished once its chosen sailing has arrived, and not before one is chosen', async () => {
    const { sandbox, visitor, add, pay, send } = await start()
    const placed = placedOf(await visitor.place(await add(openTicketItem()), [adult()]))
    const [ticket] = await pay(placed)
    sandbox.clock.advance(86_400)
    const before = (await visitor.payment(placed)).body.State

    const { body } = await send('sendTransportItem', {
      header: { 'Booking-Token': placed.token },
      body: { Ticket: ticket?.Id, Sailing: 'sai_HFC-BTC-SRL-20261212-1020' },
    })
    const dated = body as Schemas['Ticket'] // what a dated ticket answers with
    sandbox.clock.freeze('2026-12-12T02:19:59Z')
    const sailing = (await visitor.payment(placed)).body.State
    sandbox.clock.freeze('2026-12-12T03:20:00Z')

    expect(dated.Sector.Sailing?.ArrivesAt).toBe('2026-12-12T10:20:00+07:00')
    expect([before, sailing]).toEqual(['completed', 'completed'])
    expect((await visitor.payment(placed)).body.State).toBe('finished')
  })
})

describe('a cart of several items', () => {
  it('CHK-12 is ordered in one currency: the one that is asked for, or else that of its items', async () => {
    const { visitor, add, send } = await start()
    const first = await add(roundTripItem(), 'SGD')
    const mixed = await add(openTicketItem(), 'IDR', first.Token)
    const alike = await add(roundTripItem(), 'SGD')

    const inOne = await visitor.place(mixed)
    const inItsOwn = await send('placeOrder', {
      header: { 'Cart-Token': alike.Token },
      body: orderOf(alike.Items[0]?.Id ?? ''),
    })

    expect(inOne.body.Order.TotalAmount.Currency).toBe('IDR')
    expect(inOne.body.Order.Items.map(({ Price }) => Price.Total.Currency)).toEqual(['IDR', 'IDR'])
    const sum = inOne.body.Order.Items.reduce((total, { Price }) => total + Price.Total.Amount, 0)
    expect(inOne.body.Order.TotalAmount.Amount).toBe(sum)
    expect(inItsOwn.body).toMatchObject({
      Order: { TotalAmount: { Amount: 7357, Currency: 'SGD', Exponent: 2 } },
    })
  })
})
