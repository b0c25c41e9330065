import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { pngFile } from '../../test/proof-file.ts'
import { createTestSandbox, logIn, renderApp, server } from '../../test/render-app.tsx'
import { admin, upload } from './api.ts'
import { session, signIn, storedSession } from './session-store.ts'

it('NAV-11 a delayed 401 to an earlier login does not end the present one', async () => {
  const sandbox = await createTestSandbox()
  const before = await logIn(sandbox, 'weiling', 'selat-demo-1')
  const now = await logIn(sandbox, 'weiling', 'selat-demo-1')
  const { screen, router } = await renderApp('/privacy-policy', { sandbox, session: before })
  await screen.findByRole('heading', { name: 'Privacy policy' })
  const refused = { code: 'unauthorized', detail: 'Your session has ended. Log in again.' }
  server.use(
    http.get('*/admin/v1/session', () => {
      signIn(now)
      return HttpResponse.json(refused, { status: 401 })
    }),
  )

  const { error } = await admin.get('/admin/v1/session')

  expect(error).toMatchObject({ code: 'unauthorized' })
  expect(session().token).toBe(now.Token)
  expect(router.state.location.pathname).toBe('/privacy-policy')
})

it('NAV-11 SES-5 a 401 to an old token does not end the session that another tab has stored', async () => {
  const sandbox = await createTestSandbox()
  const before = await logIn(sandbox, 'weiling', 'selat-demo-1')
  const now = await logIn(sandbox, 'weiling', 'selat-demo-1')
  const { screen, router } = await renderApp('/privacy-policy', { sandbox, session: before })
  await screen.findByRole('heading', { name: 'Privacy policy' })
  const refused = { code: 'unauthorized', detail: 'Your session has ended. Log in again.' }
  server.use(
    http.get(
      '*/admin/v1/session',
      () => {
        const stored = localStorage.getItem('sessionStore') ?? ''
        // Another tab whose password was changed does the same; this one has not been told yet.
        localStorage.setItem('sessionStore', stored.replace(before.Token, now.Token))
        return HttpResponse.json(refused, { status: 401 })
      },
      { once: true },
    ),
  )

  await admin.get('/admin/v1/session')

  await expect.poll(() => session().token).toBe(now.Token)
  expect(storedSession().token).toBe(now.Token)
  expect(router.state.location.pathname).toBe('/privacy-policy')
})

it('NAV-11 an upload whose session was ended on another device leads to the login', async () => {
  const sandbox = await createTestSandbox()
  const account = await logIn(sandbox, 'weiling', 'selat-demo-1')
  const { screen, router } = await renderApp('/privacy-policy', { sandbox, session: account })
  await screen.findByRole('heading', { name: 'Privacy policy' })
  const elsewhere = await sandbox.fetch(
    new Request('http://localhost/admin/v1/session/all?system=4101', {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${account.Token}` },
    }),
  )

  const { error } = await upload('/travel/v1/order/{id}/payment/proof', {
    path: { id: 'ord_5T8Q2MZK7C' },
    file: pngFile(),
  })

  expect(elsewhere.status).toBe(204)
  expect(error).toMatchObject({ status: 404 })
  await expect.poll(() => router.state.location.pathname).toBe('/login')
})
