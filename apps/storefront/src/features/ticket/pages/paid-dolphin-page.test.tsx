import type { Sandbox } from '@selat/mock-api'
import { within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { holderOf, orderCart, type PlacedOrder, placeOrder } from '../../../test/place-order.ts'
import { problemResponse, refuseCall } from '../../../test/refuse-call.ts'
import { createTestSandbox, logIn, renderApp, server } from '../../../test/render-app.tsx'
import { seedOpenTicket } from '../../../test/seed-cart.ts'

const tenTwenty = 'sai_HFC-BTC-SRL-20261212-1020'
const sendUrl = '*/travel/v1/item/transport/send'

/** Buys open tickets, one for each traveller, and pays for them. */
async function buyOpen(
  adults = 1,
  children = 0,
): Promise<{ sandbox: Sandbox; placed: PlacedOrder }> {
  const sandbox = await createTestSandbox()
  const placed =
    adults + children === 1
      ? await placeOrder(sandbox, { isOpenTicket: true })
      : await orderCart(sandbox, await seedOpenTicket(sandbox, adults, children))
  await holderOf(sandbox, placed).choose('QRIS')
  await sandbox.console.payments.settle(placed.order.Payment.Id)
  return { sandbox, placed }
}

async function openChoice(adults = 1, date = '2026-12-12', children = 0) {
  const { sandbox, placed } = await buyOpen(adults, children)
  const app = await renderApp(`/paid-dolphin?order=${placed.order.Id}&date=${date}`, { sandbox })
  await app.screen.findByRole('radio', { name: /10:20/ })
  return { ...app, placed, holder: holderOf(sandbox, placed) }
}

type Opened = Awaited<ReturnType<typeof openChoice>>

const sendButton = ({ screen }: Opened) =>
  screen.getByRole('button', { name: 'Send to Selat Riau Line' })

async function choose(app: Opened, time: RegExp) {
  await app.user.click(app.screen.getByRole('radio', { name: time }))
  await app.user.click(sendButton(app))
}

const sailingsOf = async ({ holder }: Opened) =>
  (await holder.tickets()).Items.map(({ Sector }) => Sector.Sailing?.Id ?? null)

it('FER-7 a sailing is chosen from the operator’s schedule and sent, and the ticket has it', async () => {
  const app = await openChoice()
  expect(app.screen.getAllByRole('radio')).toHaveLength(7)
  expect(sendButton(app)).toBeDisabled()

  await choose(app, /10:20/)

  expect(await app.screen.findByRole('heading', { name: 'Sent to Selat Riau Line' })).toHaveFocus()
  const ticket = app.screen.getByRole('article', { name: /HarbourFront.* to Batam Centre/ })
  expect(ticket).toHaveTextContent('10:20')
  expect(await sailingsOf(app)).toEqual([tenTwenty])
})

it('FER-7 each day shows its number of sailings, and can be opened', async () => {
  const app = await openChoice()
  const days = within(app.screen.getByRole('navigation', { name: 'Days to choose from' }))

  await app.user.click(days.getByRole('button', { name: /13 Dec 7 sailings/ }))

  expect(await app.screen.findByRole('group', { name: /Sunday, 13 December/ })).toBeVisible()
  expect(app.router.state.location.search).toContain('date=2026-12-13')
})

it('FER-7 a sailing without seats is disabled and marked as sold out', async () => {
  const { sandbox, placed } = await buyOpen()
  await sandbox.console.sailings.leaveSeats(tenTwenty, 0)

  const { screen } = await renderApp(`/paid-dolphin?order=${placed.order.Id}&date=2026-12-12`, {
    sandbox,
  })

  const full = await screen.findByRole('radio', { name: /10:20/ })
  expect(full).toBeDisabled()
  expect(full.closest('label')).toHaveTextContent('Sold out')
})

it('FER-7 a sailing that has filled up is refused, the tickets stay open, and another one can be chosen', async () => {
  const app = await openChoice()
  await app.sandbox.console.sailings.leaveSeats(tenTwenty, 0)

  await choose(app, /10:20/)

  expect(await app.screen.findByRole('alert')).toHaveTextContent('Your tickets are unchanged')
  expect(await sailingsOf(app)).toEqual([null])
  expect(await app.screen.findByRole('radio', { name: /10:20/ })).toBeDisabled()
  await choose(app, /12:30/)
  await app.screen.findByRole('heading', { name: 'Sent to Selat Riau Line' })
  expect(await sailingsOf(app)).toEqual(['sai_HFC-BTC-SRL-20261212-1230'])
})

it('PAX-4 FER-7 a child alone is refused, and a family is sent together', async () => {
  const app = await openChoice(1, '2026-12-12', 1)
  const adult = app.screen.getByRole('checkbox', { name: /^TAN WEI LING/ })
  await app.user.click(adult)

  await choose(app, /10:20/)

  expect(await app.screen.findByRole('alert')).toHaveTextContent(
    'TAN XIU cannot sail without an adult. Choose an adult of the booking for this sailing, too.',
  )
  expect(await sailingsOf(app)).toEqual([null, null])
  await app.user.click(adult)
  // Choosing another party has removed the refusal, and the sailing is still chosen.
  expect(app.screen.queryByRole('alert')).toBeNull()
  await app.user.click(sendButton(app))
  await app.screen.findByRole('heading', { name: 'Sent to Selat Riau Line' })
  expect(await sailingsOf(app)).toEqual([tenTwenty, tenTwenty])
})

it('PAX-4 FER-7 leaving a child without an adult is reported before sending, and leaving an adult is not', async () => {
  const app = await openChoice(2, '2026-12-12', 1)
  const [one, other, child] = app.screen.getAllByRole('checkbox')
  const status = within(app.screen.getByRole('region', { name: 'Your sailing' })).getByRole(
    'status',
  )
  const told = /TAN [A-Z ]+ can then sail only where an adult of the booking sails/

  await app.user.click(child!)
  expect(status).toHaveTextContent(told)
  await app.user.click(one!)
  expect(status).not.toHaveTextContent(told)
  await app.user.click(other!)
  expect(status).not.toHaveTextContent(told)
})

it('FER-7 a sailing whose booking has closed is refused, and the ticket stays open', async () => {
  const app = await openChoice()
  refuseCall('post', sendUrl, 422, 'book_before', { date: '2026-12-12' })

  await choose(app, /10:20/)

  expect(await app.screen.findByRole('alert')).toHaveTextContent('12 Dec 2026')
  expect(await sailingsOf(app)).toEqual([null])
})

it('CHK-8 a choice whose answer was lost is repeated with the same key, takes one seat, and is found on the ticket', async () => {
  const app = await openChoice()
  const keys: (string | null)[] = []
  server.use(
    http.post(sendUrl, async ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      await app.sandbox.fetch(request.clone())
      return HttpResponse.error()
    }),
  )
  await choose(app, /10:20/)

  await app.screen.findByRole('heading', { name: 'Sent to Selat Riau Line' })
  server.resetHandlers()

  const held = await app.sandbox.store.db
    .selectFrom('stock_holds')
    .selectAll()
    .where('state', '=', 'sold')
    .execute()
  expect(new Set(keys).size).toBe(1)
  expect(held).toHaveLength(1)
  expect(await sailingsOf(app)).toEqual([tenTwenty])
})

