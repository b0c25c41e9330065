import {
  cartOf,
  oneWayItem,
  openTicketItem,
  roundTripItem,
} from '../../src/scenarios/sample-items.ts'
import type { Sandbox } from '../../src/server/sandbox/sandbox.ts'
import { createCaller } from './create-caller.ts'
import { rushForSeats } from './rush.ts'
import { adult, createOperator, createVisitor, type Placed, pngFile, RIAU_LINE } from './visitor.ts'

export type GivenAnswer = { readonly asked: string; readonly status: number; readonly text: string }

/**
 * Plays one long stay of several people, one call after the other: all kinds of trips, languages, payments and refusals,
 * then the random commands of a visitor. Returns every answer in full.
 */
export async function playLongJourney(sandbox: Sandbox): Promise<GivenAnswer[]> {
  const answers: GivenAnswer[] = []
  const recorded: Sandbox = { ...sandbox, fetch: inTurn(sandbox, answers) }
  await pay(recorded)
  await letOrdersExpire(recorded)
  await dateOpenTicket(recorded)
  await tryAccounts(recorded)
  await wander(recorded)
  for (const list of ['payments', 'outbox', 'ledger', 'faults'])
    await createOperator(recorded)(list)
  return answers
}

/** Returns a fetch that answers concurrent calls one after the other, so that their order does not depend on chance. */
function inTurn(sandbox: Sandbox, answers: GivenAnswer[]): Sandbox['fetch'] {
  let last: Promise<unknown> = Promise.resolve()
  return (request) => {
    const asked = `${request.method} ${request.url}`
    const response = last.then(async () => {
      const given = await sandbox.fetch(request)
      answers.push({ asked, status: given.status, text: await given.clone().text() })
      return given
    })
    last = response.catch(() => undefined)
    return response
  }
}

async function pay(sandbox: Sandbox): Promise<void> {
  const visitor = createVisitor(sandbox)
  const operate = createOperator(sandbox)
  const scanned = await visitor.book({ adults: 3 })
  await visitor.choose(scanned, 'QRIS')
  await operate(`payments/${scanned.order.Payment.Id}/settle`, {})
  await visitor.tickets(scanned)

  const declared = await visitor.book({ adults: 2 }, 'zh-CN')
  await visitor.choose(declared, 'TRANSFER_BCA', 'zh-CN')
  await visitor.confirm(declared)
  await visitor.upload(declared, pngFile('回执.png', 900))
  await visitor.confirm(declared)
  const { Id } = declared.order.Payment
  await operate(`payments/${Id}/reject`, { reason: 'unreadable' })
  await visitor.upload(declared, pngFile('receipt.png', 1200))
  await visitor.confirm(declared)
  await operate(`payments/${Id}/approve`, {})
  await visitor.order(declared)
  await visitor.tickets(declared)
}

async function letOrdersExpire(sandbox: Sandbox): Promise<void> {
  const visitor = createVisitor(sandbox, { currency: 'SGD' })
  const operate = createOperator(sandbox)
  const { cart } = await visitor.hold({ adults: 1, children: 1, infants: 1 })
  await visitor.place(cart, [adult()])
  const late = await visitor.book()
  await visitor.choose(late, 'QRIS')
  await operate('clock/advance', { seconds: 3 * 3600 })
  await visitor.order(late)
  await operate(`payments/${late.order.Payment.Id}/settle`, {})
  await visitor.order(late)
  const dropped = await visitor.book()
  await visitor.cancel(dropped)
  await visitor.cancel(dropped)
  await operate(`payments/${dropped.order.Payment.Id}/settle`, {})
  await visitor.payment(dropped)
}

async function dateOpenTicket(sandbox: Sandbox): Promise<void> {
  const { call } = createCaller(sandbox)
  const visitor = createVisitor(sandbox)
  const operate = createOperator(sandbox)
  const { body: cart } = await call('addToCart', { body: cartOf(openTicketItem()) })
  const { body } = await visitor.place(cart)
  const placed: Placed = { order: body.Order, token: body.BookingToken }
  await visitor.choose(placed, 'QRIS')
  await operate(`payments/${body.Order.Payment.Id}/settle`, {})
  const { body: tickets } = await visitor.tickets(placed)
  const { sailing } = await visitor.findOffer()
  const opened = { header: { 'Booking-Token': placed.token } }
  await visitor.call('sendTransportItem', {
    ...opened,
    body: { Ticket: tickets.Items[0]?.Id, Sailing: sailing.Id },
  })
  await visitor.tickets(placed)
}

async function tryAccounts(sandbox: Sandbox): Promise<void> {
  const { send } = createCaller(sandbox)
  const body = { Username: 'weiling', Password: 'selat-demo-1' }
  const { body: session } = await send('login', { body })
  const { Token: token } = session as { Token: string } // a documented account has a session
  const query = { currency: 'MYR' }
  await send('addToCart', { token, query, body: cartOf(oneWayItem(), roundTripItem()) })
  await send('getSession', { token })
  await send('logout', { token })
  await send('getSession', { token })
  await send('login', { body: { ...body, Password: 'wrong' } })
  const elsewhere = createVisitor(sandbox, { system: RIAU_LINE })
  await elsewhere.findOffer()
  await send('getFareCalendar', {
    query: { from: 'HFC', to: 'BTC', month: '2026-12', currency: 'MYR' },
  })
}

async function wander(sandbox: Sandbox): Promise<void> {
  const { send } = createCaller(sandbox)
  const operate = createOperator(sandbox)
  const act = (path: string) => operate(path, {})
  for (const seed of ['first', 'second', 'third']) {
    await rushForSeats({ send, act, clients: 1, steps: 30, seed })
    await operate('clock/advance', { seconds: 700 })
  }
}
