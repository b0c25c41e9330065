import { act, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import { queryClient } from '../../../shared/app/query-client.ts'
import { session, signIn } from '../../../shared/app/session-store.ts'
import { fill, type Rendered } from '../../../test/account-driver.ts'
import { holdAnswer, holdCall } from '../../../test/hold-call.ts'
import { openAs, type Opened } from '../../../test/open-as.ts'
import { refuseCall } from '../../../test/refuse-call.ts'
import { reloadTab } from '../../../test/reload-tab.ts'
import { createTestSandbox, logIn, renderApp, server } from '../../../test/render-app.tsx'

const profileUrl = '*/admin/v1/profile'
const moved = 'wei.ling@traveller.example'

const save = async ({ user, screen }: Rendered) =>
  user.click(screen.getByRole('button', { name: 'Save' }))

it('ACC-5 the overview shows the account, its contact data and the links to its pages', async () => {
  const { screen } = await openAs('/profile')

  expect(await screen.findByRole('heading', { name: 'Wei Ling Tan' })).toBeVisible()
  const main = within(screen.getByRole('main'))
  for (const text of ['weiling', 'weiling.tan@traveller.example', '+65 91234567', 'Singapore'])
    expect(main.getByText(text)).toBeVisible()
  expect(main.getByText('•••••567D')).toBeVisible()
  expect(main.getByText('All details are given')).toBeVisible()
  const nav = within(screen.getByRole('navigation', { name: 'Your account' }))
  expect(nav.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
  expect(nav.getByRole('link', { name: 'Passengers' })).toHaveAttribute(
    'href',
    '/profile/passenger',
  )
})

it('ACC-5 the overview names the missing details', async () => {
  const sandbox = await createTestSandbox()
  const person = await logIn(sandbox, 'budi', 'selat-demo-2')
  server.use(
    http.get(profileUrl, async ({ request }) => {
      const known = await (await sandbox.fetch(request)).json()
      return HttpResponse.json({ ...known, StreetAddress: '', Nationality: null })
    }),
  )

  const { screen } = await renderApp('/profile', { sandbox, session: person })

  expect(await screen.findByText('Still missing: Street address and Nationality')).toBeVisible()
  expect(screen.getAllByText('Not given yet')).toHaveLength(2)
})

it('ERR-4 a profile that failed to load can be requested again', async () => {
  refuseCall('get', profileUrl, 500, 'internal_error')
  const { screen, user } = await openAs('/profile')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  server.resetHandlers()

  await user.click(retry)

  expect(await screen.findByRole('heading', { name: 'Wei Ling Tan' })).toBeVisible()
})

it.each(['/profile', '/profile/form', '/profile/password'])(
  'NAV-9 a visitor of %s logs in first and comes back',
  async (path) => {
    const app = await renderApp(path)
    const { screen, user, router } = app
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible()

    await fill(app, { 'Username or e-mail': 'weiling', Password: 'selat-demo-1' })
    await user.click(screen.getByRole('button', { name: 'Log in' }))

    await waitFor(() => expect(router.state.location.pathname).toBe(path))
    expect(await screen.findByRole('navigation', { name: 'Your account' })).toBeVisible()
  },
)

it('SES-5 a logout in another tab is shown in this one', async () => {
  const { screen } = await openAs('/profile')
  await screen.findByRole('heading', { name: 'Wei Ling Tan' })

  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))

  expect(await screen.findByRole('heading', { name: 'You are logged out' })).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?next=%2Fprofile',
  )
})

