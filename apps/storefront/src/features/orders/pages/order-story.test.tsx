import { within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { holderOf, placeOrder } from '../../../test/place-order.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'

async function openPaid() {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox)
  await holderOf(sandbox, placed).choose('QRIS')
  await sandbox.console.payments.settle(placed.order.Payment.Id)
  const app = await renderApp(paths.orderDetail(placed.order.Id), { sandbox })
  await app.screen.findByRole('heading', { name: placed.order.ConfirmationNumber, level: 1 })
  return { ...app, ...placed }
}

it('CHK-9 an order lists its events, the latest first', async () => {
  const { screen } = await openPaid()

  const story = within(screen.getByRole('region', { name: 'What has happened' }))
  const moments = await story.findAllByRole('listitem')

  expect(moments).toHaveLength(5)
  expect(moments[0]).toHaveTextContent(/^Tickets issued/)
  expect(moments.at(-1)).toHaveTextContent(/^Order placed.*20 Nov 2026/)
  expect(story.getByText(/ · QRIS$/)).toBeVisible()
})

it('CHK-13 the confirmation is sent again to the contact, but not twice within a minute', async () => {
  const { screen, user, sandbox } = await openPaid()
  const mailsBefore = (await sandbox.outbox.list()).length
  const send = screen.getByRole('button', { name: 'Send the confirmation again' })

  await user.click(send)

  expect(await screen.findByText(/^On its way to w.*@example\.com$/)).toBeVisible()
  expect(await sandbox.outbox.list()).toHaveLength(mailsBefore + 1)
  await user.click(send)
  expect(await screen.findByText('Too many tries')).toBeVisible()
  expect(await sandbox.outbox.list()).toHaveLength(mailsBefore + 1)
})

it('CHK-9 a paid order links to its receipt', async () => {
  const { screen, order } = await openPaid()
  expect(screen.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
    'href',
    paths.receipt(order.Id),
  )
})

it('CHK-5 an order whose payment came too late says that it is refunded', async () => {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox)
  await holderOf(sandbox, placed).choose('QRIS')
  await holderOf(sandbox, placed).cancel()
  await sandbox.console.payments.settle(placed.order.Payment.Id)

  const { screen } = await renderApp(paths.orderDetail(placed.order.Id), { sandbox })

  expect(await screen.findByText('Your payment is refunded')).toBeVisible()
  expect(screen.queryByText(/Nothing will be charged/)).toBeNull()
})
