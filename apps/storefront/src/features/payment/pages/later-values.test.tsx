import type { Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { amendAnswer } from '../../../test/amend-answer.ts'
import { expectNoRawValues, LATER } from '../../../test/later-values.ts'
import { holderOf, placeOrder } from '../../../test/place-order.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'

/** Opens a payment as a later version of the API might answer it, in every answer that contains it. */
async function openPayment(
  path: (orderId: string) => string,
  change: (payment: Schemas['Payment']) => Schemas['Payment'],
) {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox)
  await holderOf(sandbox, placed).choose('TRANSFER_BCA')
  amendAnswer<Schemas['Order']>(sandbox, '*/travel/v1/booking/detail/*', (order) => ({
    ...order,
    Payment: change(order.Payment),
  }))
  amendAnswer<Schemas['Payment']>(sandbox, '*/travel/v1/order/*/payment', change)
  return renderApp(path(placed.order.Id), { sandbox })
}

it.each([
  ['payment', paths.payment],
  ['pending', paths.pendingPayment],
  ['success', paths.successPayment],
] as const)(
  'CHK-5 the %s page says that it does not know a step, and links to the booking',
  async (_name, path) => {
    const { screen } = await openPayment(path, (payment) => ({ ...payment, Flow: LATER }))

    expect(
      await screen.findByRole('heading', { name: 'Payment status not known here', level: 1 }),
    ).toBeVisible()
    expect(screen.getByText(/does not know this step of the payment yet/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the booking' })).toBeVisible()
    expectNoRawValues()
  },
)

it('CHK-5 an unknown kind of payment is described in the server’s own steps', async () => {
  const { screen } = await openPayment(paths.payment, (payment) => ({
    ...payment,
    Instructions: { Kind: LATER, Steps: ['Hold your watch against the terminal.'] },
  }))

  expect(await screen.findByText('Hold your watch against the terminal.')).toBeVisible()
  expectNoRawValues()
})
