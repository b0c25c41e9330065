import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { bookingToken } from '../../../shared/app/booking-access.ts'
import { paths } from '../../../shared/app/paths.ts'
import { fill } from '../../../test/account-driver.ts'
import { holdCall } from '../../../test/hold-call.ts'
import { placeOrder } from '../../../test/place-order.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'

async function openForm() {
  const sandbox = await createTestSandbox()
  const { order } = await placeOrder(sandbox, { isRemembered: false })
  const app = await renderApp(paths.findBooking(), { sandbox })
  await app.screen.findByRole('button', { name: 'Show order' })
  const find = async (number: string, email: string) => {
    await fill(app, { 'Order ID or confirmation number': number, 'E-mail': email })
    await app.user.click(app.screen.getByRole('button', { name: 'Show order' }))
  }
  return { ...app, order, find }
}

it('CHK-9 a guest opens a booking by its number and the contact’s e-mail, in any case', async () => {
  const { screen, order, find } = await openForm()

  await find(` ${order.ConfirmationNumber.toLowerCase()} `, 'WeiLing@example.com')

  expect(
    await screen.findByRole('heading', { name: order.ConfirmationNumber, level: 1 }),
  ).toBeVisible()
  expect(bookingToken(order.Id)).toBeDefined()
})

it('CHK-9 a guest may type a space instead of the hyphen in the number', async () => {
  const { screen, order, find } = await openForm()

  await find(order.ConfirmationNumber.replace('-', ' '), 'weiling@example.com')

  expect(
    await screen.findByRole('heading', { name: order.ConfirmationNumber, level: 1 }),
  ).toBeVisible()
})

it('CHK-9 a wrong e-mail opens nothing, and the message does not say which field is wrong', async () => {
  const { screen, order, find } = await openForm()

  await find(order.Id, 'nobody@example.com')

  expect(await screen.findByRole('alert')).toHaveTextContent('No order matches these details')
  expect(bookingToken(order.Id)).toBeUndefined()
})

it('CHK-9 after too many wrong tries the guest has to wait, and what was typed stays', async () => {
  const { screen, order, find } = await openForm()
  for (let tries = 0; tries < 5; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await find(order.Id, `nobody${tries}@example.com`)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await screen.findByText('No order matches these details')
  }

  await find(order.Id, 'weiling@example.com')

  expect(await screen.findByText('Too many tries')).toBeVisible()
  expect(screen.getByLabelText('E-mail')).toHaveValue('weiling@example.com')
})

it('ERR-4 CHK-9 a booking that is found after its page was left is kept, and the guest stays on the new page', async () => {
  const { screen, router, order, find } = await openForm()
  const letThrough = holdCall('post', '*/travel/v1/booking/find')
  await find(order.ConfirmationNumber, 'weiling@example.com')
  await router.navigate(paths.contact())
  await screen.findByRole('heading', { level: 1, name: 'Contact us' })

  letThrough()

  await waitFor(() => expect(bookingToken(order.Id)).toBeDefined())
  await router.settle()
  expect(router.state.location.pathname).toBe('/contact')
})

it('CHK-9 number and e-mail are both required', async () => {
  const { screen, user } = await openForm()

  await user.click(screen.getByRole('button', { name: 'Show order' }))

  expect(screen.getByLabelText('Order ID or confirmation number')).toBeInvalid()
  expect(screen.getByLabelText('E-mail')).toBeInvalid()
})

it('CHK-9 an order that cannot be shown links to the search for bookings', async () => {
  const app = await renderApp('/order-detail?order=ord_NOBODYS123')

  await app.user.click(await app.screen.findByRole('link', { name: 'Find your order' }))

  expect(app.router.state.location.pathname).toBe('/find-booking')
})
