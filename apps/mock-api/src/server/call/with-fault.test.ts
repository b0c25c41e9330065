import { setTimeout as pause } from 'node:timers/promises'

import { createTravelClient } from '@selat/sdk'
import { expect, it, onTestFinished } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { watchTimers } from '../../../lab/testing/watch-timers.ts'
import { cartOf, oneWayItem } from '../../scenarios/sample-items.ts'
import { createSandboxes } from '../sandbox/sandboxes.ts'

const spoilt = (fault: string) => ({ header: { 'X-Mock-Fault': fault } })

it('ERR-4 an empty answer has its status and content type, but no body', async () => {
  const { fetch, toRequest } = await openSandbox()

  const response = await fetch(toRequest('getCompany', spoilt('body=empty')))

  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('application/json')
  expect(await response.text()).toBe('')
})

it('ERR-3 a fault with a code is answered like that refusal, in the caller’s language, and nothing is done', async () => {
  const { refused, store } = await openSandbox()
  const body = cartOf(oneWayItem())
  const header = {
    'X-Mock-Fault': 'code=data_unavailable',
    'Accept-Language': 'id',
    'Idempotency-Key': 'a-cart-without-data',
  }

  const { status, body: problem } = await refused('addToCart', { header, body })

  expect(status).toBe(503)
  expect(problem).toMatchObject({
    code: 'data_unavailable',
    detail: 'Data tidak dapat diambil, silakan hubungi layanan pelanggan',
  })
  expect(await store.db.selectFrom('cart_items').select('id').execute()).toEqual([])
})

it('ERR-4 a fault of status 429 tells how long to wait', async () => {
  const { fetch, toRequest } = await openSandbox()

  const response = await fetch(toRequest('getCompany', spoilt('status=429')))

  expect(response.status).toBe(429)
  expect(response.headers.get('Retry-After')).toBe('5')
  expect(await response.json()).toMatchObject({
    code: 'rate_limited',
    detail: 'Too many tries, wait 5 seconds',
    params: { seconds: 5 },
  })
})

it.each([
  ['body=wrong_type', 200, { kind: 'contract', reason: 'not_json', status: 200 }],
  ['status=502;body=wrong_type', 502, { kind: 'problem', status: 502, sentCode: null }],
])(
  'ERR-4 %s is answered with an HTML page, which the client does not accept as an answer',
  async (fault, status, problem) => {
    const { fetch, toRequest } = await openSandbox()
    const travel = createTravelClient({
      baseUrl: 'https://api.sandbox.test',
      system: () => 4101,
      currency: () => undefined,
      token: () => null,
      language: () => 'en',
      retries: 0,
      fetch: (request) => {
        const asked = new Request(request)
        asked.headers.set('X-Mock-Fault', fault)
        return fetch(asked)
      },
    })

    const response = await fetch(toRequest('getCompany', spoilt(fault)))
    const page = await response.text()
    const { error } = await travel.get('/travel/v1/company')

    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(page).toMatch(/^<!doctype html>/)
    expect(error).toMatchObject({ ...problem, text: page })
  },
)

it('ERR-4 a slow answer comes in many pieces with pauses, and complete', async () => {
  const { fetch, toRequest, call } = await openSandbox()
  const { text } = await call('getCompany')
  const waited = watchTimers()

  const response = await fetch(toRequest('getCompany', spoilt('body=slow')))
  const waitedForHeaders = waited.includes(100)
  const pieces: Uint8Array[] = []
  for await (const piece of response.body ?? []) pieces.push(piece)

  expect(response.status).toBe(200)
  expect(Buffer.concat(pieces).toString('utf8')).toBe(text)
  expect(waitedForHeaders).toBe(false)
  // Each piece comes after a tenth of a second.
  expect(pieces.length).toBeGreaterThan(20)
  expect(waited.filter((ms) => ms === 100)).toHaveLength(pieces.length)
})

it('ERR-4 a slow answer ends when its reader stops', async () => {
  const { fetch, toRequest } = await openSandbox()
  const leaving = new AbortController()
  const request = new Request(toRequest('getCompany', spoilt('body=slow')), {
    signal: leaving.signal,
  })

  const response = await fetch(request)
  const reading = response.text().catch((error: unknown) => error)
  leaving.abort()

  expect(await reading).toMatchObject({ name: 'AbortError' })
})

it('ERR-4 a delay goes by real time although the clock is frozen, and ends when the caller disconnects', async () => {
  const { fetch, toRequest, store } = await openSandbox()
  const body = { Username: 'weiling', Password: 'selat-demo-1' }
  const leaving = new AbortController()
  const waited = watchTimers()

  const lost = fetch(
    new Request(toRequest('login', { ...spoilt('delay=60000'), body }), { signal: leaving.signal }),
  )
  const ending = lost.catch((error: unknown) => error)
  await pause(30)
  leaving.abort()

  expect(await ending).toBeInstanceOf(TypeError)
  expect(waited).not.toContain(60_000)
  expect(await store.db.selectFrom('sessions').selectAll().execute()).toEqual([])
})

it('ERR-4 a random delay lies in its range', async () => {
  const { call, services } = await openSandbox({ seed: 'range' })

  for (let round = 0; round < 12; round += 1) await call('getCompany', spoilt('delay=1..9'))

  const delays = services.requests.list().map(({ fault }) => Number(fault?.replace('delay=', '')))
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(1)
  expect(Math.max(...delays)).toBeLessThanOrEqual(9)
  expect(new Set(delays).size).toBeGreaterThan(3)
})

it.each(['reset=after', 'body=empty', 'body=malformed', 'body=wrong_type'])(
  'ERR-4 a write whose answer is lost by %s is done, and its retry is answered with the first answer',
  async (fault) => {
    const { fetch, toRequest, call, store } = await openSandbox()
    const body = cartOf(oneWayItem())
    const header = { 'Idempotency-Key': 'a-write-that-was-lost' }

    await fetch(
      toRequest('addToCart', { header: { ...header, 'X-Mock-Fault': fault }, body }),
    ).catch((error: unknown) => error)
    const kept = await store.db.selectFrom('idempotency').select('body').execute()
    const retry = await call('addToCart', { header, body })

    expect(kept).toEqual([{ body: retry.text }])
    expect(retry.headers.get('Idempotent-Replayed')).toBe('true')
    expect(await store.db.selectFrom('cart_items').select('id').execute()).toHaveLength(1)
  },
)

it.each(['reset=before', 'status=503'])(
  'ERR-4 a write that meets %s is not done, and its retry does it',
  async (fault) => {
    const { fetch, toRequest, call, store } = await openSandbox()
    const body = cartOf(oneWayItem())
    const header = { 'Idempotency-Key': 'a-write-that-was-lost' }

    await fetch(
      toRequest('addToCart', { header: { ...header, 'X-Mock-Fault': fault }, body }),
    ).catch((error: unknown) => error)
    const before = await store.db.selectFrom('cart_items').select('id').execute()
    const retry = await call('addToCart', { header, body })

    expect(before).toEqual([])
    expect([retry.status, retry.headers.get('Idempotent-Replayed')]).toEqual([201, null])
  },
)

it('ERR-4 in process, a broken connection to one of several sandboxes rejects like fetch', async () => {
  const sandboxes = await createSandboxes()
  onTestFinished(() => sandboxes.close())
  const headers = { 'X-Mock-Sandbox': 'other', 'X-Mock-Fault': 'reset=after' }

  const lost = sandboxes.fetch(
    new Request('http://sandbox.test/travel/v1/company?system=4101', { headers }),
  )

  await expect(lost).rejects.toThrow(new TypeError('fetch failed'))
})