it('CHK-8 a choice that is sent again after the server failed has the same key', async () => {
  const app = await openChoice()
  const keys: (string | null)[] = []
  let isDown = true
  server.use(
    http.post(sendUrl, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return isDown ? problemResponse(503, 'internal_error') : undefined
    }),
  )
  await choose(app, /10:20/)
  expect(await app.screen.findByRole('alert')).toHaveTextContent('nothing is taken twice')
  expect(app.screen.getByRole('radio', { name: /10:20/ })).toBeChecked()
  isDown = false

  await choose(app, /10:20/)

  await app.screen.findByRole('heading', { name: 'Sent to Selat Riau Line' })
  expect(new Set(keys).size).toBe(1)
})

it('FER-7 a member of a party can stay behind with an open ticket', async () => {
  const app = await openChoice(2)

  await app.user.click(app.screen.getByRole('checkbox', { name: /^TAN MEI/ }))
  await choose(app, /10:20/)

  await app.screen.findByRole('heading', { name: 'Sent to Selat Riau Line' })
  expect(await sailingsOf(app)).toEqual([tenTwenty, null])
  expect(app.screen.getByRole('link', { name: /Choose a sailing/ })).toBeVisible()
})

it('FER-7 a party that only partly fits is told who has a seat', async () => {
  const app = await openChoice(2)
  await app.sandbox.console.sailings.leaveSeats(tenTwenty, 1)

  await choose(app, /10:20/)

  const alert = await app.screen.findByRole('alert')
  expect(alert).toHaveTextContent('Sent for TAN WEI LING')
  expect(alert).toHaveTextContent('Not for TAN MEI')
  expect(await sailingsOf(app)).toEqual([tenTwenty, null])
})

