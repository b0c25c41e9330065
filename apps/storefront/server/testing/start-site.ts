import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { serve, type ServerType } from '@hono/node-server'
import { createSandbox, type Sandbox } from '@selat/mock-api'

import { PAGE_FILES } from '../../page-files.ts'
import { prepareRendering, type Renderer } from '../../src/server/render-page.tsx'
import { setClockAhead, testNow } from '../../src/test/set-clock-ahead.ts'
import { createSite } from '../create-site.ts'
import { createLog } from '../log.ts'
import { readSettings } from '../settings.ts'
import { filesOfBuild } from '../site-files.ts'

// Pages propose days by the device's clock, so it is set to the time of the mock.
setClockAhead(Date.parse(testNow) - Date.now())

/** The parts of a document of the build that the site server reads. */
const BUILT = `<!doctype html><html lang="en"><head>
<meta name="build" content="b1">
<link rel="stylesheet" href="/loading.css" />
<script type="module" crossorigin src="/assets/start-1234567.js"></script>
<link rel="stylesheet" crossorigin href="/assets/start-1234567.css">
<link rel="modulepreload" crossorigin href="/assets/shell-1234567.js">
</head><body><div id="browser-warning" hidden></div><noscript><p lang="en">Needs JavaScript</p><p lang="id">Perlu JavaScript</p></noscript><div id="loading-screen"></div><div id="root"></div></body></html>`

export type Answer = { status: number; headers: Headers; html: string }

export type TestSite = {
  sandbox: Sandbox
  /** The lines that the server has logged. */
  lines: string[]
  /** Requests an address like a browser, but follows no redirects. */
  get: (path: string, options?: Visitor) => Promise<Answer>
  /** Requests an address and returns the response itself, for answers that are not text. */
  fetch: (path: string, options?: Visitor) => Promise<Response>
  /** Answers calls in place of the API; undefined puts the API back. */
  answerInstead: (api: ((request: Request) => Promise<Response>) | undefined) => void
  stop: () => Promise<void>
}

export type Visitor = {
  host?: string
  cookie?: string
  language?: string
  headers?: HeadersInit
  method?: 'GET' | 'POST'
  body?: string
  /** Aborts when the visitor goes away. */
  signal?: AbortSignal
}

let rendering: Promise<Renderer> | undefined

/** Starts a site server before a mock, each on a port of its own. */
export async function startSite(
  args: readonly string[] = [],
  { isStopping = () => false }: { isStopping?: () => boolean } = {},
): Promise<TestSite> {
  rendering ??= prepareRendering()
  const render = await rendering
  const sandbox = await createSandbox({ clock: testNow })
  let instead: ((request: Request) => Promise<Response>) | undefined
  const api = await listen((request) => (instead ?? sandbox.fetch)(request))
  const folder = mkdtempSync(join(tmpdir(), 'selat-site-'))
  writeFileSync(join(folder, 'index.html'), BUILT)
  writeFileSync(join(folder, 'build-id.json'), '{"id":"b1"}')
  mkdirSync(join(folder, dirname(PAGE_FILES)))
  writeFileSync(
    join(folder, PAGE_FILES),
    JSON.stringify({ '/attractions/:id': ['/assets/attraction-1234567.js'] }),
  )
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/start-1234567.js'), 'export {}')
  const settings = readSettings(['--api', api.address, ...args], {})
  if (!settings) throw new Error('The settings were not read.')
  const lines: string[] = []
  const log = createLog('info', (line) => lines.push(line))
  const site = await listen(
    createSite({ settings, files: filesOfBuild(folder), render, log, isStopping }).fetch,
  )
  return {
    sandbox,
    lines,
    get: async (path, visitor = {}) => {
      const response = await ask(site.address, path, visitor)
      return { status: response.status, headers: response.headers, html: await response.text() }
    },
    fetch: (path, visitor = {}) => ask(site.address, path, visitor),
    answerInstead: (other) => {
      instead = other
    },
    stop: async () => {
      await Promise.all([site.close(), api.close()])
      await sandbox.close()
      rmSync(folder, { recursive: true })
    },
  }
}

function ask(address: string, path: string, visitor: Visitor): Promise<Response> {
  const { host = 'localhost', cookie = '', language = 'en', headers = {} } = visitor
  const { method = 'GET', body = null } = visitor
  const url = new URL(path, address)
  const sent = new Headers({
    // Node's fetch sets the host itself, so the host is given by the header of a trusted proxy.
    'X-Forwarded-Host': `${host}:${url.port}`,
    'Accept-Language': language,
    ...(cookie !== '' && { Cookie: cookie }),
  })
  for (const [name, value] of new Headers(headers)) sent.set(name, value)
  return fetch(url, {
    ...{ method, body, redirect: 'manual', headers: sent },
    signal: visitor.signal ?? null,
  })
}

type Fetch = Parameters<typeof serve>[0]['fetch']

function listen(fetch: Fetch): Promise<{ address: string; close: () => Promise<void> }> {
  return new Promise((resolve) => {
    const server: ServerType = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
      resolve({
        address: `http://127.0.0.1:${port}`,
        close: () => new Promise((closed) => void server.close(() => closed())),
      })
    })
  })
}

/** Returns the data that a rendered page hands over to the browser; throws if the server has not rendered it. */
export function startOf(html: string): { start: Record<string, unknown>; queries: object } {
  const text = /<script type="application\/json" id="start">([^]*?)<\/script>/.exec(html)?.[1]
  if (text === undefined) throw new Error('No server has rendered this page.')
  return JSON.parse(text)
}
