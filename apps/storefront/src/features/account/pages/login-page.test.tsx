import { waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { session } from '../../../shared/app/session-store.ts'
import { fill, readCode } from '../../../test/account-driver.ts'
import { fillStorage } from '../../../test/fill-storage.ts'
import { holdCall } from '../../../test/hold-call.ts'
import { openAs } from '../../../test/open-as.ts'
import { refuseCall } from '../../../test/refuse-call.ts'
import { reloadTab } from '../../../test/reload-tab.ts'
import { createTestSandbox, logIn, renderApp } from '../../../test/render-app.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Screen = Awaited<ReturnType<typeof renderApp>>

async function enter({ screen, user }: Screen, name: string, password: string) {
  await user.type(await screen.findByLabelText('Username or e-mail'), name)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

it.each(['weiling', 'weiling.tan@traveller.example'])('ACC-3 %s logs in', async (name) => {
  const app = await renderApp('/login?next=%2Fprivacy-policy')

  await enter(app, name, 'selat-demo-1')

  expect(await app.screen.findByRole('heading', { name: 'Privacy policy' })).toBeVisible()
  expect(session()).toMatchObject({ user: { Name: 'Wei Ling Tan' } })
  expect(session().token).toMatch(/^.{20,}$/)
})

/** Hides the page as when its tab is closed or reloaded, and opens it again. */
async function reload({ sandbox }: Screen, path: string) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  vi.restoreAllMocks()
  reloadTab()
  return renderApp(path, { sandbox })
}

it('SES-1 a visitor who logs in while storage is full stays logged in after a reload, once there is room', async () => {
  const app = await renderApp('/login?next=%2Fprivacy-policy')
  fillStorage()
  await enter(app, 'weiling', 'selat-demo-1')
  await app.screen.findByRole('heading', { name: 'Privacy policy' })
  vi.restoreAllMocks()

  const again = await reload(app, '/privacy-policy')

  expect(await again.screen.findByRole('button', { name: 'Account: Wei Ling Tan' })).toBeVisible()
})

it('SES-1 ERR-4 an expired session can log in again while storage is full of a typed form', async () => {
  const app = await openAs('/profile/form')
  await fill(app, { 'Full name': 'Tan Wei' })
  await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('Tan Wei'))
  refuseCall('put', '*/admin/v1/profile', 401, 'unauthorized')
  await app.user.click(app.screen.getByRole('button', { name: 'Save' }))
  await app.screen.findByLabelText('Password')
  fillStorage()

  await enter(app, 'weiling', 'selat-demo-1')

  await waitFor(() => expect(app.router.state.location.pathname).toBe('/profile/form'))
  expect(session().token).not.toBeNull()
})

it('ERR-4 ACC-3 a visitor who went to another page before the login was answered is logged in there', async () => {
  const app = await renderApp('/login')
  const letThrough = holdCall('post', '*/travel/v1/auth/login')
  await enter(app, 'weiling', 'selat-demo-1')
  await app.router.navigate('/contact')
  await app.screen.findByRole('heading', { level: 1, name: 'Contact us' })

  letThrough()

  expect(await app.screen.findByRole('button', { name: 'Account: Wei Ling Tan' })).toBeVisible()
  await app.router.settle()
  expect(app.router.state.location.pathname).toBe('/contact')
})

it('ACC-3 a wrong password is reported beside the form, and the typed username stays', async () => {
  const app = await renderApp('/login')

  await enter(app, 'weiling', 'not-the-password')

  expect(await app.screen.findByRole('alert')).toHaveTextContent(
    "Login failed, username and password don't match",
  )
  expect(app.screen.getByLabelText('Username or e-mail')).toHaveValue('weiling')
  expect(session().token).toBeNull()
})

