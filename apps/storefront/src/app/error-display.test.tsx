import { act, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openAsAgent } from '../test/agents.ts'
import { refuseCall } from '../test/refuse-call.ts'
import { createTestSandbox, renderApp, server } from '../test/render-app.tsx'
import { meiLing, signInWith } from '../test/saved-people.ts'

const words = 'The passenger list moved house and is not unpacked yet.'
const list = '*/admin/v1/passenger'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T06:30:00Z') }))
afterEach(() => vi.useRealTimers())

type App = Awaited<ReturnType<typeof renderApp>>

const toasts = ({ screen }: Pick<App, 'screen'>) =>
  within(screen.getByRole('region', { name: 'Notifications' }))

/** Opens the list of saved passengers, which is loaded again when the user returns to the tab after a while. */
async function openSaved() {
  const sandbox = await createTestSandbox()
  const session = await signInWith(sandbox, meiLing)
  const app = await renderApp('/profile/passenger', { sandbox, session })
  await app.screen.findByText('TAN MEI LING')
  return app
}

async function comeBackLater(): Promise<void> {
  vi.setSystemTime(Date.now() + 60_000)
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

it('ERR-1 a failed call in the background shows an error toast with the server’s words, and the page stays', async () => {
  const app = await openSaved()
  refuseCall('get', list, 500, 'internal_error', {}, words)

  await comeBackLater()

  const toast = await app.screen.findByRole('alert')
  expect(toast).toHaveTextContent(`Error${words}`)
  expect(toast).not.toHaveTextContent('Internal Server Error')
  expect(app.screen.getByText('TAN MEI LING')).toBeVisible()
})

it('ERR-1 a call that keeps failing is shown once, and again after it has been answered', async () => {
  const app = await openSaved()
  refuseCall('get', list, 500, 'internal_error', {}, words)
  await comeBackLater()
  await app.user.click(await toasts(app).findByRole('button', { name: 'Dismiss' }))

  await comeBackLater()
  expect(app.screen.queryByRole('alert')).toBeNull()

  server.resetHandlers()
  await comeBackLater()
  refuseCall('get', list, 500, 'internal_error', {}, words)
  await comeBackLater()
  expect(await app.screen.findByRole('alert')).toHaveTextContent(words)
})

it('ERR-1 a failure without words from the server shows the standard sentence', async () => {
  const app = await openSaved()
  server.use(http.get(list, () => new HttpResponse('', { status: 500 })))

  await comeBackLater()

  expect(await app.screen.findByRole('alert')).toHaveTextContent(
    'ErrorAn error occurred. Please try again.',
  )
})

it('ERR-1 a call that fails without a connection shows no toast', async () => {
  const app = await openSaved()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.use(http.get(list, () => HttpResponse.error()))

  await comeBackLater()

  expect(app.screen.queryByRole('alert')).toBeNull()
  vi.restoreAllMocks()
})

it('ERR-1 a list whose next page fails shows a toast, and its button tries again', async () => {
  const asked = vi.fn<() => void>()
  const event = {
    Id: 'evt_AAAAAA1',
    At: '2026-11-20T06:00:00Z',
    By: 'Dewi Lestari',
    Event: 'markup_saved',
    About: 'TOP-1',
    Order: null,
    Amount: null,
  }
  server.use(
    http.get('*/admin/v1/agency/event', ({ request }) => {
      const { searchParams } = new URL(request.url)
      if (searchParams.get('cursor') === null)
        return HttpResponse.json({ Items: [event], NextCursor: 'next' })
      asked()
      return undefined
    }),
  )
  const app = await openAsAgent('/agency/team', 'rizal')
  const more = await app.screen.findByRole('button', { name: 'Show more' })

  await app.user.click(more)

  expect(asked).toHaveBeenCalledOnce()
  expect(await app.screen.findByRole('alert')).toHaveTextContent(/^Error.+/)
  await app.user.click(await app.screen.findByRole('button', { name: 'Try again' }))
  expect(asked).toHaveBeenCalledTimes(2)
})

it('ERR-1 a toast says when a page leaves out a part whose call failed', async () => {
  refuseCall('get', '*/travel/v1/pick', 500, 'internal_error', {}, 'No picks before noon.')

  const { screen } = await renderApp('/')

  expect(await screen.findByRole('alert')).toHaveTextContent('ErrorNo picks before noon.')
  expect(screen.queryByRole('heading', { name: 'In season' })).toBeNull()
})

it('ERR-1 ERR-4 a page whose call fails shows the server’s words and a retry in its place, and no toast', async () => {
  refuseCall('get', '*/travel/v1/privacypolicy', 500, 'internal_error', {}, words)

  const { screen } = await renderApp('/privacy-policy')

  const failure = (await screen.findByText('This could not be loaded')).closest('[role]')
  expect(failure).toHaveTextContent(words)
  expect(failure).not.toHaveTextContent('Internal Server Error')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('ERR-1 a form that fails shows the server’s words itself, and no toast', async () => {
  refuseCall('post', '*/travel/v1/auth/login', 500, 'internal_error', {}, words)
  const { screen, user } = await renderApp('/login')
  await user.type(screen.getByRole('textbox', { name: 'Username or e-mail' }), 'weiling')
  await user.type(screen.getByLabelText('Password'), 'selat-demo-1')

  await user.click(screen.getByRole('main').querySelector('button[type=submit]') as HTMLElement)

  const [failure, ...others] = await screen.findAllByRole('alert')
  expect(failure).toHaveTextContent(words)
  expect(failure).not.toHaveTextContent('Internal Server Error')
  expect(others).toEqual([])
})

it('ERR-1 an unknown error code is shown in the server’s words', async () => {
  refuseCall('get', '*/travel/v1/privacypolicy', 409, 'tide_too_low', {}, 'The tide is too low.')

  const { screen } = await renderApp('/privacy-policy')

  expect(await screen.findByText('The tide is too low.')).toBeVisible()
})

it('ERR-3 data that cannot be fetched link to support and show the number of the call', async () => {
  const sandbox = await createTestSandbox()
  await sandbox.console.faults.set([
    { path: '/travel/v1/privacypolicy', code: 'data_unavailable', times: 1 },
  ])
  const { screen, user } = await renderApp('/privacy-policy', { sandbox })

  const text = await screen.findByText('The data could not be fetched, please contact support')
  const failure = within(text.closest('[role=status]') as HTMLElement)
  expect(failure.getByText(/^Reference req_/)).toBeVisible()
  expect(failure.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  await user.click(failure.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByText(/In force since/)).toBeVisible()
})

it('ERR-1 I18-1 after a change of language, a call that fails again is shown in the new language', async () => {
  const app = await openSaved()
  await app.sandbox.console.faults.set([{ path: '/admin/v1/passenger', code: 'data_unavailable' }])
  await comeBackLater()
  expect(await app.screen.findByRole('alert')).toHaveTextContent('Error')

  const footer = within(await app.screen.findByRole('contentinfo'))
  await app.user.click(footer.getByRole('button', { name: 'Bahasa Indonesia' }))

  await expect
    .poll(() => app.screen.queryByRole('alert')?.textContent ?? '')
    .toMatch(/Data tidak dapat diambil/)
})
