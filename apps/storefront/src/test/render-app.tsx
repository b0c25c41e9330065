import { LOCALE_STORAGE_KEY, testSiteHost } from '@selat/domain'
import { namespaces, parseLanguage } from '@selat/i18n'
import type { LanguageCode } from '@selat/i18n'
import { createSandbox } from '@selat/mock-api'
import type { Sandbox } from '@selat/mock-api'
import { sandboxHandler } from '@selat/mock-api/msw'
import type { Schemas } from '@selat/sdk'
import { act, configure, getConfig, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import { expect } from 'vitest'

import { App } from '../app/app.tsx'
import { createRoutes } from '../app/create-routes.tsx'
import { showReloadMessage, startWithBase } from '../app/load-base.ts'
import type { PageRoute } from '../app/page-route.ts'
import { pages as sitePages } from '../app/routes.tsx'
import { opened, SiteRouter } from '../app/site-router.tsx'
import { env } from '../env.ts'
import { useAppState } from '../shared/app/app-state.ts'
import { downloadWaiting } from '../shared/app/first-interaction.ts'
import { startI18n } from '../shared/app/i18n.ts'
import { applyLanguage } from '../shared/app/locale.ts'
import { queryClient } from '../shared/app/query-client.ts'
import { signIn } from '../shared/app/session-store.ts'
import { aroundFiles } from './file-hooks.ts'
import { testNow } from './set-clock-ahead.ts'
import { createTestRouter } from './test-router.tsx'
import { startVisitor } from './test-visitor.ts'
import { undeclaredIn } from './undeclared-in.ts'

export { testNow }

export type RenderAppOptions = {
  /** The mock to talk to, to be shared by two renders; a fresh one with its clock at `testNow` when absent. */
  sandbox?: Sandbox
  /** The address bar's host; `localhost` is the consumer site, `b2b.localhost` the agents'. */
  host?: string
  /** Someone who has signed in; see `logIn`. */
  session?: Pick<Schemas['Session'], 'Token' | 'User'>
  language?: LanguageCode
  /** Other pages than the site's. */
  pages?: readonly PageRoute[]
  reload?: () => void
  leave?: (url: string) => void
}

let current: Sandbox | undefined

/** A loader answers a moment after the press, so that the page that it leads to is not on the screen by itself. */
let untilRendered: () => Promise<void> = async () => undefined
const library = getConfig()
configure({
  asyncWrapper: (run) =>
    library.asyncWrapper(async () => {
      const result = await run()
      await untilRendered()
      return result
    }),
})

function running(): Sandbox {
  if (!current) throw new Error('A call was sent before the test had a sandbox.')
  return current
}

/** Calls that the mock has not answered yet. */
const open = new Set<Promise<Response>>()

export function fetchFromMock(request: Request): Promise<Response> {
  const answer = running().fetch(request)
  open.add(answer)
  const settle = () => open.delete(answer)
  answer.then(settle, settle)
  return answer
}

/** Stands before the mock: `server.use()` overrides single answers. */
export const server = setupServer(sandboxHandler({ fetch: fetchFromMock }))

const undeclared: string[] = []
const asked: { path: string; isSignedIn: boolean }[] = []
// Also of calls that a test has answered otherwise. It listens for all files of a worker, so no test may remove it.
server.events.on('request:start', ({ request }) => {
  undeclared.push(...undeclaredIn(request))
  asked.push({
    path: new URL(request.url).pathname,
    isSignedIn: request.headers.has('Authorization'),
  })
})

/** The paths of the calls that pages have sent since the test began; what a test asks of its sandbox itself is not among them. */
export const askedPaths = (): readonly string[] => asked.map(({ path }) => path)

/** The paths that only an account may ask, of the calls that were sent without a session's token. */
export const pathsAskedWithoutToken = (): readonly string[] =>
  asked
    .filter(({ path, isSignedIn }) => path.startsWith('/admin/') && !isSignedIn)
    .map(({ path }) => path)

aroundFiles({
  beforeFile: () => server.listen({ onUnhandledFrame: 'error' }),
  async afterTest() {
    server.resetHandlers()
    queryClient().clear()
    await settleCalls()
    const drift = await takeDrift()
    await current?.close()
    current = undefined
    asked.length = 0
    expect(drift, 'what calls and answers have that the contract has not').toEqual([])
  },
  afterFile: () => server.close(),
})

/** What a page has asked for last is answered before its mock closes, or the next test would meet what is left of it. */
async function settleCalls(): Promise<void> {
  const patience = performance.now() + 1000
  while (open.size > 0 && performance.now() < patience) {
    const waiting = new Promise((resolve) => setTimeout(resolve, 1000))
    // oxlint-disable-next-line no-await-in-loop -- an answer may lead to another call
    await Promise.race([Promise.allSettled(open), waiting])
  }
}

/** How calls and answers differed from the contract since it was last asked; a test that leaves any fails. */
export async function takeDrift(): Promise<string[]> {
  const broken = await current?.console.requests.list({ violations: 'true' })
  await current?.console.requests.clear()
  const answers = (broken?.requests ?? []).flatMap(({ method, path, violations }) =>
    violations.map(({ pointer, message }) => `${method} ${path} ${pointer} ${message}`),
  )
  return [...undeclared.splice(0), ...answers]
}

/** Renders a path of the real app against the real mock, started as main.tsx starts it. */
export async function renderApp(path: string, options: RenderAppOptions = {}) {
  const { host = 'localhost', session, language, reload = () => undefined } = options
  const sandbox = options.sandbox ?? current ?? (await createTestSandbox())
  current = sandbox
  if (language !== undefined) localStorage.setItem(LOCALE_STORAGE_KEY, language)
  startVisitor()
  const left = new Promise<void>((resolve) => {
    const leave = (url: string) => {
      options.leave?.(url)
      resolve()
    }
    useAppState.setState({ leave })
  })
  if (session) signIn(session)
  const i18n = await startI18n(
    parseLanguage(localStorage.getItem(LOCALE_STORAGE_KEY)),
    applyLanguage,
  )
  // Pages that another test has downloaded wait for no texts; a late text costs React's pause before it shows more.
  await i18n.loadNamespaces([...namespaces])
  showReloadMessage()
  await startWithBase(testSiteHost(host, env.testSiteDomain), reload)
  const { app, router, rendered } = createTestRouter(createRoutes(options.pages ?? sitePages), path)
  await Promise.race([opened(app), left])
  untilRendered = rendered
  // As after a visitor's first move: what is opened is there at once.
  await downloadWaiting()
  const view = await act(async () =>
    render(
      <App i18n={i18n}>
        <SiteRouter router={app} />
      </App>,
    ),
  )
  return { ...view, screen, router, sandbox, user: userEvent.setup() }
}

/** Signs someone of the fixtures in, for `renderApp`'s session. */
export async function logIn(
  sandbox: Sandbox,
  username: string,
  password: string,
  host = 'localhost',
) {
  const web = testSiteHost(host, env.testSiteDomain)
  const ask = async <Answer,>(path: string, init?: RequestInit): Promise<Answer> => {
    const response = await sandbox.fetch(new Request(`http://${web}/travel/v1/${path}`, init))
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return response.json()
  }
  const base = await ask<Schemas['BaseConfiguration']>(`base?system=123&web=${web}`)
  return ask<Schemas['Session']>(`auth/login?system=${base.System}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ Username: username, Password: password }),
  })
}

export async function createTestSandbox(): Promise<Sandbox> {
  current = await createSandbox({ clock: testNow, storefront: window.location.origin })
  return current
}