it('ACC-5 changed details are saved, and shown in the header and the overview', async () => {
  const app = await openAs('/profile/form')
  const { screen, user } = app

  await fill(app, {
    'Full name': 'Tan Wei Ling',
    Username: 'weiling.tan',
    'Phone number': '8765 4321',
  })
  await user.selectOptions(screen.getByLabelText(/Nationality/), 'MY')
  await save(app)

  expect(await screen.findByText('Your details are saved')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Account: Tan Wei Ling' })).toBeVisible()
  expect(session()).toMatchObject({
    profile: { Name: 'Tan Wei Ling', Username: 'weiling.tan' },
    user: { Name: 'Tan Wei Ling', Username: 'weiling.tan' },
  })
  await user.click(screen.getByRole('link', { name: 'Overview' }))
  expect(await screen.findByText('+65 87654321')).toBeVisible()
  expect(screen.getByText('Malaysia')).toBeVisible()
})

it('SES-3 ACC-5 a profile that is saved after its account was logged out does not change the session of the next account', async () => {
  const app = await openAs('/profile/form')
  const { screen, user, sandbox } = app
  const { asked, release } = holdAnswer('put', '*/admin/v1/profile')
  await fill(app, { 'Full name': 'Tan Wei Ling' })
  await save(app)
  await asked
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  await screen.findByText('You are logged out')
  const next = await logIn(sandbox, 'budi', 'selat-demo-2')
  act(() => void signIn(next))

  release()

  expect(await screen.findByText('Your details are saved')).toBeVisible()
  expect(session()).toMatchObject({ user: { Username: 'budi' }, profile: { Username: 'budi' } })
})

it('ERR-4 ACC-5 an older answer that arrives after the profile was saved does not undo the change', async () => {
  const app = await openAs('/profile/form')
  const { screen, user } = app
  await fill(app, { 'Phone number': '8765 4321' })
  const older = holdAnswer('get', '*/admin/v1/profile')
  void queryClient().refetchQueries({ type: 'active' })
  await older.asked
  await save(app)
  await screen.findByText('Your details are saved')

  older.release()

  await waitFor(() => expect(queryClient().isFetching()).toBe(0))
  await user.click(screen.getByRole('link', { name: 'Overview' }))
  expect(await screen.findByText('+65 87654321')).toBeVisible()
})

it('ACC-5 the ID card number is masked, and the page says that it cannot be changed there', async () => {
  const { screen } = await openAs('/profile/form')

  expect(await screen.findByText('•••••567D')).toBeVisible()
  expect(screen.getByText(/cannot be changed here/)).toBeVisible()
})

it('ACC-5 RUL-1 invalid fields are marked by the rules, and nothing is sent', async () => {
  const sent = vi.fn()
  server.use(http.put(profileUrl, sent))
  const app = await openAs('/profile/form')
  const { screen } = app

  await fill(app, { 'Full name': 'W', 'E-mail': 'weiling', 'Phone number': '12' })
  await save(app)

  expect(screen.getByLabelText('Full name')).toHaveFocus()
  expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription(/at least 2/)
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/valid e-mail/)
  expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription(/valid phone/)
  expect(screen.getByText('3 fields need your attention')).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
})

it('ACC-5 a username that is taken is reported beside its field', async () => {
  const app = await openAs('/profile/form')

  await fill(app, { Username: 'budi' })
  await save(app)

  const field = app.screen.getByLabelText('Username')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/User already exists/))
  expect(session().profile?.Username).toBe('weiling')
})

it('ACC-5 an e-mail that already has an account is reported beside its field', async () => {
  const app = await openAs('/profile/form')

  await fill(app, { 'E-mail': 'budi.santoso@traveller.example' })
  await save(app)

  const field = app.screen.getByLabelText('E-mail')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Account already exists/))
})

