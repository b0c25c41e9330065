import { within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { paths } from '../shared/app/paths.ts'
import { openAsAgent } from '../test/agents.ts'
import { createTestSandbox, logIn, renderApp } from '../test/render-app.tsx'

const name = 'Manage booking'

it('CHK-9 a guest reaches a booking from the header, the menu and the footer of a page', async () => {
  const { screen, user, router } = await renderApp('/contact')

  const header = within(await screen.findByRole('banner'))
  const footer = within(screen.getByRole('contentinfo'))
  const path = paths.findBooking()
  expect(header.getByRole('link', { name })).toHaveAttribute('href', path)
  expect(await footer.findByRole('link', { name })).toHaveAttribute('href', path)
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  await user.click(menu.getByRole('link', { name }))

  expect(await screen.findByRole('heading', { level: 1, name: 'Find your order' })).toBeVisible()
  expect(router.state.location.pathname).toBe(path)
})

it('CHK-9 the header links an account to its own orders', async () => {
  const sandbox = await createTestSandbox()
  const session = await logIn(sandbox, 'weiling', 'selat-demo-1')
  const { screen } = await renderApp('/contact', { sandbox, session })

  const header = within(await screen.findByRole('banner'))

  expect(header.getByRole('link', { name })).toHaveAttribute('href', paths.orderHistory())
})

it('NAV-5 the agents’ site offers no booking to a visitor', async () => {
  const { screen } = await renderApp('/login', { host: 'b2b.localhost' })

  const header = within(await screen.findByRole('banner'))

  expect(header.queryByRole('link', { name })).toBeNull()
})

it('CHK-9 AGT-4 an agent finds the bookings in the agency’s bar, and no second link in the header', async () => {
  const { screen } = await openAsAgent('/contact', 'rizal')

  const bar = within(await screen.findByRole('navigation', { name: 'Agency' }))

  expect(bar.getByRole('link', { name: 'Bookings' })).toHaveAttribute('href', paths.orderHistory())
  const header = within(screen.getByRole('banner'))
  expect(header.queryByRole('link', { name })).toBeNull()
})
