import { afterEach, expect, it, vi } from 'vitest'

import { createTravelClient } from '../index.ts'
import { isProblem } from '../problems.ts'
import { clientsAnsweredBy, problemResponse } from '../testing/answering-client.ts'

const broken = () => Promise.reject(new TypeError('fetch failed'))

afterEach(() => {
  vi.unstubAllGlobals()
})

it('API-4 resolves to data and the response when the call succeeds', async () => {
  const { travel } = clientsAnsweredBy(() => Response.json({ Items: [] }))

  const { data, error, response } = await travel.get('/travel/v1/currency')

  expect(data).toEqual({ Items: [] })
  expect(error).toBeUndefined()
  expect(response?.status).toBe(200)
})

it('API-4 resolves to no data if the contract has none', async () => {
  const { admin } = clientsAnsweredBy(() => new Response(null, { status: 204 }))

  const result = await admin.delete('/admin/v1/session')

  expect(result.data).toBeUndefined()
  expect(result.error).toBeUndefined()
})

it('API-4 reports a refusal with its code and the message of the server', async () => {
  const { travel } = clientsAnsweredBy(() =>
    problemResponse(409, 'seats_taken', { detail: 'These seats have just been taken.' }),
  )

  const { error, response } = await travel.get('/travel/v1/company')

  expect(isProblem(error, 'seats_taken')).toBe(true)
  expect(error).toMatchObject({ status: 409, detail: 'These seats have just been taken.' })
  expect(response?.status).toBe(409)
})

it('API-4 reports a broken connection', async () => {
  const { travel } = clientsAnsweredBy(broken, { retries: 0 })

  const { error, response } = await travel.get('/travel/v1/company')

  expect(error).toMatchObject({ kind: 'network', offline: false })
  expect(response).toBeUndefined()
})

it('API-4 reports that the device is offline, without trying again', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { travel, requests } = clientsAnsweredBy(broken)

  const { error } = await travel.get('/travel/v1/company')

  expect(error).toMatchObject({ kind: 'network', offline: true })
  expect(requests).toHaveLength(1)
})

it('API-4 reports a connection that breaks within the body, and keeps the response', async () => {
  const cut = new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) })
  const { travel } = clientsAnsweredBy(() => new Response(cut), { retries: 0 })

  const { error, response } = await travel.get('/travel/v1/company')

  expect(error?.kind).toBe('network')
  expect(response?.status).toBe(200)
})

it('API-4 reports an abort by the caller, with the reason', async () => {
  const { travel } = clientsAnsweredBy(() => new Promise(() => undefined))
  const controller = new AbortController()
  const pending = travel.get('/travel/v1/company', { signal: controller.signal })

  controller.abort('left the page')

  expect((await pending).error).toEqual({ kind: 'aborted', reason: 'left the page' })
})

it('API-4 sends nothing if the signal is already aborted', async () => {
  const { travel, requests } = clientsAnsweredBy(() => Response.json({}))

  const { error } = await travel.get('/travel/v1/company', { signal: AbortSignal.abort('gone') })

  expect(error).toEqual({ kind: 'aborted', reason: 'gone' })
  expect(requests).toHaveLength(0)
})

it.each([
  ['a page of HTML', '<!doctype html><title>Log in to the Wi-Fi</title>'],
  ['half a document', '{"Items": ['],
  ['nothing', ''],
])('API-4 reports a success with %s as a broken contract', async (_name, text) => {
  const { travel } = clientsAnsweredBy(
    () => new Response(text, { headers: { 'X-Request-Id': 'req_9' } }),
  )

  const { error } = await travel.get('/travel/v1/currency')

  expect(error).toMatchObject({ kind: 'contract', reason: 'not_json', status: 200 })
  expect(error).toMatchObject({ requestId: 'req_9', text })
})

it('API-4 keeps status, page and request ID of a proxy that answers in place of the server', async () => {
  const page = '<!doctype html><title>502 Bad Gateway</title>'
  const headers = { 'Content-Type': 'text/html', 'X-Request-Id': 'edge-7' }
  const { travel } = clientsAnsweredBy(() => new Response(page, { status: 502, headers }), {
    retries: 0,
  })

  const { error, response } = await travel.get('/travel/v1/currency')

  expect(error).toMatchObject({ kind: 'problem', status: 502, code: 'service_unavailable' })
  expect(error).toMatchObject({ sentCode: null, text: page, requestId: 'edge-7' })
  expect(response?.status).toBe(502)
})

it.each([
  ['is not an address', 'no address'],
  ['names a user', 'https://agent:secret@api.example'],
  ['has no scheme', 'localhost:4010'],
])('API-4 reports a base address that %s, and does not throw', async (_name, baseUrl) => {
  const travel = createTravelClient({
    baseUrl,
    system: () => 4101,
    currency: () => undefined,
    token: () => null,
    language: () => 'en',
  })

  const { error } = await travel.get('/travel/v1/company')

  expect(error).toMatchObject({ kind: 'contract', reason: 'request' })
})

it('API-4 the error about a base address without a host says what is wrong', async () => {
  const travel = createTravelClient({
    baseUrl: 'localhost:4010',
    system: () => 4101,
    currency: () => undefined,
    token: () => null,
    language: () => 'en',
  })

  const { error } = await travel.get('/travel/v1/company')

  expect(error).toMatchObject({
    cause: { message: 'baseUrl “localhost:4010” is no absolute address.' },
  })
})

it('API-4 reports a wrong signal, and does not throw', async () => {
  const { travel, requests } = clientsAnsweredBy(() => Response.json({}))
  const signal = new AbortController() as unknown as AbortSignal // a mistake for its signal

  const { error } = await travel.get('/travel/v1/company', { signal })

  expect(error).toMatchObject({ kind: 'contract', reason: 'request' })
  expect(requests).toEqual([])
})

it('API-4 follows no redirect, which could lead tokens and bodies to another host', async () => {
  const headers = { Location: 'https://elsewhere.example/' }
  const { travel, requests } = clientsAnsweredBy(() => new Response('', { status: 307, headers }))

  const { error } = await travel.get('/travel/v1/company')

  expect(requests.map(({ redirect }) => redirect)).toEqual(['manual'])
  expect(error).toMatchObject({ kind: 'problem', status: 307 })
})

it('API-4 does not throw when a session function does', async () => {
  const token = () => {
    throw new Error('storage is blocked')
  }
  const { travel } = clientsAnsweredBy(() => Response.json({}), { token })

  const { error } = await travel.get('/travel/v1/company')

  expect(error).toMatchObject({ kind: 'contract', reason: 'request' })
})

it('API-4 uses the global fetch at the time of the call if none is given', async () => {
  const travel = createTravelClient({
    baseUrl: 'https://api.example',
    system: () => 4101,
    currency: () => undefined,
    token: () => null,
    language: () => 'en',
  })
  vi.stubGlobal('fetch', async () => Response.json({ Name: 'Nusa Strait Travel' }))

  const { data } = await travel.get('/travel/v1/company')

  expect(data?.Name).toBe('Nusa Strait Travel')
})
