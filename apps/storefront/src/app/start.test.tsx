import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useAppState } from '../shared/app/app-state.ts'
import { useToasts } from '../shared/app/notify.ts'
import { session } from '../shared/app/session-store.ts'
import { refuseCall } from '../test/refuse-call.ts'
import { createTestSandbox, logIn, renderApp, server } from '../test/render-app.tsx'

const baseUrl = '*/travel/v1/base'
const page = '/privacy-policy'

let consoleError: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => void vi.restoreAllMocks())

/** Notes the requests of the start and leaves the answer to the mock. */
function watchBase(): URL[] {
  const seen: URL[] = []
  server.use(
    http.get(baseUrl, ({ request }) => {
      seen.push(new URL(request.url))
    }),
  )
  return seen
}

it.each([
  ['localhost', 'www.selat.test'],
  ['127.0.0.1', 'www.selat.test'],
  ['b2b.localhost', 'b2b.selat.test'],
  ['www.selat.test', 'www.selat.test'],
])('APP-1 on %s the start asks with system 123 for %s', async (host, web) => {
  const seen = watchBase()

  await renderApp(page, { host })

  expect(seen).toHaveLength(1)
  expect(seen[0]?.searchParams.get('system')).toBe('123')
  expect(seen[0]?.searchParams.get('web')).toBe(web)
})

it('APP-1 a second visit asks with system 123 again, not with the site of the first', async () => {
  await renderApp(page)
  const seen = watchBase()

  await renderApp(page)

  expect(seen[0]?.searchParams.get('system')).toBe('123')
})

it('APP-1 later calls send the System that the base answered', async () => {
  const seen: string[] = []
  server.use(
    http.get('*/travel/v1/privacypolicy', ({ request }) => {
      seen.push(new URL(request.url).searchParams.get('system') ?? '')
    }),
  )

  const { screen } = await renderApp(page)
  await screen.findByText(/In force since/)

  expect(seen).toEqual(['4101'])
})

it('APP-2 a name before localhost opens the tenant of that name', async () => {
  const { screen } = await renderApp(page, { host: 'riauline.localhost' })

  expect((await screen.findAllByRole('img', { name: 'Selat Riau Line' })).length).toBeGreaterThan(0)
  expect(session()).toMatchObject({ systemId: 4103, localCurrency: 'SGD' })
})

it('APP-3 the loading flag is true while the base is fetched and false after it came', async () => {
  const flags: boolean[] = []
  server.use(
    http.get(baseUrl, () => {
      flags.push(useAppState.getState().isLoading)
    }),
  )

  await renderApp(page)

  expect([...flags, useAppState.getState().isLoading]).toEqual([true, false])
})

it.each([
  ['after the base came', undefined],
  ['after the base failed', () => HttpResponse.error()],
])('APP-3 the loading screen of the document disappears %s', async (_case, answer) => {
  const loadingScreen = document.createElement('div')
  loadingScreen.id = 'loading-screen'
  document.body.append(loadingScreen)
  if (answer) server.use(http.get(baseUrl, answer))
  expect(loadingScreen).toBeVisible()

  const { screen } = await renderApp('/login')
  await screen.findByRole('heading', { name: 'Log in' })

  expect(loadingScreen).not.toBeVisible()
  loadingScreen.remove()
})

it.each([
  ['an error of the server', () => new HttpResponse('', { status: 500 })],
  ['a broken connection', () => HttpResponse.error()],
  ['an unknown host', () => HttpResponse.json({ code: 'tenant_unknown' }, { status: 404 })],
])(
  'APP-4 after %s the app renders, shows no toast and writes to the console',
  async (_case, answer) => {
    server.use(http.get(baseUrl, answer))

    const { screen } = await renderApp('/login')

    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible()
    expect(screen.getAllByText('Selat').length).toBeGreaterThan(0)
    expect(useAppState.getState().isLoading).toBe(false)
    expect(useToasts.getState().toasts).toEqual([])
    expect(consoleError).toHaveBeenCalledExactlyOnceWith(
      'The base configuration could not be loaded.',
      expect.anything(),
    )
  },
)

