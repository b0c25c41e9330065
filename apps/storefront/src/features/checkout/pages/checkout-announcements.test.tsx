import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import {
  fillContact,
  fillPassenger,
  openCheckout,
  placeButton,
  put,
} from '../../../test/checkout-driver.ts'
import { recordAnnouncements } from '../../../test/record-announcements.ts'
import { testNow } from '../../../test/render-app.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) }))
afterEach(() => vi.useRealTimers())

it('CHK-1 a wrong field is announced politely while the traveller fills in the form', async () => {
  const app = await openCheckout()
  const said = recordAnnouncements()

  await fillContact(app)
  await put(app, app.screen.getByLabelText('E-mail'), 'weiling@')
  await fillPassenger(app)
  await app.user.tab()

  expect(said.assertive).toEqual([])
  expect(said.polite).toContain('E-mail: Enter a valid e-mail, like name@example.com')
})

it('CHK-1 after a refused submit, the number of remaining fields is announced politely', async () => {
  const app = await openCheckout()
  await app.user.click(placeButton(app))
  const summary = await app.screen.findByRole('group', { name: /^All passenger details/ })
  expect(summary).toHaveFocus()
  const said = recordAnnouncements()

  await fillContact(app)
  await fillPassenger(app)

  expect(said.polite).toContain('1 field is left to put right')
  await app.user.click(app.screen.getByRole('checkbox', { name: /I have read the booking policy/ }))
  await waitFor(() => expect(said.polite).toContain('Every field is right'))
  expect(said.assertive).toEqual([])
})

it('CHK-1 the name of an optional field says so, and its hint is its description', async () => {
  const { screen } = await openCheckout()

  expect(
    screen.getByRole('textbox', { name: 'Code reference optional' }),
  ).toHaveAccessibleDescription('Your own, or that of whoever referred you.')
})
