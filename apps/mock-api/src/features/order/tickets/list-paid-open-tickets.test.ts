import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'
import { createOperator } from '../../../../lab/testing/visitor.ts'
import { cartOf, openTicketItem } from '../../../scenarios/sample-items.ts'
import { orderOf, samplePassenger } from '../../../scenarios/sample-order.ts'

type Opened = Awaited<ReturnType<typeof openSandbox>>

const SAILING = 'sai_HFC-BTC-SRL-20261212-1020'
const twoWay = {
  ...openTicketItem({ IsOpenTicket: false, IsOpenTicket2W: true }),
  Item: 'opn_HFC-BTC-SRL-ECO-2W',
}

async function signIn({ call }: Opened, Username = 'weiling', Password = 'selat-demo-1') {
  return (await call('login', { body: { Username, Password } })).body.Token
}

/** Buys an open ticket for an account, or for a guest. */
async function buy(
  { call, sandbox }: Opened,
  token?: string,
  item: Schemas['FerryCartItemInput'] = openTicketItem(),
) {
  const cart = await call('addToCart', { body: cartOf(item) })
  const placed = await call('placeOrder', {
    header: { 'Cart-Token': cart.body.Token },
    body: orderOf(cart.body.Items[0]?.Id ?? '', [samplePassenger()]),
    ...(token !== undefined && { token }),
  })
  const header = { 'Booking-Token': placed.body.BookingToken }
  const path = { id: placed.body.Order.Id }
  await call('startPayment', { path, header, body: { PaymentMethod: 'QRIS' } })
  await createOperator(sandbox)(`payments/${placed.body.Order.Payment.Id}/settle`, {})
  return { header, path }
}

async function numbersOf({ call }: Opened, token: string) {
  const { body } = await call('listPaidOpenTickets', { token })
  return body.Items.map(({ Number }) => Number.replace(/^\w+-\w+-/, ''))
}

it('FER-7 an account lists its own open tickets that have no sailing yet', async () => {
  const opened = await openSandbox()
  const token = await signIn(opened)
  await buy(opened)
  await buy(opened, await signIn(opened, 'budi', 'selat-demo-2'))
  const { header } = await buy(opened, token, twoWay)

  const { body } = await opened.call('listPaidOpenTickets', { token })
  await opened.call('sendTransportItem', {
    header,
    body: { Ticket: body.Items[0]?.Id, Sailing: SAILING },
  })

  expect(body.Items.map(({ From, To, SectorIndex }) => [From.Code, To.Code, SectorIndex])).toEqual([
    ['HFC', 'BTC', 0],
    ['BTC', 'HFC', 1],
  ])
  expect(body.Items[0]).toMatchObject({
    PassengerName: 'TAN WEI LING',
    Operator: 'SRL',
    ClassName: 'Economy',
  })
  expect(await numbersOf(opened, token)).toEqual(['1-2'])
})

it('FER-7 an open ticket is listed until its last day is over', async () => {
  const opened = await openSandbox()
  const before = await signIn(opened)
  await buy(opened, before)
  const { body } = await opened.call('listPaidOpenTickets', { token: before })
  const lastDay = body.Items[0]?.ValidUntil ?? ''
  const left = (Date.parse(`${lastDay}T15:30:00Z`) - Date.parse('2026-11-20T06:30:00Z')) / 1000

  // It is half past eleven at night in Singapore. The first session has ended by then, because it lasts a week.
  opened.clock.advance(left)
  expect(await numbersOf(opened, await signIn(opened))).toEqual(['1-1'])
  opened.clock.advance(3600)
  expect(await numbersOf(opened, await signIn(opened))).toEqual([])
})

it('FER-7 a chosen sailing is listed in the timeline, and is mailed with its time and route', async () => {
  const opened = await openSandbox()
  const { header, path } = await buy(opened)
  const { body: tickets } = await opened.call('listTickets', { path, header })

  await opened.call('sendTransportItem', {
    header,
    body: { Ticket: tickets.Items[0]?.Id, Sailing: SAILING },
  })

  const { body: timeline } = await opened.call('getOrderTimeline', { path, header })
  expect(timeline.Items.at(-1)).toMatchObject({
    Event: 'open_ticket_dated',
    People: ['TAN WEI LING'],
    Sailing: { Id: SAILING },
  })
  const mails = await opened.sandbox.outbox.list(path.id)
  const mail = mails.find(({ kind }) => kind === 'openTicketDated')
  expect(mail?.text).toContain('10:20 SGT HarbourFront, Singapore →')
  expect(mail?.text).toContain('Sat, 12 Dec 2026')
  expect(mail?.text).not.toContain('choose the date later')
})