it('ERR-4 leaving unsaved details asks first, and staying loses nothing', async () => {
  const app = await openAs('/profile/form')
  const { screen, user, router } = app
  await fill(app, { 'Full name': 'Tan Wei' })

  await user.click(screen.getByRole('link', { name: 'Overview' }))
  const question = await screen.findByRole('dialog', { name: 'Leave this page?' })
  await user.click(within(question).getByRole('button', { name: 'Stay' }))
  expect(router.state.location.pathname).toBe('/profile/form')
  expect(screen.getByLabelText('Full name')).toHaveValue('Tan Wei')

  await user.click(screen.getByRole('link', { name: 'Overview' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
})

it('ERR-4 ACC-5 text that is typed while the profile is being saved stays, and is saved next', async () => {
  const app = await openAs('/profile/form')
  const { screen } = app
  await fill(app, { 'Full name': 'Tan Wei' })
  const letThrough = holdCall('put', profileUrl)
  await save(app)
  await fill(app, { 'Phone number': '8765 4321' })

  letThrough()

  await screen.findByText('Your details are saved')
  expect(screen.getByLabelText('Full name')).toHaveValue('Tan Wei')
  expect(screen.getByLabelText('Phone number')).toHaveValue('8765 4321')
  await app.user.click(screen.getByRole('link', { name: 'Overview' }))
  await app.user.click(await screen.findByRole('button', { name: 'Stay' }))
  await save(app)
  await waitFor(() => expect(screen.queryByText('Saving')).toBeNull())
  await app.user.click(screen.getByRole('link', { name: 'Overview' }))
  expect(await screen.findByText('+65 87654321')).toBeVisible()
})

it('ERR-4 leaving after a save asks nothing', async () => {
  const app = await openAs('/profile/form')
  await fill(app, { 'Full name': 'Tan Wei Ling' })
  await save(app)
  await app.screen.findByText('Your details are saved')

  await app.user.click(app.screen.getByRole('link', { name: 'Overview' }))

  await waitFor(() => expect(app.router.state.location.pathname).toBe('/profile'))
  expect(app.screen.queryByRole('dialog')).toBeNull()
})

async function typeDetails(app: Opened) {
  await fill(app, { 'Full name': 'Tan Wei', 'E-mail': moved, 'Phone number': '8765 4321' })
  await app.user.selectOptions(app.screen.getByLabelText(/Nationality/), 'MY')
}

async function expectDetails({ screen }: Rendered) {
  expect(await screen.findByLabelText('Full name')).toHaveValue('Tan Wei')
  expect(screen.getByLabelText('E-mail')).toHaveValue(moved)
  expect(screen.getByLabelText('Phone number')).toHaveValue('8765 4321')
  expect(screen.getByLabelText(/Nationality/)).toHaveValue('MY')
}

it('ERR-4 ACC-5 typed details survive a reload, and are removed from storage once they are saved', async () => {
  const app = await openAs('/profile/form')
  await typeDetails(app)
  const { sandbox } = app
  const person = await logIn(sandbox, 'weiling', 'selat-demo-1')
  reloadTab()

  const again = await renderApp('/profile/form', { sandbox, session: person })

  await expectDetails(again)
  await save(again)
  await again.screen.findByText('Your details are saved')
  await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('Tan Wei'))
})

it('NAV-11 ERR-4 ACC-5 when the session ends during a save, the login leads back to the form as it was typed', async () => {
  const app = await openAs('/profile/form')
  const { screen, user, router } = app
  await typeDetails(app)
  refuseCall('put', profileUrl, 401, 'unauthorized')

  await save(app)
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(JSON.stringify(sessionStorage)).not.toContain('Tan Wei')
  await fill(app, { 'Username or e-mail': 'weiling', Password: 'selat-demo-1' })
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/form'))
  await expectDetails(app)
})

it('ERR-4 ACC-5 typed text that is restored to the saved value leaves no draft in storage', async () => {
  const app = await openAs('/profile/form')
  await fill(app, { 'Full name': 'Tan Wei' })
  await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('Tan Wei'))

  await fill(app, { 'Full name': 'Wei Ling Tan' })

  await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('formDraft'))
})

it('SES-3 logging out of the account leads to the home page', async () => {
  const { screen, user, router } = await openAs('/profile')

  await user.click(await screen.findByRole('button', { name: 'Log out' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(screen.getByText('You are logged out')).toBeVisible()
})

it('ACC-5 the header leads to profile and passengers', async () => {
  const { screen, user } = await openAs('/privacy-policy')

  await user.click(await screen.findByRole('button', { name: 'Account: Wei Ling Tan' }))

  const menu = within(screen.getByRole('dialog', { name: 'Account' }))
  expect(menu.getByRole('link', { name: 'Passengers' })).toHaveAttribute(
    'href',
    '/profile/passenger',
  )
  await user.click(menu.getByRole('link', { name: 'Profile' }))
  expect(await screen.findByRole('heading', { name: 'Wei Ling Tan' })).toBeVisible()
  expect(screen.queryByRole('dialog', { name: 'Account' })).toBeNull()
})
