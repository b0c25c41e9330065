import type { Schemas } from '@selat/sdk'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { amendAnswer } from '../../../test/amend-answer.ts'
import { holderOf, placeOrder } from '../../../test/place-order.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'
import { ask } from '../../../test/seed-cart.ts'

const changeTitle = 'Change the date'
const nameTitle = 'Correct a name'
const cancelTitle = 'Cancel and get money back'

/** Opens an order that was paid so many seconds ago, and returns the section ‘Manage booking’. */
async function openPaid(wanted: Parameters<typeof placeOrder>[1] = {}, later = 0) {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox, wanted)
  const holder = holderOf(sandbox, placed)
  await holder.choose('QRIS')
  await sandbox.console.payments.settle(placed.order.Payment.Id)
  await sandbox.console.clock.advance(later)
  const header = { 'Booking-Token': placed.token }
  const post = <Answer,>(path: string, body: object) =>
    ask<Answer>(sandbox, `order/${placed.order.Id}/${path}`, {
      method: 'POST',
      header: { ...header, 'Idempotency-Key': crypto.randomUUID() },
      body,
    })
  const open = async () => {
    const app = await renderApp(paths.orderDetail(placed.order.Id), { sandbox })
    const manage = within(await app.screen.findByRole('region', { name: 'Manage booking' }))
    await manage.findByText(cancelTitle)
    return { ...app, manage }
  }
  return { sandbox, holder, post, open, order: placed.order }
}

it('CHK-11 a paid booking links to its changes, and says until when they are possible', async () => {
  const { open, order } = await openPaid()
  const { manage } = await open()

  const [change, name, cancel] = manage.getAllByRole('link')
  expect(change).toHaveAttribute('href', paths.changeDate(order.Id))
  expect(change).toHaveTextContent(new RegExp(`^${changeTitle}Possible until 1[01] Dec 2026`))
  expect(name).toHaveAttribute('href', paths.correctName(order.Id))
  expect(name).toHaveTextContent(new RegExp(`^${nameTitle}Possible until 1[01] Dec 2026`))
  expect(cancel).toHaveAttribute('href', paths.cancelBooking(order.Id))
  expect(cancel).toHaveTextContent(cancelTitle)
})

it('CHK-11 a change that is no longer possible says why, and has no link', async () => {
  const { open } = await openPaid({}, 21.5 * 86_400)
  const { manage } = await open()

  expect(manage.getAllByRole('link')).toHaveLength(1)
  expect(manage.getByText(changeTitle).parentElement).toHaveTextContent(
    /^Change the dateThe time in which [A-Z].+ moves tickets for HarbourFront.* to Batam Centre.* is over\.$/,
  )
  expect(manage.getByText(nameTitle).parentElement).toHaveTextContent(
    /^Correct a nameThe time in which [A-Z].+ corrects names for HarbourFront.* to Batam Centre.* is over\.$/,
  )
})

it('CHK-11 the way out comes before the way back, even if its time for changes ends later', async () => {
  const { open, sandbox } = await openPaid({ isRoundTrip: true })
  amendAnswer<Schemas['TicketList']>(sandbox, '*/travel/v1/order/:id/ticket', (list) => ({
    ...list,
    Items: list.Items.map((ticket) =>
      ticket.SectorIndex === 1 ? { ...ticket, ChangeUntil: '2026-12-01T00:00:00.000Z' } : ticket,
    ),
  }))
  const { manage } = await open()

  expect(manage.getByRole('link', { name: new RegExp(`^${changeTitle}`) })).toHaveTextContent(
    /HarbourFront, Singapore to Batam.*1[01] Dec 2026.*Batam.* to HarbourFront.*1 Dec 2026/,
  )
})

it('CHK-11 open tickets link to the choice of their sailing', async () => {
  const { open } = await openPaid({ isOpenTicket: true, adults: 1 })
  const { manage } = await open()

  expect(manage.getByRole('link', { name: new RegExp(`^${changeTitle}`) })).toHaveAttribute(
    'href',
    expect.stringContaining('/paid-dolphin?order='),
  )
})

it('CHK-11 a cancelled ticket is void and has no code, and its refund is on its way', async () => {
  const { open, post, holder } = await openPaid()
  const { Items } = await holder.tickets()
  const quote = await post<{ Id: string }>('refund/quote', {
    Tickets: [Items[1]?.Id ?? ''],
    Items: [],
  })
  await post('refund', { Quote: quote.Id, BankAccount: null })
  const { screen } = await open()

  const refunds = within(await screen.findByRole('region', { name: 'Refunds' }))
  expect(refunds.getByText('On its way')).toBeVisible()
  const gone = screen
    .getAllByRole('article')
    .filter((pass) => within(pass).queryByText('Void') !== null)
  expect(gone).toHaveLength(1)
  expect(gone[0]).toHaveTextContent('TAN MEI')
  expect(within(gone[0] as HTMLElement).queryByRole('img', { name: /QR/ })).toBeNull()
})

it('CHK-11 a booking that was cancelled as a whole shows its refund and no further changes', async () => {
  const { sandbox, order, post } = await openPaid()
  const quote = await post<{ Id: string }>('refund/quote', { Tickets: [], Items: [] })
  await post('refund', { Quote: quote.Id, BankAccount: null })
  const { screen } = await renderApp(paths.orderDetail(order.Id), { sandbox })

  expect(await screen.findByRole('region', { name: 'Refunds' })).toBeVisible()
  expect(screen.getByText('The order is cancelled, and a part is refunded')).toBeVisible()
  expect(screen.queryByText(/Nothing will be charged/)).toBeNull()
  expect(screen.queryByRole('region', { name: 'Manage booking' })).toBeNull()
})
