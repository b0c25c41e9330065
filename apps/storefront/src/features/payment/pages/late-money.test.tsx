import { act, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { holderOf, placeOrder } from '../../../test/place-order.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'
import { ask } from '../../../test/seed-cart.ts'

afterEach(() => void vi.useRealTimers())

/** Lets the time pass after which a page asks again. */
const pageWaits = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Opens the page of an order that has expired while its code was on the screen. */
async function openExpired(pageOf: (order: string) => string = paths.payment) {
  const sandbox = await createTestSandbox()
  const desk = sandbox.console
  const placed = await placeOrder(sandbox)
  const holder = holderOf(sandbox, placed)
  await holder.choose('QRIS')
  await desk.clock.advance(15 * 60)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const app = await renderApp(pageOf(placed.order.Id), { sandbox })
  return {
    ...app,
    sandbox,
    desk,
    placed,
    settle: () => desk.payments.settle(placed.order.Payment.Id),
  }
}

/** Sells the remaining seats of the order's sailing to others. */
async function sellOut({
  desk,
  placed,
}: Pick<Awaited<ReturnType<typeof openExpired>>, 'desk' | 'placed'>) {
  const [item] = placed.order.Items
  const sector = item?.ItemContent === 'ferry' ? item.Ferry.Sectors[0] : undefined
  await desk.sailings.leaveSeats(sector?.Sailing?.Id ?? '', 0)
}

it('CHK-5 CHK-8 an expired page opens the tickets by itself when the money arrives after all', async () => {
  const { screen, settle, router } = await openExpired()
  expect(await screen.findByRole('heading', { name: 'The time to pay has run out' })).toBeVisible()

  await settle()
  await pageWaits(10_000)

  expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/success-payment')
  expect(screen.getByText('Your payment came after the time had run out')).toBeVisible()
})

it('CHK-5 CHK-8 an expired page shows by itself the refund of a late payment, with amount, destination, date and state', async () => {
  const opened = await openExpired()
  const { screen, desk, settle } = opened
  expect(await screen.findByRole('heading', { name: 'The time to pay has run out' })).toBeVisible()
  await sellOut(opened)

  await settle()
  await pageWaits(10_000)

  expect(await screen.findByText('Your payment is refunded')).toBeVisible()
  const refunds = within(await screen.findByRole('region', { name: 'Refunds' }))
  expect(refunds.getByText(/^Rp.1,110,000$/)).toBeVisible()
  expect(refunds.getByText('To QRIS, within 3 days')).toBeVisible()
  expect(refunds.getByText(/^Your payment arrived .* · Expected by/)).toBeVisible()
  expect(refunds.getByText('On its way')).toBeVisible()

  const [refund] = (await desk.refunds.list()).refunds
  await desk.refunds.complete(refund?.id ?? '')
  await pageWaits(30_000)

  expect(await refunds.findByText('Sent')).toBeVisible()
})

it('CHK-8 CHK-11 a late payment that was booked and then refunded in part is not said to be refunded in full', async () => {
  const { screen, sandbox, settle, placed, desk, unmount } = await openExpired(paths.orderDetail)
  await settle()
  unmount()
  await desk.clock.freeze('2026-12-11T20:00:00Z')
  const header = {
    'Booking-Token': placed.token,
    'Idempotency-Key': 'late-money-refund-0001',
  }
  const quote = await ask<{ Id: string }>(sandbox, `order/${placed.order.Id}/refund/quote`, {
    method: 'POST',
    header,
    body: { Tickets: [], Items: [] },
  })
  await ask(sandbox, `order/${placed.order.Id}/refund`, {
    method: 'POST',
    header: { ...header, 'Idempotency-Key': 'late-money-refund-0002' },
    body: { Quote: quote.Id, BankAccount: null },
  })

  await renderApp(paths.orderDetail(placed.order.Id), { sandbox })

  expect(await screen.findByText('The order is cancelled, and a part is refunded')).toBeVisible()
  expect(screen.queryByText(/The full amount goes back to you/)).toBeNull()
  expect(screen.queryByText('Your payment is refunded')).toBeNull()
})

it('CHK-12 an expired order lists nothing as paid online or due at the counter', async () => {
  const { screen } = await openExpired(paths.orderDetail)

  expect(await screen.findByText('The time to pay has run out')).toBeVisible()
  expect(screen.getByText('Price online')).toBeVisible()
  expect(screen.getByText('Price at the counter')).toBeVisible()
  expect(screen.queryByText('Paid online')).toBeNull()
  expect(screen.queryByText('Due at the counter')).toBeNull()
})
