import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { clientsAnsweredBy, problemResponse } from '../testing/answering-client.ts'
import { ferryInput } from '../testing/ferry-input.ts'

const path = { id: 'ord_5T8Q2MZK7C' }

type Clients = ReturnType<typeof clientsAnsweredBy>

/** Gives the answers in turn. A string stands for a broken connection. */
function inTurn(...answers: (Response | 'broken')[]) {
  return (_request: Request, count: number) => {
    const answer = answers[count - 1]
    if (answer instanceof Response) return answer
    throw new TypeError('fetch failed')
  }
}

const unavailable = (headers: Record<string, string> = {}) =>
  new Response('', { status: 503, headers })

/** Runs all timers immediately, so that no test waits. */
async function settle<T>(call: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync()
  return call
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T06:30:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

it.each([502, 503, 504])('API-4 repeats a GET after %i', async (status) => {
  const { travel, requests } = clientsAnsweredBy(
    inTurn(new Response('', { status }), Response.json({ Items: [] })),
  )

  const { data } = await settle(travel.get('/travel/v1/currency'))

  expect(data).toEqual({ Items: [] })
  expect(requests).toHaveLength(2)
})

it('ERR-3 API-4 data that cannot be fetched is reported at once, because another try does not help', async () => {
  const { travel, requests } = clientsAnsweredBy(() => problemResponse(503, 'data_unavailable'))

  const { error } = await settle(travel.get('/travel/v1/currency'))

  expect(error).toMatchObject({ status: 503, code: 'data_unavailable' })
  expect(requests).toHaveLength(1)
})

it('API-4 tries a GET three times in all, then reports the last failure', async () => {
  const { travel, requests } = clientsAnsweredBy(inTurn('broken', 'broken', 'broken'))

  const { error } = await settle(travel.get('/travel/v1/currency'))

  expect(error?.kind).toBe('network')
  expect(requests).toHaveLength(3)
})

it.each([
  ['a GET', ({ travel }: Clients) => travel.get('/travel/v1/currency')],
  [
    'a POST with a key',
    ({ travel }: Clients) => travel.post('/travel/v1/cart', { body: ferryInput }),
  ],
])('CHK-8 repeats %s whose answer breaks off', async (_name, call) => {
  const cut = new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) })
  const clients = clientsAnsweredBy(inTurn(new Response(cut), Response.json({ Items: [] })))

  const { data } = await settle<{ data?: unknown }>(call(clients))

  expect(data).toEqual({ Items: [] })
  expect(clients.requests).toHaveLength(2)
})

it('API-4 waits at most five seconds before a further try', async () => {
  const startedAt = Date.now()
  const at: number[] = []
  const { travel } = clientsAnsweredBy(
    () => {
      at.push(Date.now() - startedAt)
      return unavailable()
    },
    { retries: 5 },
  )

  await settle(travel.get('/travel/v1/currency'))

  expect(at).toEqual([0, 300, 1_200, 3_900, 8_900, 13_900])
})

it('API-4 waits longer before each further try', async () => {
  const startedAt = Date.now()
  const at: number[] = []
  const { travel } = clientsAnsweredBy(() => {
    at.push(Date.now() - startedAt)
    return unavailable()
  })

  const pending = travel.get('/travel/v1/currency')
  await vi.advanceTimersByTimeAsync(5_000)
  await pending

  expect(at).toEqual([0, 300, 1_200])
})

it.each([
  ['seconds', '2'],
  ['a date', 'Fri, 20 Nov 2026 06:30:02 GMT'],
])('API-4 waits as Retry-After says in %s', async (_name, value) => {
  const startedAt = Date.now()
  const at: number[] = []
  const { travel } = clientsAnsweredBy((_request, count) => {
    at.push(Date.now() - startedAt)
    return count === 1 ? unavailable({ 'Retry-After': value }) : Response.json({ Items: [] })
  })

  await settle(travel.get('/travel/v1/currency'))

  expect(at).toEqual([0, 2_000])
})

it('API-4 does not wait for a long Retry-After', async () => {
  const { travel, requests } = clientsAnsweredBy(() => unavailable({ 'Retry-After': '60' }))

  const { error } = await travel.get('/travel/v1/currency')

  expect(error).toMatchObject({ status: 503, retryAfterSeconds: 60 })
  expect(requests).toHaveLength(1)
})

it.each([400, 404, 409, 422, 429, 500])('API-4 does not repeat after %i', async (status) => {
  const { travel, requests } = clientsAnsweredBy(() => problemResponse(status, 'conflict'))

  await settle(travel.get('/travel/v1/currency'))

  expect(requests).toHaveLength(1)
})

it('CHK-8 repeats a POST with the same idempotency key and body', async () => {
  const { travel, requests } = clientsAnsweredBy(
    inTurn('broken', unavailable(), Response.json({}, { status: 201 })),
  )

  const { error } = await settle(travel.post('/travel/v1/cart', { body: ferryInput }))

  const keys = new Set(requests.map((one) => one.headers.get('Idempotency-Key')))
  expect(error).toBeUndefined()
  expect(requests).toHaveLength(3)
  expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
  expect(await requests[2]?.json()).toEqual(ferryInput)
})

it('CHK-8 makes a new key for each call, but sends the key that it is given', async () => {
  const { travel, requests } = clientsAnsweredBy(() => Response.json({}))
  const idempotencyKey = 'one-intent-of-a-payer'

  await travel.post('/travel/v1/order/{id}/payment/confirm', { path })
  await travel.post('/travel/v1/order/{id}/payment/confirm', { path })
  await travel.post('/travel/v1/order/{id}/payment/confirm', { path, idempotencyKey })

  const keys = requests.map((one) => one.headers.get('Idempotency-Key'))
  expect(keys[0]).not.toBe(keys[1])
  expect(keys[2]).toBe('one-intent-of-a-payer')
})

it('CHK-8 tries again while the first try is still in progress, and gets its answer', async () => {
  const { travel, requests } = clientsAnsweredBy(
    inTurn(problemResponse(409, 'idempotency_in_progress'), Response.json({ State: 'paid' })),
  )

  const call = travel.post('/travel/v1/order/{id}/payment/confirm', { path })
  const { data } = await settle(call)

  expect(data).toEqual({ State: 'paid' })
  expect(requests).toHaveLength(2)
})

it('CHK-8 never repeats a POST that takes no key', async () => {
  const { travel, requests } = clientsAnsweredBy(inTurn('broken'))
  const body = { Username: 'weiling', Password: 'selat-demo-1' }

  const { error } = await settle(travel.post('/travel/v1/auth/login', { body }))

  expect(error?.kind).toBe('network')
  expect(requests).toHaveLength(1)
  expect(requests[0]?.headers.has('Idempotency-Key')).toBe(false)
})

it('CHK-8 never repeats a DELETE', async () => {
  const { admin, requests } = clientsAnsweredBy(() => unavailable())

  await settle(admin.delete('/admin/v1/session'))

  expect(requests).toHaveLength(1)
})

it('API-4 stops repeating when the caller aborts between two tries', async () => {
  const controller = new AbortController()
  const { travel, requests } = clientsAnsweredBy(() => unavailable())

  const pending = travel.get('/travel/v1/currency', { signal: controller.signal })
  await vi.advanceTimersByTimeAsync(100)
  controller.abort()
  await vi.runAllTimersAsync()

  const { error, response } = await pending
  expect(error?.kind).toBe('aborted')
  expect(response).toBeUndefined()
  expect(requests).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})