it('ACC-3 nothing is sent without both fields; the first empty one gets the focus', async () => {
  const { screen, user } = await renderApp('/login')
  await user.type(await screen.findByLabelText('Username or e-mail'), 'weiling')

  await user.click(screen.getByRole('button', { name: 'Log in' }))

  const password = screen.getByLabelText('Password')
  expect(password).toHaveFocus()
  expect(password).toHaveAccessibleDescription('This field is required')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('ACC-3 the password can be shown', async () => {
  const { screen, user } = await renderApp('/login')
  await user.type(await screen.findByLabelText('Password'), 'selat')
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')

  await user.click(screen.getByRole('button', { name: 'Show password' }))

  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
  expect(screen.getByRole('button', { name: 'Hide password' })).toBeVisible()
})

it('ACC-3 after too many tries the form says how long to wait', async () => {
  refuseCall('post', '*/travel/v1/auth/login', 429, 'rate_limited', { seconds: 30 })
  const app = await renderApp('/login')
  // The clock stands still, because a busy machine may take longer than a second to read it.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })

  await enter(app, 'weiling', 'selat-demo-1')

  expect(await app.screen.findByRole('alert')).toHaveTextContent('Wait 30 seconds')
  expect(app.screen.getByRole('timer', { name: 'Try again in' })).toHaveTextContent('00:30')
  expect(app.screen.getByLabelText('Username or e-mail')).toHaveValue('weiling')
  vi.setSystemTime(Date.now() + 31_000)
  await waitFor(() => expect(app.screen.queryByRole('timer')).toBeNull())
})

it('ACC-2 the owner of an unverified account requests a code, enters it, and is logged in', async () => {
  const app = await renderApp('/login?next=%2Fprivacy-policy')
  const { screen, user, sandbox, router } = app
  await enter(app, 'putri', 'selat-demo-3')
  expect(await screen.findByRole('alert')).toHaveTextContent('Email not verified')
  expect(screen.getByLabelText('Username or e-mail')).toHaveValue('putri')

  await user.click(screen.getByRole('button', { name: 'Send a code and verify' }))

  expect(await screen.findByRole('heading', { name: 'Verify your e-mail' })).toBeVisible()
  expect(screen.getByText('Code sent to your email')).toBeVisible()
  const code = await readCode(sandbox, 'putri.maharani@traveller.example')
  await user.type(screen.getByLabelText('Code'), code)
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/privacy-policy'))
  expect(session().user?.Username).toBe('putri')
})

it('ACC-2 ACC-6 when codes were requested too often, the wait replaces the button', async () => {
  refuseCall('post', '*/travel/v1/auth/verification', 429, 'rate_limited', { seconds: 60 })
  const app = await renderApp('/login')
  await enter(app, 'putri', 'selat-demo-3')

  await app.user.click(await app.screen.findByRole('button', { name: 'Send a code and verify' }))

  expect(await app.screen.findByRole('timer', { name: 'Try again in' })).toHaveTextContent('01:00')
  expect(app.screen.queryByRole('button', { name: 'Send a code and verify' })).toBeNull()
  expect(app.screen.getByRole('link', { name: 'I have a code' })).toHaveAttribute(
    'href',
    '/verify-email?account=putri',
  )
})

it('ACC-4 the link to a new password carries the typed e-mail', async () => {
  const { screen, user } = await renderApp('/login?next=%2Fcart')
  await user.type(await screen.findByLabelText('Username or e-mail'), 'a@b.example')

  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/forgot-password?email=a%40b.example&next=%2Fcart',
  )
})

it('NAV-9 the login does not return to the page that verifies an e-mail', async () => {
  const app = await renderApp('/login?next=%2Fverify-email%3Faccount%3Dweiling')

  await enter(app, 'weiling', 'selat-demo-1')

  await waitFor(() => expect(app.router.state.location.pathname).toBe('/'))
})

it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/login'])(
  'NAV-9 after the login nobody is sent to %s',
  async (next) => {
    const app = await renderApp(`/login?next=${encodeURIComponent(next)}`)

    await enter(app, 'weiling', 'selat-demo-1')

    await waitFor(() => expect(app.router.state.location.pathname).toBe('/'))
  },
)

it.each([
  '\\\\evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'java%0ascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/%2F/evil.example',
  '/%5Cevil.example',
  '//evil.example@localhost/',
  'http://localhost@evil.example/',
  '//xn--80ak6aa92e.com',
  '//еxample.com',
  '/\t/evil.example',
  '/..//evil.example',
])('NAV-9 a visitor who is already logged in gets no link to %s', async (next) => {
  const sandbox = await createTestSandbox()
  const budi = await logIn(sandbox, 'budi', 'selat-demo-2')

  const { screen } = await renderApp(`/login?${new URLSearchParams({ next })}`, {
    sandbox,
    session: budi,
  })

  const main = within(await screen.findByRole('main'))
  expect(await main.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/')
})

it('NAV-6 an authority arrives at the manifest', async () => {
  const app = await renderApp('/login', { host: 'b2b.localhost' })

  await enter(app, 'sari', 'selat-demo-6')

  await waitFor(() => expect(app.router.state.location.pathname).toBe('/manifest'))
})

it('AGT-4 an agent without a page to return to arrives at the desk', async () => {
  const app = await renderApp('/login', { host: 'b2b.localhost' })

  await enter(app, 'dewi', 'selat-demo-8')

  await waitFor(() => expect(app.router.state.location.pathname).toBe('/agency'))
})

it('AGT-3 an agent whose agency has ended the access is told so', async () => {
  const sandbox = await createTestSandbox()
  await sandbox.store.db
    .updateTable('accounts')
    .set({ member_state: 'inactive' })
    .where('username', '=', 'dewi')
    .execute()
  const app = await renderApp('/login', { sandbox, host: 'b2b.localhost' })

  await enter(app, 'dewi', 'selat-demo-8')

  expect(await app.screen.findByRole('alert')).toHaveTextContent(
    'Your agency has ended this access',
  )
  expect(session().token).toBeNull()
})

it('SES-3 logging out revokes the token, clears the session and says so', async () => {
  const sandbox = await createTestSandbox()
  const person = await logIn(sandbox, 'weiling', 'selat-demo-1')
  const { screen, user } = await renderApp('/login', { sandbox, session: person })
  expect(await screen.findByText('You are logged in as Wei Ling Tan')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Account: Wei Ling Tan' }))
  await user.click(screen.getByRole('button', { name: 'Log out' }))

  expect(await screen.findByText('You are logged out')).toBeVisible()
  expect(session()).toMatchObject({ token: null, user: null, profile: null })
  await waitFor(async () => {
    const answer = await sandbox.fetch(
      new Request('http://localhost/admin/v1/session?system=4101', {
        headers: { Authorization: `Bearer ${person.Token}` },
      }),
    )
    expect(answer.status).toBe(401)
  })
})
