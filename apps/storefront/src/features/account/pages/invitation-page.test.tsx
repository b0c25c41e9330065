import type { Schemas } from '@selat/sdk'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { fill, readCode, setElsewhere } from '../../../test/account-driver.ts'
import { loseAnswers } from '../../../test/hold-call.ts'
import { agentsHost } from '../../../test/place-agent-order.ts'
import { createTestSandbox, logIn, renderApp } from '../../../test/render-app.tsx'
import { ask } from '../../../test/seed-cart.ts'

const siti = 'siti@barunatours.example'
const chosen = { Password: 'tide-and-time-9', 'Repeat the password': 'tide-and-time-9' }

/** Opens the link of an invitation that was sent so many seconds ago. */
async function openInvitation(later = 0) {
  const sandbox = await createTestSandbox()
  const { Token } = await logIn(sandbox, 'rizal', 'selat-demo-4', agentsHost)
  const member = { Name: 'Siti Rahma', Username: 'siti', Email: siti, Role: 'booker' }
  await ask<Schemas['Member']>(sandbox, 'agency/member', {
    api: 'admin',
    method: 'POST',
    query: { system: '4102' },
    header: { Authorization: `Bearer ${Token}`, 'Idempotency-Key': crypto.randomUUID() },
    body: member,
  })
  const code = await readCode(sandbox, siti)
  await sandbox.console.clock.advance(later)
  const link = `/login?invitation=${encodeURIComponent(siti)}#${code}`
  const app = await renderApp(link, { sandbox, host: agentsHost })
  await app.screen.findByRole('heading', { name: 'Accept your invitation' })
  await waitFor(() => expect(app.screen.getByLabelText('Code')).toHaveValue(code))
  return { ...app, code }
}

type Opened = Awaited<ReturnType<typeof openInvitation>>

const accept = async (app: Opened) => {
  await fill(app, chosen)
  await app.user.click(app.screen.getByRole('button', { name: 'Choose password' }))
}

it('AGT-3 an invitation is accepted days later, on a page that speaks of nothing else', async () => {
  const app = await openInvitation(6 * 86_400)
  const { screen, router, sandbox } = app
  expect(screen.getByLabelText('E-mail')).toHaveValue(siti)
  expect(screen.getByRole('main')).not.toHaveTextContent(/reset|new password|every device/i)
  expect(router.state.location.hash).toBe('')

  await accept(app)

  expect(await screen.findByText('Your account is open')).toBeVisible()
  expect(screen.getByLabelText('Username or e-mail')).toHaveValue(siti)
  await expect(logIn(sandbox, 'siti', 'tide-and-time-9', agentsHost)).resolves.toMatchObject({
    User: { Username: 'siti' },
  })
})

it('CHK-8 AGT-3 an invitation whose answer was lost is accepted, and leads to the desk', async () => {
  const app = await openInvitation()
  loseAnswers('post', '*/travel/v1/auth/reset/confirm')

  await accept(app)

  expect(await app.screen.findByText('Your account is open')).toBeVisible()
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/agency'))
})

it('AGT-3 an expired invitation says so, and says for how many days it was valid', async () => {
  const app = await openInvitation(7 * 86_400)
  const { screen, user } = app

  await accept(app)

  const field = screen.getByLabelText('Code')
  await waitFor(() => expect(field).toHaveAccessibleErrorMessage('This code has expired'))
  expect(
    screen.getByText('The code of an invitation is valid for 7 days. Have a new one sent.'),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send a new code' }))
  expect(await screen.findByRole('timer', { name: 'Valid for' })).toBeVisible()
})

it('AGT-3 an invitation that was accepted already says so', async () => {
  const app = await openInvitation()
  await setElsewhere(app.sandbox, { Email: siti, Code: app.code, system: 4102 })

  await accept(app)

  const field = app.screen.getByLabelText('Code')
  await waitFor(() => expect(field).toHaveAccessibleErrorMessage('This code was used already'))
  expect(app.screen.getByRole('link', { name: 'Back to log in' })).toHaveAttribute('href', '/login')
})
