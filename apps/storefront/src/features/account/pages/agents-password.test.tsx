import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { agentsHost } from '../../../test/place-agent-order.ts'
import { renderApp } from '../../../test/render-app.tsx'

it('ACC-4 on the agents’ host, the link in a mail opens under the login page, the only page for visitors', async () => {
  const { screen, router } = await renderApp(
    '/reset-password?email=dewi%40barunatours.example#123456',
    { host: agentsHost },
  )

  expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeVisible()
  expect(await screen.findByRole('textbox', { name: 'E-mail' })).toHaveValue(
    'dewi@barunatours.example',
  )
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('123456'))
  await waitFor(() => expect(router.state.location.hash).toBe(''))
  const { pathname, search } = router.state.location
  expect(pathname).toBe('/login')
  expect(search).not.toContain('123456')
})

it('ACC-4 an agent who forgot the password requests a code, and can go back to the login', async () => {
  const { screen, user } = await renderApp('/login', { host: agentsHost })

  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }))
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'dewi@barunatours.example')
  await user.click(screen.getByRole('button', { name: 'Send code' }))

  expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Back to log in' }))
  expect(await screen.findByRole('heading', { name: 'Partner login' })).toBeVisible()
})
