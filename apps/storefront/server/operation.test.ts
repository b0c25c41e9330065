import { once } from 'node:events'
import { createServer, request as openRequest } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest'

import { logConsole } from './log-console.ts'
import { createLog } from './log.ts'
import { startSite, type TestSite } from './testing/start-site.ts'

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${trace}-00f067aa0ba902b7-01`

let site: TestSite
let calls: Headers[] = []

beforeAll(async () => {
  site = await startSite(['--cache-seconds', '0', '--patience-ms', '20000'])
})
afterEach(() => {
  site.answerInstead(undefined)
  calls = []
})
afterAll(() => site.stop())

/** Answers as the sandbox does, and records the headers of each call. */
function listen(): void {
  site.answerInstead((request) => {
    calls.push(request.headers)
    return site.sandbox.fetch(request)
  })
}

const told = (name: string) => [...new Set(calls.map((headers) => headers.get(name)))]

it.each(['/about', '/travel/v1/base?system=1&web=localhost'])(
  'API-1 for %s, the API gets the id and the trace of the browser’s request',
  async (path) => {
    listen()

    const { headers } = await site.fetch(path, {
      headers: { 'X-Request-Id': 'browser-7', traceparent },
    })

    expect(headers.get('x-request-id')).toBe('browser-7')
    expect(told('x-request-id')).toEqual(['browser-7'])
    expect(told('traceparent')).toEqual([traceparent])
  },
)

it('API-1 a request gets a new id if it has none or an unsafe one, and the API gets it, too', async () => {
  listen()

  const { headers } = await site.fetch('/travel/v1/base?system=1&web=localhost', {
    headers: { 'X-Request-Id': 'a b', traceparent: `${traceparent}-x` },
  })

  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  expect(told('x-request-id')).toEqual([headers.get('x-request-id')])
  expect(told('traceparent')).toEqual([null])
})

it('SUP-3 a line of the log identifies a request, but not who asked for what', async () => {
  site.lines.length = 0

  await site.fetch('/find-booking?email=weiling%40example.com', {
    headers: { 'X-Request-Id': 'browser-8', traceparent },
    cookie: 'language=ID',
  })

  expect(site.lines.map((line) => JSON.parse(line))).toEqual([
    {
      time: expect.any(String),
      level: 'info',
      message: 'A request was answered.',
      requestId: 'browser-8',
      traceId: trace,
      kind: 'page',
      method: 'GET',
      status: 200,
      durationMs: expect.any(Number),
    },
  ])
})

it('SUP-3 the log has a library’s complaint about an address that cannot be decoded, without the address', async () => {
  const lines: string[] = []
  const { warn, error } = console
  onTestFinished(() => void Object.assign(console, { warn, error }))
  logConsole(createLog('error', (line) => lines.push(line)))

  const { status } = await site.get('/hotels/%E0%A4%A')

  expect(status).toBe(404)
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      level: 'error',
      message: 'A library wrote to the console.',
      text: expect.stringContaining('could not be decoded'),
    }),
  )
  expect(lines.join('')).not.toContain('%E0')
})

it('API-1 a call to an API that cannot be reached is answered with 502 and logged', async () => {
  const alone = await startSite(['--api', await addressOfNothing()])

  const { status, html } = await alone.get('/travel/v1/base?system=1', {
    headers: { 'X-Request-Id': 'browser-9' },
  })

  expect([status, html]).toEqual([502, 'The API does not answer.'])
  expect(alone.lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      level: 'error',
      message: 'The API was not reached.',
      requestId: 'browser-9',
      error: expect.stringContaining('ECONNREFUSED'),
    },
    { level: 'info', kind: 'api', status: 502 },
  ])
  await alone.stop()
})

it.each([
  ['asks before it sends a long body, as curl does', { Expect: '100-continue' }],
  ['offers HTTP/2, as Java does', { Connection: 'Upgrade', Upgrade: 'h2c' }],
])('API-1 a call reaches the API from a client that %s', async (_who, headers) => {
  listen()
  const { url, status } = await site.fetch('/travel/v1/base?system=1&web=localhost')

  const call = openRequest(url, { headers }).end()
  const [answer] = await once(call, 'response')
  answer.resume()

  expect(answer.statusCode).toBe(status)
  expect(calls).toHaveLength(2)
  expect(told('expect')).toEqual([null])
  expect(told('upgrade')).toEqual([null])
})

it('API-1 the log says why a page could not be rendered', async () => {
  const alone = await startSite(['--api', await addressOfNothing()])

  const { status } = await alone.get('/hotels')

  expect(status).toBe(503)
  const [line = ''] = alone.lines
  expect(JSON.parse(line)).toMatchObject({
    message: 'A page was not rendered.',
    error: expect.stringContaining('Caused by: Error: connect ECONNREFUSED'),
  })
  await alone.stop()
})

it('APP-2 the server is alive, and ready as long as the API answers', async () => {
  const [alive, ready] = [await site.get('/healthz'), await site.get('/readyz')]
  site.answerInstead(() => Promise.resolve(new Response('', { status: 503 })))
  const [stillAlive, failing] = [await site.get('/healthz'), await site.get('/readyz')]

  expect([alive.status, ready.status, stillAlive.status]).toEqual([200, 200, 200])
  expect(JSON.parse(ready.html)).toEqual({ status: 'ready' })
  expect(failing.status).toBe(503)
  expect(JSON.parse(failing.html)).toEqual({ status: 'not_ready', reason: 'api_failing' })
})

it('APP-2 a site that is stopping is not ready', async () => {
  const stopping = await startSite([], { isStopping: () => true })

  const { status, html } = await stopping.get('/readyz')

  expect(status).toBe(503)
  expect(JSON.parse(html)).toEqual({ status: 'not_ready', reason: 'stopping' })
  await stopping.stop()
})

it('APP-2 requests are counted by kind, and only the site’s own network may read the counts', async () => {
  await site.get('/assets/start-1234567.js')

  const inside = await site.get('/metrics')
  const byProxies = {
    'X-Forwarded-For': '203.0.113.7',
    Forwarded: 'for=203.0.113.7',
    Via: '1.1 edge',
  }
  const outside = await Promise.all(
    Object.entries(byProxies).map(([name, value]) =>
      site.get('/metrics', { headers: { [name]: value } }),
    ),
  )

  expect(inside.html).toMatch(/^selat_site_requests_total\{kind="file",status="200"\} \d+$/m)
  expect(inside.html).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(outside.map(({ status }) => status)).toEqual([403, 403, 403])
})

/** Returns an address at which nothing listens any more. */
async function addressOfNothing(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // A server that listens on a port has an address of this type.
  server.close()
  await once(server, 'close')
  return `http://127.0.0.1:${port}`
}
