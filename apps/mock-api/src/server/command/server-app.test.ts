import { expect, it, onTestFinished, vi } from 'vitest'

import { createCaller } from '../../../lab/testing/create-caller.ts'
import { openServer } from '../../../lab/testing/open-server.ts'
import { StoreNotWritable } from '../../engine/store/not-writable.ts'
import { cartOf, oneWayItem } from '../../scenarios/sample-items.ts'
import { createServerApp } from './server-app.ts'

const COMPANY = '/travel/v1/company?system=4101'
const probe = async (response: Response) => [response.status, await response.json()]

it('APP-2 is alive and ready, and is no longer ready when it is being stopped', async () => {
  const { url, app } = await openServer()

  const before = [await fetch(`${url}/healthz`), await fetch(`${url}/readyz`)]
  app.stopping()
  const after = [await fetch(`${url}/healthz`), await fetch(`${url}/readyz`)]

  expect(await Promise.all(before.map(probe))).toEqual([
    [200, { status: 'alive' }],
    [200, { status: 'ready' }],
  ])
  expect(await Promise.all(after.map(probe))).toEqual([
    [200, { status: 'alive' }],
    [503, { status: 'not_ready', reason: 'stopping' }],
  ])
})

it.each([
  ['store_unavailable', () => Promise.reject(new Error('gone'))],
  ['store_slow', () => new Promise<void>(() => undefined)],
  ['store_not_writable', () => Promise.reject(new StoreNotWritable())],
])(
  'APP-2 is not ready because of %s when the store does not answer or cannot be written',
  async (reason, ready) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const app = createServerApp({
      sandboxes: {
        open: async () => ({ store: { ready } }) as never, // all that the probe looks at
        answer: async () => new Response(),
      },
      metrics: { response: async () => new Response() },
    })

    const asked = Promise.resolve(app.fetch(new Request('http://localhost/readyz')))
    await vi.advanceTimersByTimeAsync(2000)
    vi.useRealTimers()

    expect(await probe(await asked)).toEqual([503, { status: 'not_ready', reason }])
  },
)

it.each(['/healthz', '/readyz', '/metrics'])('APP-2 %s accepts no POST', async (path) => {
  const { url } = await openServer()

  const answer = await fetch(url + path, { method: 'POST' })

  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
})

it('APP-2 counts its answers for Prometheus', async () => {
  const { url, app } = await openServer({ faults: [{ path: '*/currency', status: 503, times: 1 }] })
  const { call, send } = createCaller({
    fetch: async (request) => app.fetch(request),
  })
  const cart = await call('addToCart', { body: cartOf(oneWayItem()) })
  await send('getCart', { header: { 'Cart-Token': cart.body.Token } })
  await send('getCart', { header: { 'Cart-Token': 'this-is-the-token-of-no-cart' } })
  await send('listCurrencies')
  await fetch(url + COMPANY, { headers: { 'X-Mock-Fault': 'reset=after' } }).catch(() => undefined)
  await fetch(url + COMPANY, { headers: { 'X-Mock-Sandbox': 'other' } })
  await fetch(`${url}/nothing`)

  const answer = await fetch(`${url}/metrics`)
  const text = await answer.text()

  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/)
  for (const line of [
    'selat_http_requests_total{operation="addToCart",method="POST",status="201"} 1',
    'selat_http_requests_total{operation="getCart",method="GET",status="404"} 1',
    'selat_http_requests_total{operation="getCompany",method="GET",status="0"} 1',
    'selat_http_requests_total{operation="none",method="GET",status="404"} 1',
    'selat_http_request_duration_seconds_count{operation="getCompany"} 2',
    'selat_refusals_total{code="cart_not_found"} 1',
    'selat_faults_struck_total{fault="status"} 1',
    'selat_faults_struck_total{fault="reset_after"} 1',
    'selat_sandboxes_open 2',
    'selat_seats{sandbox="main",state="held"} 1',
    'selat_http_requests_in_flight 1',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
})

it('APP-2 shows its metrics only under names of this machine, and its probes under any name', async () => {
  const { app } = await openServer()
  const ask = async (path: string) =>
    (await app.fetch(new Request(`http://rebound.example${path}`))).status

  expect([await ask('/metrics'), await ask('/healthz'), await ask('/readyz')]).toEqual([
    403, 200, 200,
  ])
})

it('APP-2 a call whose sandbox cannot be opened is answered with service_unavailable', async () => {
  const onFailure = vi.fn<(error: unknown) => void>()
  const lost = new Error('The database cannot be reached.')
  const app = createServerApp({
    sandboxes: { open: () => Promise.reject(lost), answer: () => Promise.reject(lost) },
    metrics: { response: async () => new Response() },
    onFailure,
  })
  const headers = { 'X-Request-Id': 'lost-in-a-storm', 'Accept-Language': 'id' }

  const answer = await app.fetch(new Request(`http://localhost${COMPANY}`, { headers }))

  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
    503,
    'application/problem+json',
  ])
  expect(await answer.json()).toMatchObject({
    code: 'service_unavailable',
    requestId: 'lost-in-a-storm',
  })
  expect(onFailure).toHaveBeenCalledWith(lost)
})

it('APP-2 delays every call of the API by the given latency, and no call of the console', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const app = createServerApp({
    sandboxes: { open: vi.fn(), answer: async () => new Response('ok') },
    metrics: { response: async () => new Response() },
    latencyMs: 60,
  })
  const answered: string[] = []
  const ask = async (path: string) => {
    await app.fetch(new Request(`http://localhost${path}`))
    answered.push(path)
  }

  const late = ask(COMPANY)
  await ask('/__mock/api/clock')
  await vi.advanceTimersByTimeAsync(59)
  expect(answered).toEqual(['/__mock/api/clock'])

  await vi.advanceTimersByTimeAsync(1)
  await late
  expect(answered).toEqual(['/__mock/api/clock', COMPANY])
})
