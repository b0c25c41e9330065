import type { Schemas } from '@selat/sdk'
import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'

import { session } from '../../../shared/app/session-store.ts'
import {
  fill,
  fillRegistration,
  newcomer,
  openAccount,
  readCode,
} from '../../../test/account-driver.ts'
import { problemResponse, refuseCall } from '../../../test/refuse-call.ts'
import { createTestSandbox, renderApp, server } from '../../../test/render-app.tsx'

afterEach(() => vi.useRealTimers())

const registerUrl = '*/travel/v1/auth/register'

it('ACC-1 ACC-2 a visitor opens an account, enters the code, and is logged in', async () => {
  const app = await renderApp('/register')
  const { screen, user, sandbox, router } = app

  await openAccount(app)
  expect(await screen.findByRole('heading', { name: 'Verify your e-mail' })).toBeVisible()
  expect(screen.getByText('We sent a code to h•••••@traveller.example.')).toBeVisible()
  await user.type(screen.getByLabelText('Code'), await readCode(sandbox, newcomer['E-mail']))
  await user.click(screen.getByRole('button', { name: 'Verify' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(session()).toMatchObject({ user: { Name: 'Lim Hui Min', Username: 'huimin' } })
  expect(screen.getByText('Your e-mail is verified')).toBeVisible()
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(newcomer.Password)
})

it('ACC-1 RUL-1 submitting marks every wrong field, focuses the first one, and sends nothing', async () => {
  const sent = vi.fn()
  server.use(http.post(registerUrl, sent))
  const app = await renderApp('/register')
  const { screen, user } = app
  await fill(app, { Username: 'x', Password: 'short', 'Repeat the password': 'shirt' })

  await user.click(screen.getByRole('button', { name: 'Open account' }))

  expect(screen.getByLabelText('Full name')).toHaveFocus()
  expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription('This field is required')
  expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(/Use 3 to 30 letters/)
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/at least 7 characters/)
  expect(screen.getByLabelText('Repeat the password')).toHaveAccessibleDescription(
    'The two passwords differ',
  )
  const summary = screen.getByRole('group', { name: '8 fields need your attention' })
  expect(summary).toHaveTextContent('8 fields need your attention')
  await user.click(screen.getByRole('link', { name: /ID card number/ }))
  expect(screen.getByLabelText('ID card number')).toHaveFocus()
  expect(sent).not.toHaveBeenCalled()
})

it('ACC-1 RUL-1 a field is checked after it was left, not while the visitor types', async () => {
  const app = await renderApp('/register')
  const { screen, user } = app
  await fill(app, { 'E-mail': 'huimin@' })
  expect(screen.getByLabelText('E-mail')).not.toHaveAttribute('aria-invalid')

  await user.tab()

  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/valid e-mail/)
  expect(screen.getByLabelText('Full name')).not.toHaveAttribute('aria-invalid')
})

it('ACC-1 a username that is taken is reported beside its field, and the page links to the login', async () => {
  const app = await renderApp('/register')

  await openAccount(app, { Username: 'weiling' })

  const field = app.screen.getByLabelText('Username')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/User already exists/))
  expect(field).toHaveFocus()
  const form = within(app.screen.getByRole('form', { name: 'Open an account' }))
  expect(form.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  expect(app.screen.getByLabelText('Full name')).toHaveValue('Lim Hui Min')
  expect(app.screen.getByLabelText('Password')).toHaveValue(newcomer.Password)
})

it('ACC-1 an e-mail that already has an account is reported beside its field, and the page links to a new password', async () => {
  const app = await renderApp('/register')
  const { screen, user } = app

  await openAccount(app, { 'E-mail': 'weiling.tan@traveller.example' })

  const field = screen.getByLabelText('E-mail')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Account already exists/))
  expect(screen.getByRole('link', { name: 'Reset the password' })).toHaveAttribute(
    'href',
    '/forgot-password?email=weiling.tan%40traveller.example',
  )
  await user.type(field, 'x')
  expect(field).not.toHaveAttribute('aria-invalid')
})

it('ACC-1 CHK-8 after a lost answer the form is sent again with the same key, which makes one account and one mail', async () => {
  const keys: (string | null)[] = []
  let isLost = true
  const sandbox = await createTestSandbox()
  server.use(
    http.post(registerUrl, async ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      const answer = await sandbox.fetch(request)
      return isLost ? HttpResponse.error() : answer
    }),
  )
  const app = await renderApp('/register', { sandbox })
  const { screen, user } = app

  await openAccount(app)
  await screen.findByRole('alert')
  isLost = false
  await user.click(screen.getByRole('button', { name: 'Open account' }))
  expect(await screen.findByRole('heading', { name: 'Verify your e-mail' })).toBeVisible()

  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  const mails = await sandbox.outbox.list()
  expect(mails.filter(({ recipient }) => recipient === newcomer['E-mail'])).toHaveLength(1)
})

it('ACC-1 CHK-8 a refused registration is sent again with a new key, because the name may be free by then', async () => {
  const keys: (string | null)[] = []
  server.use(
    http.post(registerUrl, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return keys.length === 1 ? problemResponse(409, 'user_exists') : undefined
    }),
  )
  const app = await renderApp('/register')
  const { screen, user } = app

  await openAccount(app)
  await waitFor(() => expect(screen.getByLabelText('Username')).toHaveAttribute('aria-invalid'))
  await user.click(screen.getByRole('button', { name: 'Open account' }))

  expect(await screen.findByRole('heading', { name: 'Verify your e-mail' })).toBeVisible()
  expect(new Set(keys).size).toBe(2)
})

