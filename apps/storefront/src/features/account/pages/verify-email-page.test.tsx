import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'

import { session } from '../../../shared/app/session-store.ts'
import { otherThan, readCode, type Rendered } from '../../../test/account-driver.ts'
import { refuseCall } from '../../../test/refuse-call.ts'
import { renderApp, server } from '../../../test/render-app.tsx'

afterEach(() => vi.useRealTimers())

const putri = 'putri.maharani@traveller.example'

/** Opens the code page of an unverified account that has just been sent a code. */
async function openWithCode(): Promise<Rendered & { code: string }> {
  const app = await renderApp('/verify-email?account=putri')
  await app.user.click(await app.screen.findByRole('button', { name: 'Send again' }))
  await app.screen.findByText('We sent a code to p•••••@traveller.example.')
  return { ...app, code: await readCode(app.sandbox, putri) }
}

async function enter({ screen, user }: Rendered, code: string) {
  await user.clear(screen.getByLabelText('Code'))
  await user.type(screen.getByLabelText('Code'), code)
  await user.click(screen.getByRole('button', { name: 'Verify' }))
}

it('ACC-2 a code may be pasted with spaces; without a stored password the login follows, with the username filled in', async () => {
  const app = await openWithCode()
  const { screen, user, router, code } = app
  const field = screen.getByLabelText('Code')
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(field).toHaveAttribute('inputmode', 'numeric')
  await user.click(field)

  await user.paste(` ${code.slice(0, 3)} ${code.slice(3)} `)
  await user.click(screen.getByRole('button', { name: 'Verify' }))

  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/login')
  expect(screen.getByLabelText('Username or e-mail')).toHaveValue('putri')
  expect(screen.getByText('Your e-mail is verified')).toBeVisible()
  expect(session().token).toBeNull()
})

it('ACC-2 the code in the mail’s link is filled in and removed from the address', async () => {
  const { screen, router } = await renderApp('/verify-email?account=putri#482913')

  expect(await screen.findByLabelText('Code')).toHaveValue('482913')
  await waitFor(() => expect(router.state.location.hash).toBe(''))
  expect(router.state.location.search).toBe('?account=putri')
})

it('ACC-2 a wrong code is reported beside the field with the remaining tries', async () => {
  const app = await openWithCode()

  await enter(app, otherThan(app.code))

  const field = app.screen.getByLabelText('Code')
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(/Verification code is invalid\. 4 tries left\./),
  )
  expect(field).toHaveFocus()
  await app.user.type(field, '1')
  expect(field).not.toHaveAccessibleDescription(/4 tries left/)
})

it('ACC-2 ACC-6 after the last try only a new code works', async () => {
  const app = await openWithCode()
  const { screen, user, sandbox } = app
  for (const left of [4, 3, 2, 1]) {
    await enter(app, otherThan(app.code))
    await screen.findByText(new RegExp(`${left} (try|tries) left`))
  }
  await enter(app, otherThan(app.code))
  expect(await screen.findByText('No tries are left for this code')).toBeVisible()

  sandbox.clock.advance(61)
  await user.click(screen.getByRole('button', { name: 'Send a new code' }))

  await waitFor(() => expect(screen.queryByText('No tries are left for this code')).toBeNull())
  await enter(app, await readCode(sandbox, putri))
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible()
})

it('ACC-2 ERR-4 after a new code is sent, the emptied field is not marked as wrong', async () => {
  const app = await openWithCode()
  const { screen, user, sandbox } = app
  sandbox.clock.advance(15 * 60)
  await enter(app, app.code)

  await user.click(await screen.findByRole('button', { name: 'Send a new code' }))

  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveValue(''))
  expect(screen.getByLabelText('Code')).not.toHaveAttribute('aria-invalid')
  expect(screen.queryByText('This field is required')).toBeNull()
})

it('ACC-2 the page says how long the code is valid and when another one can be sent', async () => {
  const { screen } = await openWithCode()

  expect(screen.getByRole('timer', { name: 'Valid for' })).toHaveTextContent(/14:5\d|15:00/)
  expect(screen.getByRole('timer', { name: 'Send again in' })).toHaveTextContent(/00:5\d|01:00/)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })

  expect(await screen.findByRole('button', { name: 'Send again' })).toBeVisible()
})

