import type { Sandbox } from '@selat/mock-api'
import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { session } from '../../../shared/app/session-store.ts'
import { fill, type Rendered } from '../../../test/account-driver.ts'
import { holdCall, loseAnswers } from '../../../test/hold-call.ts'
import { openAs } from '../../../test/open-as.ts'
import { refuseCall } from '../../../test/refuse-call.ts'
import { logIn, server } from '../../../test/render-app.tsx'

/** Returns the status that the server answers to a session by its token: 200 while the session is valid. */
async function statusOf(sandbox: Sandbox, token: string): Promise<number> {
  const request = new Request('http://localhost/admin/v1/session?system=4101', {
    headers: { Authorization: `Bearer ${token}` },
  })
  return (await sandbox.fetch(request)).status
}

const passwords = {
  'Old password': 'selat-demo-1',
  'New password': 'tide-and-time-9',
  'Repeat the password': 'tide-and-time-9',
}

const change = async ({ user, screen }: Rendered) =>
  user.click(screen.getByRole('button', { name: 'Change password' }))

it('ACC-5 a changed password gives this device a new token and ends the others', async () => {
  const app = await openAs('/profile/password')
  const { screen, sandbox, token } = app
  const other = await logIn(sandbox, 'weiling', 'selat-demo-1')

  await fill(app, passwords)
  await change(app)

  expect(await screen.findByText('Your password is changed')).toBeVisible()
  expect(screen.getByText('Other devices are signed out.')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Wei Ling Tan' })).toBeVisible()
  const now = session().token ?? ''
  expect(now).not.toBe(token)
  expect([
    await statusOf(sandbox, now),
    await statusOf(sandbox, token),
    await statusOf(sandbox, other.Token),
  ]).toEqual([200, 401, 401])
})

it('SES-3 ACC-5 a user who logs out while the password is being changed stays logged out', async () => {
  const app = await openAs('/profile/password')
  const { screen, user, sandbox } = app
  const letThrough = holdCall('put', '*/admin/v1/profile/password')
  await fill(app, passwords)
  await change(app)
  const revoked = holdCall('delete', '*/admin/v1/session')
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  expect(await screen.findByText('You are logged out')).toBeVisible()

  letThrough()

  await waitFor(() => logIn(sandbox, 'weiling', 'tide-and-time-9'))
  revoked()
  await app.router.settle()
  expect(session()).toMatchObject({ token: null, user: null, profile: null })
  expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible()
})

it('CHK-8 ACC-5 a changed password whose answer was lost is reported as changed', async () => {
  const app = await openAs('/profile/password')
  loseAnswers('put', '*/admin/v1/profile/password')
  await fill(app, passwords)

  await change(app)

  expect(await app.screen.findByText('Your password is changed')).toBeVisible()
  expect(await statusOf(app.sandbox, session().token ?? '')).toBe(200)
})

it.each(['tide-and-time-9', 'rope-and-anchor-7'])(
  'CHK-8 ACC-5 a change whose answer was lost, and then the connection, goes on with the password %s',
  async (password) => {
    const app = await openAs('/profile/password')
    loseAnswers('put', '*/admin/v1/profile/password')
    server.use(http.post('*/travel/v1/auth/login', () => HttpResponse.error()))
    await fill(app, passwords)
    await change(app)
    await app.screen.findByRole('alert')
    server.resetHandlers()
    await fill(app, { 'New password': password, 'Repeat the password': password })

    await change(app)

    expect(await app.screen.findByText('Your password is changed')).toBeVisible()
    await logIn(app.sandbox, 'weiling', password)
  },
)

it('ERR-4 ACC-5 a change that did not reach the server is reported as failed, and can be tried again', async () => {
  const app = await openAs('/profile/password')
  server.use(http.put('*/admin/v1/profile/password', () => HttpResponse.error()))
  await fill(app, passwords)
  await change(app)
  expect(await app.screen.findByRole('alert')).toBeVisible()
  server.resetHandlers()

  await change(app)

  expect(await app.screen.findByText('Your password is changed')).toBeVisible()
})

it('ACC-6 typed passwords are kept in no storage', async () => {
  const app = await openAs('/profile/password')

  await fill(app, passwords)

  const kept = JSON.stringify({ ...localStorage, ...sessionStorage })
  for (const password of Object.values(passwords)) expect(kept).not.toContain(password)
})

it('ACC-5 a wrong old password is reported beside its field', async () => {
  const app = await openAs('/profile/password')

  await fill(app, { ...passwords, 'Old password': 'selat-demo-2' })
  await change(app)

  const field = app.screen.getByLabelText('Old password')
  await waitFor(() => expect(field).toHaveAccessibleDescription('The old password is not right'))
  expect(field).toHaveFocus()
  expect(app.screen.getByLabelText('New password')).toHaveValue('tide-and-time-9')
  expect(session().token).not.toBeNull()
})

it('ACC-6 too many tries at the old password start a wait, which counts down', async () => {
  const app = await openAs('/profile/password')
  refuseCall('put', '*/admin/v1/profile/password', 429, 'rate_limited', { seconds: 40 })

  await fill(app, passwords)
  await change(app)

  expect(await app.screen.findByRole('timer', { name: 'Try again in' })).toHaveTextContent('00:40')
})

it('ACC-6 logging out everywhere asks first, ends every session, and says so', async () => {
  const app = await openAs('/profile')
  const { screen, user, sandbox, router, token } = app
  const other = await logIn(sandbox, 'weiling', 'selat-demo-1')
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }))
  const question = await screen.findByRole('dialog', { name: 'Log out on every device?' })

  await user.click(within(question).getByRole('button', { name: 'Log out everywhere' }))

  expect(await screen.findByText('You are logged out on every device')).toBeVisible()
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(session()).toMatchObject({ token: null, user: null, profile: null })
  expect(await statusOf(sandbox, token)).toBe(401)
  expect(await statusOf(sandbox, other.Token)).toBe(401)
})

it('ACC-6 a user who cancels the question stays logged in', async () => {
  const { screen, user, sandbox, token } = await openAs('/profile')
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }))

  await user.click(await screen.findByRole('button', { name: 'Cancel' }))

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await statusOf(sandbox, token)).toBe(200)
})
