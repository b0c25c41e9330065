import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'

import { session } from '../../../shared/app/session-store.ts'
import { fill, otherThan, readCode, setElsewhere } from '../../../test/account-driver.ts'
import { holdCall, loseAnswers } from '../../../test/hold-call.ts'
import { refuseCall } from '../../../test/refuse-call.ts'
import { logIn, renderApp, server } from '../../../test/render-app.tsx'

afterEach(() => vi.useRealTimers())

const weiling = 'weiling.tan@traveller.example'
const chosen = { 'New password': 'tide-and-time-9', 'Repeat the password': 'tide-and-time-9' }

async function askForCode(email = weiling) {
  const app = await renderApp('/forgot-password')
  await fill(app, { 'E-mail': email })
  await app.user.click(app.screen.getByRole('button', { name: 'Send code' }))
  return app
}

async function openReset() {
  const app = await askForCode()
  await app.screen.findByRole('heading', { name: 'Set a new password' })
  return { ...app, code: await readCode(app.sandbox, weiling) }
}

const setPassword = ({ user, screen }: Awaited<ReturnType<typeof openReset>>) =>
  user.click(screen.getByRole('button', { name: 'Set password' }))

it('ACC-4 an e-mailed code sets a new password, which then logs in', async () => {
  const app = await openReset()
  const { screen, sandbox, router, code } = app
  expect(screen.getByText('Code sent to your email')).toBeVisible()
  expect(screen.getByText('We sent a code to w•••••@traveller.example.')).toBeVisible()
  expect(screen.getByLabelText('E-mail')).toHaveValue(weiling)

  await fill(app, { Code: code, ...chosen })
  await setPassword(app)

  expect(await screen.findByText('Password reset successful')).toBeVisible()
  expect(router.state.location.pathname).toBe('/login')
  expect(screen.getByLabelText('Username or e-mail')).toHaveValue(weiling)
  await expect(logIn(sandbox, 'weiling', 'tide-and-time-9')).resolves.toMatchObject({
    User: { Username: 'weiling' },
  })
})

it('ERR-4 ACC-4 a code that is sent after its page was left is reported, and the visitor stays on the new page', async () => {
  const app = await renderApp('/forgot-password')
  const letThrough = holdCall('post', '*/travel/v1/auth/reset')
  await fill(app, { 'E-mail': weiling })
  await app.user.click(app.screen.getByRole('button', { name: 'Send code' }))
  await app.router.navigate('/contact')
  await app.screen.findByRole('heading', { level: 1, name: 'Contact us' })

  letThrough()

  expect(await app.screen.findByText('Code sent to your email')).toBeVisible()
  await app.router.settle()
  expect(app.router.state.location.pathname).toBe('/contact')
})

it('ACC-4 an e-mail without an account is reported beside the field, and the page links to the registration', async () => {
  const { screen } = await askForCode('nobody@traveller.example')

  const field = screen.getByLabelText('E-mail')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Email not found/))
  expect(field).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Open an account' })).toHaveAttribute('href', '/register')
})

it('RUL-1 an invalid e-mail address is marked, and the page stays', async () => {
  const { screen } = await askForCode('weiling')

  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/valid e-mail/)
  expect(screen.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
})

it('ACC-4 a wrong code is reported beside its field with the remaining tries, and the password stays', async () => {
  const app = await openReset()

  await fill(app, { Code: otherThan(app.code), ...chosen })
  await setPassword(app)

  const field = app.screen.getByLabelText('Code')
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(/Reset code is invalid\. 4 tries left\./),
  )
  expect(app.screen.getByLabelText('New password')).toHaveValue('tide-and-time-9')
})

it('ACC-4 a used code says so, and the page offers the login or another code', async () => {
  const app = await openReset()
  const { screen, sandbox, code } = app
  await setElsewhere(sandbox, { Email: weiling, Code: code })

  await fill(app, { Code: code, ...chosen })
  await setPassword(app)

  const field = screen.getByLabelText('Code')
  await waitFor(() => expect(field).toHaveAccessibleErrorMessage('This code was used already'))
  expect(screen.getByText(/^Each code works once\. Log in with the password/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send a new code' })).toBeVisible()
  expect(screen.getByLabelText('New password')).toHaveValue('tide-and-time-9')
})

it('ACC-4 a code is read in digits of full width, and with what groups it', async () => {
  const app = await openReset()
  const wide = app.code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))

  await fill(app, { Code: `${wide.slice(0, 3)} – ${wide.slice(3)}`, ...chosen })
  await setPassword(app)

  expect(await app.screen.findByText('Password reset successful')).toBeVisible()
})

it('CHK-8 ACC-4 a password whose answer was lost is reported as set, and the visitor is logged in', async () => {
  const app = await openReset()
  loseAnswers('post', '*/travel/v1/auth/reset/confirm')
  await fill(app, { Code: app.code, ...chosen })

  await setPassword(app)

  expect(await app.screen.findByText('Password reset successful')).toBeVisible()
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/'))
  expect(session().user?.Username).toBe('weiling')
})

