import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'
import { createOperator } from '../../../../lab/testing/visitor.ts'
import { cartOf, openTicketItem } from '../../../scenarios/sample-items.ts'
import { orderOf, samplePassenger } from '../../../scenarios/sample-order.ts'

type Opened = Awaited<ReturnType<typeof openSandbox>>

/** Buys an open ticket for one adult. */
async function buy(
  { call, sandbox }: Opened,
  item: Schemas['FerryCartItemInput'] = openTicketItem(),
) {
  const cart = await call('addToCart', { body: cartOf(item) })
  const placed = await call('placeOrder', {
    header: { 'Cart-Token': cart.body.Token },
    body: orderOf(cart.body.Items[0]?.Id ?? '', [samplePassenger()]),
  })
  const header = { 'Booking-Token': placed.body.BookingToken }
  const path = { id: placed.body.Order.Id }
  await call('startPayment', { path, header, body: { PaymentMethod: 'QRIS' } })
  await createOperator(sandbox)(`payments/${placed.body.Order.Payment.Id}/settle`, {})
  const tickets = await call('listTickets', { path, header })
  return { header, tickets: tickets.body.Items.map(({ Id }) => Id) }
}

const week = { dateFrom: '2026-12-12', dateUntil: '2026-12-13' }
const twoWay = {
  ...openTicketItem({ IsOpenTicket: false, IsOpenTicket2W: true }),
  Item: 'opn_HFC-BTC-SRL-ECO-2W',
}

it('FER-7 the schedule of a paid open ticket shows its own operator only, with the seats of its class', async () => {
  const opened = await openSandbox()
  const { header, tickets } = await buy(opened)

  const { body } = await opened.call('getDolphinSchedule', {
    header,
    query: { ...week, ticket: tickets[0] ?? '' },
  })

  expect(body.Sailings).toHaveLength(14)
  expect(body.Sailings.every(({ Id }) => Id.startsWith('sai_HFC-BTC-SRL-'))).toBe(true)
  expect(body.Sailings[1]).toMatchObject({
    DepartsAt: '2026-12-12T10:20:00+08:00',
    SeatsLeft: 60,
    Status: 'on_sale',
  })
})

it('FER-7 choosing a sailing takes one seat and gives the ticket a date', async () => {
  const opened = await openSandbox()
  const { header, tickets } = await buy(opened)
  const body = { Ticket: tickets[0], Sailing: 'sai_HFC-BTC-SRL-20261212-1020' }

  const dated = await opened.call('sendTransportItem', { header, body })

  const search = await opened.call('searchFerry', {
    query: { from: 'HFC', to: 'BTC', dateFrom: '2026-12-12' },
  })
  expect(dated.body).toMatchObject({
    State: 'issued',
    ValidUntil: null,
    Sector: { Sailing: { Id: 'sai_HFC-BTC-SRL-20261212-1020', Vessel: 'Riau Dawn' } },
  })
  expect(search.body.Departures.Sailings[3]?.Offers[0]?.SeatsLeft).toBe(59)
})

it('FER-7 a refused choice holds no seat, and another can follow', async () => {
  const opened = await openSandbox()
  const { header, tickets } = await buy(opened)
  const choose = (Sailing: string) => ({ header, body: { Ticket: tickets[0], Sailing } })

  await opened.refused('sendTransportItem', choose('sai_HFC-BTC-PNF-20261212-1120'))
  const later = await opened.call('sendTransportItem', choose('sai_HFC-BTC-SRL-20261212-1230'))

  const holds = await opened.store.db.selectFrom('stock_holds').selectAll().execute()
  expect(later.status).toBe(200)
  expect(holds).toMatchObject([{ owner_id: tickets[0], count: 1, state: 'sold' }])
})

it('CRT-2 an open ticket keeps its promised price although a dearer day has begun', async () => {
  // It is a minute before midnight on a Thursday in Singapore, and from Friday on this operator is dearer.
  const { call, clock } = await openSandbox({ clock: '2026-11-19T15:59:00Z' })
  const item = { ...openTicketItem(), Item: 'opn_HFC-BTC-PNF-ECO-1W' }
  const { body: cart } = await call('addToCart', { body: cartOf(item) })
  const promised = cart.Items[0]?.Price.Total
  clock.advance(2 * 60)

  const changed = await call('changeCartItem', {
    path: { itemId: cart.Items[0]?.Id ?? '' },
    header: { 'Cart-Token': cart.Token },
    body: { QtyAdult: 1, QtyChild: 0, QtyInfant: 0 },
  })
  const placed = await call('placeOrder', {
    header: { 'Cart-Token': cart.Token },
    body: orderOf(cart.Items[0]?.Id ?? '', [samplePassenger()]),
  })
  const { body: today } = await call('addToCart', { body: cartOf(item) })

  expect(changed.body.Items[0]?.Price.Total).toEqual(promised)
  expect(placed.body.Order.TotalAmount).toEqual(promised)
  expect(today.Items[0]?.Price.Total).not.toEqual(promised)
})