it('FER-7 the page of the order links to the choice', async () => {
  const { sandbox, placed } = await buyOpen()
  const { screen, user } = await renderApp(paths.orderDetail(placed.order.Id), { sandbox })

  await user.click(await screen.findByRole('link', { name: 'Choose a sailing' }))

  expect(await screen.findByRole('heading', { name: 'Open tickets', level: 1 })).toBeVisible()
})

it('FER-7 without an order in the address, the open tickets of this device are listed', async () => {
  const { sandbox } = await buyOpen()

  const { screen } = await renderApp('/paid-dolphin', { sandbox })

  expect(await screen.findByText(/^Valid until/)).toBeVisible()
})

it('FER-7 an account has its open tickets on any device, and can send one', async () => {
  const sandbox = await createTestSandbox()
  const session = await logIn(sandbox, 'weiling', 'selat-demo-1')
  const bearer = session.Token
  const placed = await placeOrder(sandbox, { isOpenTicket: true, isRemembered: false, bearer })
  await holderOf(sandbox, placed).choose('QRIS')
  await sandbox.console.payments.settle(placed.order.Payment.Id)

  const { screen, user } = await renderApp('/paid-dolphin?date=2026-12-12', { sandbox, session })

  const own = await screen.findAllByText(placed.order.ConfirmationNumber)
  expect(own.length).toBeGreaterThan(0)
  const links = screen.queryAllByRole('link', { name: /^Choose a sailing/ })
  const link = links.find(({ textContent }) =>
    textContent.includes(placed.order.ConfirmationNumber),
  )
  if (link) await user.click(link)
  await screen.findByRole('radio', { name: /10:20/ })
  await user.click(screen.getByRole('radio', { name: /10:20/ }))
  await user.click(screen.getByRole('button', { name: 'Send to Selat Riau Line' }))
  expect(await screen.findByRole('heading', { name: 'Sent to Selat Riau Line' })).toBeVisible()
  const { Items } = await holderOf(sandbox, placed).tickets()
  expect(Items[0]?.Sector.Sailing).not.toBeNull()
})

it('FER-7 a visitor without open tickets is told so, and can search for some', async () => {
  const { screen } = await renderApp('/paid-dolphin')

  expect(await screen.findByRole('heading', { name: 'No open tickets' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Look for open tickets' })).toHaveAttribute(
    'href',
    '/ferry',
  )
})

it('CHK-9 the tickets of another’s order are not found', async () => {
  const { sandbox, placed } = await buyOpen()
  localStorage.removeItem('bookingAccess')

  const { screen } = await renderApp(`/paid-dolphin?order=${placed.order.Id}`, { sandbox })

  expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible()
})