it.each(['tide-and-time-9', 'rope-and-anchor-7'])(
  'CHK-8 ACC-4 a password whose answer was lost, and then the connection, is set at the next try, which types %s',
  async (password) => {
    const app = await openReset()
    loseAnswers('post', '*/travel/v1/auth/reset/confirm')
    server.use(http.post('*/travel/v1/auth/login', () => HttpResponse.error()))
    await fill(app, { Code: app.code, ...chosen })
    await setPassword(app)
    await app.screen.findByRole('alert')
    server.resetHandlers()
    await fill(app, { 'New password': password, 'Repeat the password': password })

    await setPassword(app)

    expect(await app.screen.findByText('Password reset successful')).toBeVisible()
    await logIn(app.sandbox, 'weiling', password)
  },
)

it('ERR-4 ACC-4 a password that did not reach the server is reported as failed, and can be set at the next try', async () => {
  const app = await openReset()
  server.use(http.post('*/travel/v1/auth/reset/confirm', () => HttpResponse.error()))
  await fill(app, { Code: app.code, ...chosen })
  await setPassword(app)
  expect(await app.screen.findByRole('alert')).toBeVisible()
  server.resetHandlers()

  await setPassword(app)

  expect(await app.screen.findByText('Password reset successful')).toBeVisible()
  expect(app.router.state.location.pathname).toBe('/login')
})

it('ACC-4 a code from an old mail says that it has expired, and for how long a code is valid', async () => {
  const app = await openReset()
  const { code, sandbox } = app
  sandbox.clock.advance(15 * 60)
  app.unmount()
  const late = await renderApp(`/reset-password?email=${encodeURIComponent(weiling)}#${code}`, {
    sandbox,
  })
  await waitFor(() => expect(late.screen.getByLabelText('Code')).toHaveValue(code))
  await fill(late, chosen)

  await setPassword({ ...late, code })

  const field = late.screen.getByLabelText('Code')
  await waitFor(() => expect(field).toHaveAccessibleErrorMessage('This code has expired'))
  expect(
    late.screen.getByText('A code is valid for 15 minutes. Have a new one sent.'),
  ).toBeVisible()
})

it('ACC-4 RUL-1 the new password must have the tenant’s length and match its confirmation', async () => {
  const app = await openReset()

  await fill(app, { Code: app.code, 'New password': 'short', 'Repeat the password': 'other' })
  await setPassword(app)

  const { screen } = app
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/at least 7/)
  expect(screen.getByLabelText('Repeat the password')).toHaveAccessibleDescription(/differ/)
  expect(screen.getByLabelText('New password')).toHaveFocus()
})

it('ACC-4 the fields tell password managers which is the username and which are new passwords', async () => {
  const { screen } = await renderApp('/reset-password?email=weiling.tan%40traveller.example#482913')

  expect(await screen.findByLabelText('Code')).toHaveValue('482913')
  expect(screen.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username')
  expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password')
  expect(screen.getByLabelText('Repeat the password')).toHaveAttribute(
    'autocomplete',
    'new-password',
  )
})

it('ACC-4 an expired code can be replaced on the same page, and the typed password stays', async () => {
  const app = await openReset()
  const { screen, user, sandbox } = app
  await fill(app, chosen)
  sandbox.clock.advance(15 * 60)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 })

  await user.click(await screen.findByRole('button', { name: 'Send a new code' }))
  expect(await screen.findByRole('timer', { name: 'Valid for' })).toBeVisible()
  await fill(app, { Code: await readCode(sandbox, weiling) })
  await setPassword(app)

  expect(await screen.findByText('Password reset successful')).toBeVisible()
})

it('ACC-4 ERR-4 after a new code is sent, the emptied field is not marked as wrong, and the password stays', async () => {
  const app = await openReset()
  const { screen, user, sandbox } = app
  await fill(app, { Code: app.code, ...chosen })
  sandbox.clock.advance(15 * 60)
  await setPassword(app)

  await user.click(await screen.findByRole('button', { name: 'Send a new code' }))

  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveValue(''))
  expect(screen.getByLabelText('Code')).not.toHaveAttribute('aria-invalid')
  expect(screen.queryByText('This field is required')).toBeNull()
  expect(screen.getByLabelText('New password')).toHaveValue('tide-and-time-9')
})

it('ACC-6 codes that are requested too often start a wait, which counts down', async () => {
  refuseCall('post', '*/travel/v1/auth/reset', 429, 'rate_limited', { seconds: 45 })

  const { screen } = await askForCode()

  expect(await screen.findByRole('timer', { name: 'Try again in' })).toHaveTextContent('00:45')
  expect(screen.getByRole('button', { name: 'Send code' })).toHaveAttribute('aria-disabled')
})
