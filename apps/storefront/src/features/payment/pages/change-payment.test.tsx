import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { amendAnswer } from '../../../test/amend-answer.ts'
import { holderOf, type PlacedOrder, placeOrder } from '../../../test/place-order.ts'
import { pngFile } from '../../../test/proof-file.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'

const booking = 'ord_5T8Q2MZK7C'

/** Opens an order that pays the difference of a change: it has no items, and names the booking that is changed. */
async function openDifference(
  path: (orderId: string) => string,
  prepare: (sandbox: Sandbox, placed: PlacedOrder) => Promise<unknown>,
) {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox)
  await prepare(sandbox, placed)
  amendAnswer<Schemas['Order']>(sandbox, '*/travel/v1/booking/detail/*', (order) => ({
    ...order,
    Items: [],
    ChangeOf: booking,
  }))
  const app = await renderApp(path(placed.order.Id), { sandbox })
  const toBooking = (inside: HTMLElement) =>
    within(inside).getByRole('link', { name: 'Back to the booking' })
  return { ...app, ...placed, toBooking }
}

it('CHK-11 the payment of a change says what it is for, and links back to the booking', async () => {
  const { screen, toBooking } = await openDifference(paths.payment, async () => undefined)

  const aside = await screen.findByRole('complementary', { name: 'Your order' })

  expect(aside).toHaveTextContent('The difference for your new sailing')
  expect(aside).toHaveTextContent(/Until then the booking stays as it is/)
  expect(toBooking(aside)).toHaveAttribute('href', paths.orderDetail(booking))
  expect(screen.queryByText('How the price is made up')).toBeNull()
})

it('CHK-11 the payment of a change shows no steps of a checkout, because it had neither cart nor passengers', async () => {
  const choosing = await openDifference(paths.payment, async () => undefined)
  await choosing.screen.findByRole('complementary', { name: 'Your order' })
  expect(choosing.screen.queryByRole('navigation', { name: 'Booking steps' })).toBeNull()
  choosing.unmount()

  const { screen } = await openDifference(paths.payment, async (sandbox, placed) => {
    const holder = holderOf(sandbox, placed)
    await holder.choose('TRANSFER_BCA')
    await holder.upload(pngFile())
    await holder.confirm()
  })
  await screen.findByRole('heading', { name: 'Payment is being verified' })
  expect(screen.queryByRole('navigation', { name: 'Booking steps' })).toBeNull()
})

it('CHK-11 once the difference is paid, the page says that the tickets have moved', async () => {
  const { screen, toBooking } = await openDifference(
    paths.successPayment,
    async (sandbox, placed) => {
      await holderOf(sandbox, placed).choose('QRIS')
      await sandbox.console.payments.settle(placed.order.Payment.Id)
    },
  )

  expect(await screen.findByRole('heading', { name: 'Your tickets have moved' })).toBeVisible()
  expect(screen.getByText(/within 5-10 minutes/)).toBeVisible()
  expect(toBooking(screen.getByRole('main'))).toHaveAttribute('href', paths.orderDetail(booking))
  expect(screen.queryByRole('heading', { name: 'Before you travel' })).toBeNull()
})

it('CHK-11 when a change was not paid in time, the page says that the tickets are unchanged', async () => {
  const { screen, toBooking } = await openDifference(paths.payment, async (sandbox) =>
    sandbox.clock.advance(16 * 60),
  )

  expect(
    await screen.findByRole('heading', { name: 'The time to pay for the change has run out' }),
  ).toBeVisible()
  expect(screen.getByText(/your tickets are valid as they were/)).toBeVisible()
  expect(toBooking(document.body)).toHaveAttribute('href', paths.orderDetail(booking))
  expect(screen.queryByRole('link', { name: 'Search again' })).toBeNull()
})

it('CHK-11 a change that was cancelled says so', async () => {
  const { screen } = await openDifference(paths.payment, (sandbox, placed) =>
    holderOf(sandbox, placed).cancel(),
  )

  expect(await screen.findByRole('heading', { name: 'The change is called off' })).toBeVisible()
})
