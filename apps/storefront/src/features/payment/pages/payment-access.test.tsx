import { expect, it } from 'vitest'

import { rememberBooking } from '../../../shared/app/booking-access.ts'
import { paths } from '../../../shared/app/paths.ts'
import { placeOrder } from '../../../test/place-order.ts'
import { createTestSandbox, logIn, renderApp } from '../../../test/render-app.tsx'

it.each([
  ['a secret that is wrong', 'wrong-secret-of-somebody'],
  ['a secret that cannot be one', '!'],
])('CHK-9 with %s the order is not found, and nothing of it is revealed', async (_name, token) => {
  const sandbox = await createTestSandbox()
  const { order } = await placeOrder(sandbox, { isRemembered: false })
  rememberBooking(order.Id, token)

  const { screen } = await renderApp(paths.payment(order.Id), { sandbox })

  expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible()
  expect(document.body).not.toHaveTextContent(order.ConfirmationNumber)
})

it.each(['ord_AAAAAAAAAAAA', 'not-an-order', '<script>'])(
  'NAV-3 the payment of %s is not found',
  async (id) => {
    const { screen } = await renderApp(paths.payment(id))

    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible()
  },
)

it('NAV-1 without an order the page links to the payments that wait', async () => {
  const { screen } = await renderApp('/payment')

  expect(await screen.findByText('There is no order to pay')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Payments that wait' })).toHaveAttribute(
    'href',
    '/pending-payment',
  )
})

it('CHK-9 the account that placed an order pays it without a secret on this device', async () => {
  const sandbox = await createTestSandbox()
  const session = await logIn(sandbox, 'weiling', 'selat-demo-1')
  const { order } = await placeOrder(sandbox, { isRemembered: false, bearer: session.Token })

  const { screen } = await renderApp(paths.payment(order.Id), { sandbox, session })

  expect(await screen.findByRole('heading', { name: 'Choose a payment method' })).toBeVisible()
})
