import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import { admin } from '../shared/app/api.ts'
import { session } from '../shared/app/session-store.ts'
import { createTestSandbox, logIn, renderApp, server } from '../test/render-app.tsx'

const b2b = 'b2b.localhost'

it('NAV-5 on an agents’ host, a visitor is sent to the login page', async () => {
  const { screen, router } = await renderApp('/privacy-policy?a=1', { host: b2b })

  expect(await screen.findByRole('heading', { name: 'Partner login' })).toBeVisible()
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    search: '?next=%2Fprivacy-policy%3Fa%3D1',
  })
})

it.each(['/', '/ferry', '/cart', '/register', '/contact', '/nowhere'])(
  'NAV-5 on an agents’ host, %s leads a visitor to the login page',
  async (path) => {
    const { screen, router } = await renderApp(path, { host: b2b })

    expect(await screen.findByRole('heading', { name: 'Partner login' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/login')
  },
)

it('NAV-5 on a consumer host, a visitor opens a page without logging in', async () => {
  const { screen, router } = await renderApp('/privacy-policy')

  expect(await screen.findByRole('heading', { name: 'Privacy policy' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/privacy-policy')
})

it.each([
  '/',
  '/ferry',
  '/cart',
  '/profile',
  '/order-history',
  '/agency',
  '/agency/team',
  '/customers',
  '/wallet_balance',
  '/nowhere',
])('NAV-6 an authority that opens %s sees the manifest', async (path) => {
  const sandbox = await createTestSandbox()
  const person = await logIn(sandbox, 'sari', 'selat-demo-6', b2b)

  const { screen, router } = await renderApp(path, { sandbox, host: b2b, session: person })

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Manifest' })).toBeVisible())
  expect(router.state.location.pathname).toBe('/manifest')
})

it('NAV-7 a rule of the tenant redirects within the site', async () => {
  await useRules([{ From: '/old/*', To: '/privacy-policy' }])

  const { screen, router } = await renderApp('/old/terms')

  expect(await screen.findByRole('heading', { name: 'Privacy policy' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/privacy-policy')
})

it('NAV-7 a rule may lead to another site that the tenant lists', async () => {
  await useRules([{ From: '/tides', To: 'https://tides.example/today' }], ['tides.example'])
  const leave = vi.fn()

  await renderApp('/tides', { leave })

  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://tides.example/today'))
})

it.each([
  'https://evil.example/',
  'http://tides.example/',
  'javascript:alert(1)',
  '//evil.example',
])('NAV-7 a rule to %s is refused', async (to) => {
  await useRules([{ From: '/tides', To: to }], ['tides.example'])
  const leave = vi.fn()

  const { screen } = await renderApp('/tides', { leave })

  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  expect(leave).not.toHaveBeenCalled()
})

it.each(['/nowhere', '/history/not-an-id!', '/hotels/%2E%2E%2Fx'])(
  'NAV-3 %s shows the page ‘Page Not Found’',
  async (path) => {
    const { screen } = await renderApp(path)

    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    expect(screen.getByText('Error 404')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  },
)

it('NAV-8 an agents’ host asks for the login before it says that a page is missing', async () => {
  const { screen } = await renderApp('/nowhere', { host: b2b })

  expect(await screen.findByRole('heading', { name: 'Partner login' })).toBeVisible()
})

it('NAV-11 a 401 from the admin API ends the session and leads to the login page and back', async () => {
  const sandbox = await createTestSandbox()
  const person = await logIn(sandbox, 'weiling', 'selat-demo-1')
  const { screen, router } = await renderApp('/privacy-policy', { sandbox, session: person })
  await screen.findByRole('heading', { name: 'Privacy policy' })
  sandbox.clock.advance(365 * 24 * 3600)

  await admin.get('/admin/v1/session')

  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(router.state.location.search).toBe('?next=%2Fprivacy-policy')
  expect(await screen.findByText('Your session has ended. Log in again.')).toBeVisible()
  expect(session().token).toBeNull()
})

it('SES-5 an agent who logs out in another tab is sent to the login page here', async () => {
  const sandbox = await createTestSandbox()
  const person = await logIn(sandbox, 'limei', 'selat-demo-5', b2b)
  const { screen } = await renderApp('/privacy-policy', { sandbox, host: b2b, session: person })
  await screen.findByRole('heading', { name: 'Privacy policy' })

  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))

  expect(await screen.findByRole('heading', { name: 'Partner login' })).toBeVisible()
})

/** Answers with the consumer tenant's own configuration, but with other route rules. */
async function useRules(
  rules: { From: string; To: string }[],
  hosts: string[] = [],
): Promise<void> {
  const sandbox = await createTestSandbox()
  const url = 'http://localhost/travel/v1/base?system=123&web=www.selat.test'
  const base: object = await (await sandbox.fetch(new Request(url))).json()
  server.use(
    http.get('*/travel/v1/base', () =>
      HttpResponse.json({ ...base, RouteRules: rules, ExternalHosts: hosts }),
    ),
  )
}
