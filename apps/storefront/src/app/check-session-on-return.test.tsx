import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { askedPaths, createTestSandbox, logIn, renderApp, testNow } from '../test/render-app.tsx'

const start = Date.parse(testNow)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }))
afterEach(() => void vi.useRealTimers())

/** Hides the tab for some seconds. */
function leaveTab(seconds: number): void {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  vi.setSystemTime(Date.now() + seconds * 1000)
  visibility.mockReturnValue('visible')
  act(() => void fireEvent(document, new Event('visibilitychange')))
  visibility.mockRestore()
}

async function openPolicy() {
  const sandbox = await createTestSandbox()
  const [here, elsewhere] = [
    await logIn(sandbox, 'weiling', 'selat-demo-1'),
    await logIn(sandbox, 'weiling', 'selat-demo-1'),
  ]
  const app = await renderApp('/privacy-policy', { sandbox, session: here })
  await app.screen.findByRole('heading', { name: 'Privacy policy' })
  const endEverywhere = () =>
    sandbox.fetch(
      new Request('http://localhost/admin/v1/session/all?system=4101', {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${elsewhere.Token}` },
      }),
    )
  return { ...app, endEverywhere }
}

it('NAV-11 a session that another device has ended is over once its visitor returns to the tab', async () => {
  const { screen, endEverywhere } = await openPolicy()
  await endEverywhere()

  leaveTab(60)

  expect(await screen.findByText('Your session has ended. Log in again.')).toBeVisible()
  expect(screen.queryByText('Wei Ling Tan')).not.toBeInTheDocument()
})

it('NAV-11 a session that goes on stays, and a tab that was hidden for a moment asks nothing', async () => {
  const { screen } = await openPolicy()
  const checks = () => askedPaths().filter((path) => path === '/admin/v1/session')

  leaveTab(59)
  expect(checks()).toEqual([])
  leaveTab(60)

  await vi.waitFor(() => expect(checks()).toHaveLength(1))
  expect(screen.getByRole('heading', { name: 'Privacy policy' })).toBeVisible()
})