it('ACC-2 an expired code can be replaced with one press', async () => {
  const { screen, user, sandbox } = await openWithCode()
  const minutes = 15 * 60
  sandbox.clock.advance(minutes)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 1000 })
  expect(await screen.findByText(/is valid for 15 minutes/)).toBeVisible()
  expect(screen.getByText('The code has expired')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Send a new code' }))

  expect(await screen.findByRole('timer', { name: 'Valid for' })).toBeVisible()
  expect(screen.getByText('Code sent to your email')).toBeVisible()
})

it('ACC-2 a code from an old mail says that it has expired', async () => {
  const { code, sandbox, unmount } = await openWithCode()
  unmount()
  sandbox.clock.advance(15 * 60)
  const app = await renderApp('/verify-email?account=putri', { sandbox })

  await app.screen.findByLabelText('Code')
  await enter(app, code)

  const field = app.screen.getByLabelText('Code')
  await waitFor(() => expect(field).toHaveAccessibleErrorMessage('This code has expired'))
  expect(app.screen.getByRole('button', { name: 'Send a new code' })).toBeVisible()
})

it('ACC-2 for an account that is already verified the page says so and links to the login', async () => {
  const app = await renderApp('/verify-email?account=weiling#482913')

  await app.user.click(await app.screen.findByRole('button', { name: 'Verify' }))

  expect(await app.screen.findByText(/verified already/)).toBeVisible()
  expect(app.screen.getByRole('main')).toContainElement(
    app.screen.getAllByRole('link', { name: 'Log in' }).at(-1) ?? null,
  )
})

it('ACC-2 without an account in the address the page asks for the username', async () => {
  const app = await renderApp('/verify-email')
  const { screen, user } = app
  await screen.findByLabelText('Username or e-mail')

  await user.click(screen.getByRole('button', { name: 'Send again' }))
  expect(screen.getByLabelText('Username or e-mail')).toHaveFocus()
  await user.type(screen.getByLabelText('Username or e-mail'), 'nobody')
  await enter(app, '482913')

  expect(await screen.findByText('Email not found')).toBeVisible()
})

it.each([
  ['verified', (app: Rendered) => enter(app, '482913')],
  [
    'sent a code',
    ({ screen, user }: Rendered) => user.click(screen.getByRole('button', { name: 'Send again' })),
  ],
])(
  'ACC-2 an account of the address that does not exist can be corrected once it was to be %s',
  async (_, act) => {
    const app = await renderApp('/verify-email?account=putr')
    await app.screen.findByLabelText('Code')
    expect(app.screen.queryByLabelText('Username or e-mail')).toBeNull()

    await act(app)

    const field = await app.screen.findByLabelText('Username or e-mail')
    expect(field).toHaveValue('putr')
    expect(app.screen.getByText('Email not found')).toBeVisible()
    await app.user.type(field, 'i')
    await app.user.click(app.screen.getByRole('button', { name: 'Send again' }))
    expect(await app.screen.findByText('We sent a code to p•••••@traveller.example.')).toBeVisible()
  },
)

it('ACC-6 one try too many starts a wait, which counts down', async () => {
  refuseCall('post', '*/travel/v1/auth/verification/confirm', 429, 'rate_limited', { seconds: 20 })
  const app = await renderApp('/verify-email?account=putri')
  await app.screen.findByLabelText('Code')

  await enter(app, '482913')

  expect(await app.screen.findByRole('timer', { name: 'Try again in' })).toHaveTextContent('00:20')
})

it('ERR-4 after a failed call the code stays in its field', async () => {
  server.use(http.post('*/travel/v1/auth/verification/confirm', () => HttpResponse.error()))
  const app = await renderApp('/verify-email?account=putri')
  await app.screen.findByLabelText('Code')

  await enter(app, '482913')

  expect(await app.screen.findByRole('alert')).toHaveTextContent('An error occurred')
  expect(app.screen.getByLabelText('Code')).toHaveValue('482913')
})
