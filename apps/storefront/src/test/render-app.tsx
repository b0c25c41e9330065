import { LOCALE_STORAGE_KEY, testSiteHost } from '@selat/domain'
import { type LanguageCode, namespaces } from '@selat/i18n'
import { createSandbox, type Sandbox } from '@selat/mock-api'
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
import { applyLanguage, currentLanguage } from '../shared/app/locale.ts'
import { queryClient } from '../shared/app/query-client.ts'
import { signIn } from '../shared/app/session-store.ts'
import { aroundFiles } from './file-hooks.ts'
import { testNow } from './set-clock-ahead.ts'
import { createTestRouter } from './test-router.tsx'
import { startVisitor } from './test-visitor.ts'
import { undeclaredIn } from './undeclared-in.ts'

export { testNow }

export type RenderAppOptions = {
  /** The mock to call, which two renders can share; if it is absent, a fresh one with its clock at `testNow`. */
  sandbox?: Sandbox
  /** The host in the address bar; `localhost` is the consumer site, `b2b.localhost` the agents' site. */
  host?: string
  /** The session of a user who is signed in; see `logIn`. */
  session?: Pick<Schemas['Session'], 'Token' | 'User'>
  language?: LanguageCode
  /** The pages of the app, instead of the site's. */
  pages?: readonly PageRoute[]
  reload?: () => void
  leave?: (url: string) => void
}

let current: Sandbox | undefined

/** Waits until a page is on the screen, because a loader answers only a moment after the press that leads to its page. */
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

/** The calls that the mock has not answered yet. */
const open = new Set<Promise<Response>>()

export function fetchFromMock(request: Request): Promise<Response> {
  const answer = running().fetch(request)
  open.add(answer)
  const settle = () => open.delete(answer)
  answer.then(settle, settle)
  return answer
}

/** The server that stands before the mock; `server.use()` overrides single answers. */
export const server = setupServer(sandboxHandler({ fetch: fetchFromMock }))

const undeclared: string[] = []
const asked: { path: string; isSignedIn: boolean }[] = []
// Calls that a test answers itself are checked, too. This listens for all files of a worker, so no test may remove it.
server.events.on('request:start', ({ request }) => {
  undeclared.push(...undeclaredIn(request))
  asked.push({
    path: new URL(request.url).pathname,
    isSignedIn: request.headers.has('Authorization'),
  })
})

/**
 * Returns the paths of the calls that pages have sent since the test began; the test's own calls to its sandbox are left out.
 */
export const askedPaths = (): readonly string[] => asked.map(({ path }) => path)

/** Returns the paths of the admin API that were called without a session's token. */
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

/** Waits for the last calls of a page before its mock closes, because the next test would otherwise meet their answers. */
async function settleCalls(): Promise<void> {
  const patience = performance.now() + 1000
  while (open.size > 0 && performance.now() < patience) {
    const waiting = new Promise((resolve) => setTimeout(resolve, 1000))
    // oxlint-disable-next-line no-await-in-loop -- an answer may lead to another call
    await Promise.race([Promise.allSettled(open), waiting])
  }
}

/** Returns how calls and answers have differed from the contract since the last call; a test that leaves a difference fails. */
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
  const i18n = await startI18n(currentLanguage(), applyLanguage)
  // All texts are loaded first. A page that an earlier test has downloaded does not wait for its texts, and React pauses before
  // it shows more after a text that comes later.
  await i18n.loadNamespaces([...namespaces])
  showReloadMessage()
  await startWithBase(testSiteHost(host, env.testSiteDomain), reload)
  const { app, router, rendered } = createTestRouter(createRoutes(options.pages ?? sitePages), path)
  await Promise.race([opened(app), left])
  untilRendered = rendered
  // The deferred parts are downloaded as after a visitor's first interaction, so that they open at once.
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

/** Signs in a user of the fixtures, for `renderApp`'s session. */
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

/** Creates a sandbox that leads payers back to a storefront: by default to that of the tests. */
export async function createTestSandbox(storefront = window.location.origin): Promise<Sandbox> {
  current = await createSandbox({ clock: testNow, storefront })
  return current
}