it.each(['0001-01-01', '9999-12-29'])(
  'FER-7 a schedule from %s has no sailings',
  async (dateFrom) => {
    const opened = await openSandbox()
    const { header, tickets } = await buy(opened)
    const dateUntil = `${dateFrom.slice(0, 8)}30`

    const { body } = await opened.call('getDolphinSchedule', {
      header,
      query: { ticket: tickets[0] ?? '', dateFrom, dateUntil },
    })

    expect(body.Sailings).toEqual([])
  },
)

it('FER-7 the way back of a two-way ticket sails after its way out', async () => {
  const opened = await openSandbox()
  const { header, tickets } = await buy(opened, twoWay)
  const [out, back] = tickets
  await opened.call('sendTransportItem', {
    header,
    body: { Ticket: out, Sailing: 'sai_HFC-BTC-SRL-20261212-1020' },
  })

  const { body } = await opened.call('getDolphinSchedule', {
    header,
    query: { ticket: back ?? '', dateFrom: '2026-12-12', dateUntil: '2026-12-12' },
  })
  const early = await opened.refused('sendTransportItem', {
    header,
    body: { Ticket: back, Sailing: 'sai_BTC-HFC-SRL-20261212-0930' },
  })

  expect(body.Sailings[0]?.DepartsAt).toBe('2026-12-12T11:40:00+07:00')
  expect(early.body.code).toBe('product_unavailable')
})

it('FER-7 the schedule of a ticket ends with its validity', async () => {
  const opened = await openSandbox({ clock: '2026-07-01T06:30:00Z' })
  const { header, tickets } = await buy(opened)
  const last = { ticket: tickets[0] ?? '', dateFrom: '2026-12-28', dateUntil: '2026-12-29' }

  const { body } = await opened.call('getDolphinSchedule', { header, query: last })

  const days = new Set(body.Sailings.map(({ DepartsAt }) => DepartsAt.slice(0, 10)))
  expect([...days]).toEqual(['2026-12-28'])
})

it.each([
  // The last sailing of its operator has closed on that evening, and the next sails on the morning after.
  ['2026-12-12T15:30:00Z', { date: '2026-12-12', first: '2026-12-13' }],
  ['2026-12-12T03:00:00Z', { date: '2026-12-12', first: '2026-12-12' }],
])(
  'FER-7 FER-4 at %s the refusal of a past sailing names the first day on which the ticket can sail',
  async (now, shown) => {
    const opened = await openSandbox()
    const { header, tickets } = await buy(opened)
    opened.clock.freeze(now)
    const body = { Ticket: tickets[0], Sailing: 'sai_HFC-BTC-SRL-20261201-1020' }

    const { status, body: refusal } = await opened.refused('sendTransportItem', { header, body })

    expect([status, refusal.code]).toEqual([422, 'book_before'])
    expect(refusal.params).toEqual({ ...shown, at: '2026-12-01T09:20:00+08:00' })
  },
)

it('FER-7 FER-4 the refusal of a closed sailing of today names no other day, because the day still has one', async () => {
  const opened = await openSandbox()
  const { header, tickets } = await buy(opened)
  opened.clock.freeze('2026-12-12T03:00:00Z')
  const body = { Ticket: tickets[0], Sailing: 'sai_HFC-BTC-SRL-20261212-1020' }

  const { body: refusal } = await opened.refused('sendTransportItem', { header, body })

  expect(refusal.params).toEqual({ date: '2026-12-12', at: '2026-12-12T09:20:00+08:00' })
})

it('FER-7 FER-4 the first day that is named for a way back is not before the way out', async () => {
  const opened = await openSandbox()
  const { header, tickets } = await buy(opened, twoWay)
  const choose = (Ticket = '', Sailing = '') => ({ header, body: { Ticket, Sailing } })
  await opened.call('sendTransportItem', choose(tickets[0], 'sai_HFC-BTC-SRL-20261220-1020'))
  opened.clock.freeze('2026-12-12T03:00:00Z')

  const { body } = await opened.refused(
    'sendTransportItem',
    choose(tickets[1], 'sai_BTC-HFC-SRL-20261201-1140'),
  )

  expect(body).toMatchObject({ code: 'book_before', params: { first: '2026-12-20' } })
})

it.each([
  ['2026-12-13', '2026-12-12', 'before_the_first_date'],
  ['2026-12-12', '2027-01-13', 'too_late'],
])('FER-7 a schedule from %s to %s is refused', async (dateFrom, dateUntil, code) => {
  const { refused } = await openSandbox()

  const { body } = await refused('getDolphinSchedule', {
    query: { ticket: 'tkt_0000000000', dateFrom, dateUntil },
  })

  expect(body.errors).toMatchObject([{ pointer: 'query:dateUntil', code }])
})