it('APP-4 without a base, a first visitor is told that the page could not be loaded, and can try again', async () => {
  const systems: (string | null)[] = []
  server.use(
    http.get(baseUrl, () => new HttpResponse('', { status: 500 })),
    http.get('*/travel/v1/privacypolicy', ({ request }) => {
      systems.push(new URL(request.url).searchParams.get('system'))
    }),
  )

  const { screen, user } = await renderApp(page)

  expect(await screen.findByText('This could not be loaded')).toBeVisible()
  expect(screen.queryByText(/not known here/)).toBeNull()
  expect(systems).toEqual([])
  expect(useToasts.getState().toasts).toEqual([])

  server.resetHandlers()
  const seen = watchBase()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/In force since/)).toBeVisible()
  expect(seen).toHaveLength(1)
  expect(session().systemId).toBe(4101)
})

it('APP-4 without a base, the page of a product shows no 404, and can be tried again', async () => {
  server.use(http.get(baseUrl, () => HttpResponse.error()))

  const { screen, user } = await renderApp('/attractions')

  expect(await screen.findByText('This could not be loaded')).toBeVisible()
  expect(screen.queryByText('Page Not Found')).toBeNull()
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0)
})

it('APP-4 without a base, a form says that its call failed and keeps the entries', async () => {
  server.use(http.get(baseUrl, () => new HttpResponse('', { status: 500 })))
  const { screen, user } = await renderApp('/login')
  const name = screen.getByRole('textbox', { name: 'Username or e-mail' })
  await user.type(name, 'weiling')

  await user.type(screen.getByLabelText('Password'), 'selat-demo-1{Enter}')

  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred. Please try again.')
  expect(name).toHaveValue('weiling')
  server.resetHandlers()
  await user.type(screen.getByLabelText('Password'), '{Enter}')
  await waitFor(() => expect(session().user?.Username).toBe('weiling'))
})

it('APP-4 on a later visit, calls are sent even if the base fails', async () => {
  const sandbox = await createTestSandbox()
  const first = await renderApp('/login', { sandbox })
  first.unmount()
  server.use(http.get(baseUrl, () => HttpResponse.error()))

  const { screen } = await renderApp(page, { sandbox })

  expect(await screen.findByText(/In force since/)).toBeVisible()
})

it('SES-4 a 401 from the base ends the session, tells why and reloads after 500 ms', async () => {
  const sandbox = await createTestSandbox()
  const person = await logIn(sandbox, 'weiling', 'selat-demo-1')
  const reload = vi.fn()
  const later = vi.spyOn(window, 'setTimeout')
  refuseBase()

  const { screen } = await renderApp(page, { sandbox, session: person, reload })

  expect(session()).toMatchObject({ token: null, user: null, profile: null })
  expect(await screen.findByRole('alert')).toHaveTextContent('FailedYour session has ended.')
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  // The delay is not measured, because half a second may be over before the page is there.
  expect(later).toHaveBeenCalledWith(reload, 500)
})

it('SES-4 the message is shown again after the reload, but not after the next one', async () => {
  const sandbox = await createTestSandbox()
  refuseBase()
  const first = await renderApp(page, { sandbox })
  first.unmount()
  server.resetHandlers()

  const second = await renderApp(page, { sandbox })
  expect(await second.screen.findByRole('alert')).toHaveTextContent('FailedYour session has ended.')
  second.unmount()

  await renderApp(page, { sandbox })
  expect(useToasts.getState().toasts).toEqual([])
})

it('SES-4 I18-1 after the reload, which forgets the chosen language, the message is in the language of the page', async () => {
  const sandbox = await createTestSandbox()
  refuseBase('Sesi Anda sudah berakhir di server.')
  const first = await renderApp(page, { sandbox, language: 'ID' })
  expect(await first.screen.findByRole('alert')).toHaveTextContent(
    'Sesi Anda sudah berakhir di server.',
  )
  first.unmount()
  server.resetHandlers()

  const { screen } = await renderApp(page, { sandbox })

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'FailedYour session has ended. Log in again.',
  )
})

it('SES-4 a base that keeps refusing causes only one reload', async () => {
  const sandbox = await createTestSandbox()
  const reload = vi.fn()
  refuseBase()
  const first = await renderApp(page, { sandbox, reload })
  first.unmount()

  await renderApp(page, { sandbox, reload })
  await new Promise((resolve) => setTimeout(resolve, 700))

  expect(reload).toHaveBeenCalledOnce()
})

function refuseBase(detail = 'Your session has ended.'): void {
  refuseCall('get', baseUrl, 401, 'unauthorized', {}, detail)
}