it('ACC-6 ERR-4 after too many tries the wait counts down, the button is disabled, and what was typed stays', async () => {
  refuseCall('post', registerUrl, 429, 'rate_limited', { seconds: 30 })
  const app = await renderApp('/register')
  const { screen } = app
  // The clock stands still, because a busy machine may take longer than a second to read it.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })

  await openAccount(app)

  expect(await screen.findByText('Too many tries')).toBeVisible()
  expect(screen.getByRole('timer', { name: 'Try again in' })).toHaveTextContent('00:30')
  expect(screen.getByRole('button', { name: 'Open account' })).toHaveAttribute('aria-disabled')
  vi.setSystemTime(Date.now() + 31_000)
  await waitFor(() => expect(screen.queryByText('Too many tries')).toBeNull())
  expect(screen.getByRole('button', { name: 'Open account' })).not.toHaveAttribute('aria-disabled')
  expect(screen.getByLabelText('Username')).toHaveValue('huimin')
})

it('ERR-4 offline, the form says so and keeps what was typed', async () => {
  const app = await renderApp('/register')
  await fillRegistration(app)
  server.use(http.post(registerUrl, () => HttpResponse.error()))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

  await app.user.click(app.screen.getByRole('button', { name: 'Open account' }))

  const alert = await app.screen.findByText(/What you typed is still here/)
  expect(alert).toBeVisible()
  expect(app.screen.getByLabelText('Full name')).toHaveValue('Lim Hui Min')
  vi.restoreAllMocks()
})

it('ERR-4 a reload keeps what was typed, but never the password', async () => {
  const first = await renderApp('/register')
  await fillRegistration(first)
  first.unmount()

  const { screen } = await renderApp('/register', { sandbox: first.sandbox })

  expect(await screen.findByLabelText('Full name')).toHaveValue('Lim Hui Min')
  await screen.findByRole('option', { name: 'Search engine' })
  expect(screen.getByLabelText('How did you get to know us?')).toHaveValue('search')
  expect(screen.getByLabelText('Password')).toHaveValue('')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(newcomer.Password)
})

it('ACC-1 ERR-4 when the list of referrals fails, the form still works, and the list can be requested again', async () => {
  refuseCall('get', '*/travel/v1/referral', 500, 'internal_error')
  const app = await renderApp('/register')
  const { screen, user } = app

  expect(await screen.findByText('The list could not be loaded.')).toBeVisible()
  await fill(app, { 'Full name': 'Lim Hui Min' })
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('option', { name: 'Travel agent' })).toBeInTheDocument()
  expect(screen.queryByText('The list could not be loaded.')).toBeNull()
  expect(screen.getByLabelText('Full name')).toHaveValue('Lim Hui Min')
})

it('ACC-1 a hint says how long the password must be, and how strong it is', async () => {
  const app = await renderApp('/register')
  const password = await app.screen.findByLabelText('Password')
  expect(password).toHaveAccessibleDescription(/At least 7 characters/)

  await app.user.type(password, 'tide1')
  expect(password).toHaveAccessibleDescription('2 more characters')
  await app.user.paste(' at dawn, four ferries')

  expect(password).toHaveAccessibleDescription('Strong')
})

it('ACC-1 where the agency opens accounts itself, the page says how to reach it and has no form', async () => {
  const { screen } = await closedSite('/register')

  expect(
    await screen.findByRole('heading', { name: 'Nusa Strait Travel opens accounts for you' }),
  ).toBeVisible()
  expect(screen.getByRole('main')).toHaveTextContent('@')
  expect(within(screen.getByRole('main')).queryByRole('form')).toBeNull()
})

it('ACC-1 where registration is closed, the login has no link to it', async () => {
  const { screen } = await closedSite('/login')

  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Open an account' })).toBeNull()
})

it('ACC-1 the form links to the privacy policy', async () => {
  const { screen } = await renderApp('/register')

  const link = (await screen.findAllByRole('link', { name: 'Privacy policy' }))[0]

  expect(link).toHaveAttribute('href', '/privacy-policy')
  expect(screen.getByText('How we keep and use these details:')).toBeVisible()
})

it('NAV-9 a visitor who registers on the way to a page arrives there', async () => {
  const app = await renderApp('/login?next=%2Fprivacy-policy')
  const { screen, user, sandbox, router } = app
  await user.click(await screen.findByRole('link', { name: 'Open an account' }))
  await screen.findByRole('heading', { name: 'Open an account' })

  await openAccount(app)
  await screen.findByRole('heading', { name: 'Verify your e-mail' })
  await user.type(screen.getByLabelText('Code'), await readCode(sandbox, newcomer['E-mail']))
  await user.click(screen.getByRole('button', { name: 'Verify' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/privacy-policy'))
})

/** Opens a page of the consumer site as if its agency had closed the registration. */
async function closedSite(path: string) {
  const sandbox = await createTestSandbox()
  server.use(
    http.get('*/travel/v1/base', async ({ request }) => {
      const answer = await sandbox.fetch(request.clone())
      const base: Schemas['BaseConfiguration'] = await answer.json()
      return HttpResponse.json({ ...base, Account: { ...base.Account, IsRegistrationOpen: false } })
    }),
  )
  return renderApp(path, { sandbox })
}
