import { waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { fillPassenger, openCheckout, passenger, put } from '../../../test/checkout-driver.ts'
import { createTestSandbox, logIn, renderApp, testNow } from '../../../test/render-app.tsx'
import { ask, seedCart } from '../../../test/seed-cart.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) }))
afterEach(() => vi.useRealTimers())

it('CHK-1 name, e-mail and phone of a logged-in customer are filled in', async () => {
  const sandbox = await createTestSandbox()
  await seedCart(sandbox)
  const session = await logIn(sandbox, 'weiling', 'selat-demo-1')

  const { screen } = await renderApp('/checkout', { sandbox, session })

  expect(await screen.findByLabelText('Full name')).toHaveValue(session.User.Name)
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveValue(session.User.Email))
  const profile = await ask<{ PhoneNumber: string }>(sandbox, 'profile', {
    api: 'admin',
    header: { Authorization: `Bearer ${session.Token}` },
  })
  expect(profile.PhoneNumber).not.toBe('')
  expect(screen.getByLabelText('Phone number')).toHaveValue(profile.PhoneNumber)
})

it('CHK-1 a login after the checkout was opened fills in the empty contact fields', async () => {
  const sandbox = await createTestSandbox()
  await seedCart(sandbox)
  const guest = await renderApp('/checkout', { sandbox })
  await put(guest, await guest.screen.findByLabelText('Phone number'), '81230000')
  await waitFor(() => expect(sessionStorage.getItem('checkoutDraft')).toContain('81230000'))
  guest.unmount()
  const session = await logIn(sandbox, 'weiling', 'selat-demo-1')

  const { screen } = await renderApp('/checkout', { sandbox, session })

  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveValue(session.User.Email))
  expect(screen.getByLabelText('Full name')).toHaveValue(session.User.Name)
  expect(screen.getByLabelText('Phone number')).toHaveValue('81230000')
})

it('CHK-1 a traveller who was typed for another item is filled in with one press', async () => {
  const app = await openCheckout({ adults: 1 }, { from: 'TMF', to: 'NSP', adults: 2 })
  await fillPassenger(app)

  await app.user.click(app.screen.getByRole('button', { name: /^Same travellers as HarbourFront/ }))

  const [, first, second] = app.screen.getAllByLabelText('Passport number')
  expect(first).toHaveValue('K1234567N')
  expect(second).toHaveValue('')
  expect(app.screen.queryByRole('button', { name: /^Same travellers as/ })).toBeNull()
})

it('CHK-1 the name of a contact who is the first passenger follows the passenger’s name', async () => {
  const app = await openCheckout()
  const travels = app.screen.getByRole('checkbox', { name: 'The contact is the first passenger' })

  await app.user.click(travels)
  const form = within(passenger(app))
  await put(app, form.getByLabelText('First name (given name)'), 'WEI LING')
  await put(app, form.getByLabelText('Last name (surname)'), 'TAN')

  expect(app.screen.getByLabelText('Full name')).toHaveValue('WEI LING TAN')
  await put(app, app.screen.getByLabelText('Full name'), 'Budi')
  expect(travels).not.toBeChecked()
  expect(app.screen.getByLabelText('Full name')).toHaveValue('Budi')
})
