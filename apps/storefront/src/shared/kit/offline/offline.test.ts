import type { Schemas } from '@selat/sdk'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { answerCall, keptAt } from '../../../../service-worker/answer-call.ts'
import { answerFile, answerHashedFile } from '../../../../service-worker/answer-file.ts'
import { routeRequest } from '../../../../service-worker/route-request.ts'
import { createMemoryCaches } from '../../../test/memory-caches.ts'
import { rememberBooking } from '../../app/booking-access.ts'
import { OFFLINE_CACHE, OFFLINE_DOCUMENT } from '../../app/offline-cache.ts'
import { clearSession, useSession } from '../../app/session-store.ts'
import { writeAnswers } from './keep-tickets.ts'
import { keptKey } from './worker-protocol.ts'

const origin = 'http://localhost:3000'
const ticketsUrl = (id: string) => `${origin}/travel/v1/order/${id}/ticket?system=4101`
const image = { Light: '', Dark: '' }
const tenant = { System: 4101, Logo: image, Loader: image, Favicon: '' }

const keptOf = (id: string) =>
  ({
    order: { Id: id },
    tickets: { ConfirmationNumber: 'NST-4KQ7ZP', Items: [], Vouchers: [] },
    tenant,
  }) as unknown as Parameters<typeof writeAnswers>[0] // The functions under test read nothing else.

const withoutNetwork = () => Promise.reject<Response>(new TypeError('Failed to fetch'))
const fromNetwork =
  (text: string, status = 200) =>
  async () =>
    new Response(text, { status })

let caches: CacheStorage
beforeEach(() => {
  caches = createMemoryCaches()
  vi.stubGlobal('caches', caches)
  keptAt.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  useSession.setState({ token: null })
})

const askOffline = (url: string, headers: HeadersInit = {}) =>
  answerCall(new Request(url, { headers }), { caches, fetch: withoutNetwork })

it('CHK-10 without a network, the kept tickets are shown to a request with the booking’s secret', async () => {
  rememberBooking('ord_5T8Q2MZK7C', 'a-guest-secret')
  await writeAnswers(keptOf('ord_5T8Q2MZK7C'), caches)

  const answer = await askOffline(ticketsUrl('ord_5T8Q2MZK7C'), {
    'Booking-Token': 'a-guest-secret',
  })

  const list: Schemas['TicketList'] = await answer.json()
  expect(list.ConfirmationNumber).toBe('NST-4KQ7ZP')
  expect(keptAt.get(keptKey(ticketsUrl('ord_5T8Q2MZK7C')))).toMatch(/^\d{4}-\d\d-\d\dT/)
})

it.each([
  ['no secret', {}],
  ['another secret', { 'Booking-Token': 'somebody-else' }],
  ['another account', { Authorization: 'Bearer of-the-next' }],
])('CHK-9 with %s no kept answer is shown', async (_name, headers) => {
  useSession.setState({ token: 'of-the-first' })
  rememberBooking('ord_5T8Q2MZK7C', 'a-guest-secret')
  await writeAnswers(keptOf('ord_5T8Q2MZK7C'), caches)

  await expect(askOffline(ticketsUrl('ord_5T8Q2MZK7C'), headers)).rejects.toThrow('Failed to fetch')
})

it('SES-5 logging out deletes what was kept on the device', async () => {
  useSession.setState({ token: 'of-the-first' })
  await writeAnswers(keptOf('ord_5T8Q2MZK7C'), caches)
  expect(await caches.keys()).toContain(OFFLINE_CACHE)

  clearSession()

  await vi.waitFor(async () => expect(await caches.keys()).not.toContain(OFFLINE_CACHE))
})

it('SES-5 logging out while tickets are being kept leaves nothing on the device, either', async () => {
  useSession.setState({ token: 'of-the-first' })

  const writing = writeAnswers(keptOf('ord_5T8Q2MZK7C'), caches)
  clearSession()
  await writing

  expect(await caches.keys()).not.toContain(OFFLINE_CACHE)
})

it('CHK-10 with a network, its answer is shown, even a refusal or a failure', async () => {
  rememberBooking('ord_5T8Q2MZK7C', 'a-guest-secret')
  await writeAnswers(keptOf('ord_5T8Q2MZK7C'), caches)
  const url = ticketsUrl('ord_5T8Q2MZK7C')
  const headers = { 'Booking-Token': 'a-guest-secret' }
  await askOffline(url, headers)

  for (const status of [200, 404, 500]) {
    const request = new Request(url, { headers })
    const answer = await answerCall(request, { caches, fetch: fromNetwork('now', status) })
    expect(await answer.text()).toBe('now')
    expect(answer.status).toBe(status)
  }
  expect(keptAt.size).toBe(0)
})

it('CHK-10 a call that was given up gets no kept answer', async () => {
  rememberBooking('ord_5T8Q2MZK7C', 'a-guest-secret')
  await writeAnswers(keptOf('ord_5T8Q2MZK7C'), caches)
  const gone = new AbortController()
  const request = new Request(ticketsUrl('ord_5T8Q2MZK7C'), {
    headers: { 'Booking-Token': 'a-guest-secret' },
    signal: gone.signal,
  })
  gone.abort()

  await expect(answerCall(request, { caches, fetch: withoutNetwork })).rejects.toThrow(
    'Failed to fetch',
  )
})

it('CHK-10 the device keeps the newest twenty orders', async () => {
  for (let index = 1; index <= 22; index += 1) {
    rememberBooking(`ord_${index}`, 'a-guest-secret')
    await writeAnswers(keptOf(`ord_${index}`), caches)
  }

  const kept = await (await caches.open(OFFLINE_CACHE)).keys()
  const orders = new Set(kept.flatMap(({ url }) => /ord_\d+/.exec(url)?.[0] ?? []))

  expect(orders.size).toBe(20)
  expect(orders.has('ord_1')).toBe(false)
  expect(orders.has('ord_22')).toBe(true)
})

it('CHK-10 without a network, a page is answered with the kept document, and a hashed file with its copy', async () => {
  const shell = await caches.open('shell-1')
  await shell.put(OFFLINE_DOCUMENT, new Response('the document'))
  await shell.put('/assets/shell-1a2b3c4.js', new Response('the script'))
  const page = { url: `${origin}/order-detail?order=ord_1`, mode: 'navigate' }
  const script = new Request(`${origin}/assets/shell-1a2b3c4.js`)
  const offline = { caches, fetch: withoutNetwork }
  const asked = { ...page, signal: new AbortController().signal } as Request // Only a browser can create a request of mode ‘navigate’.

  expect(await (await answerFile(asked, offline)).text()).toBe('the document')
  expect(await (await answerFile(asked, { caches, fetch: fromNetwork('new') })).text()).toBe('new')
  expect(await (await answerHashedFile(script, offline)).text()).toBe('the script')
})

it.each([
  ['GET', 'navigate', '/order-detail?order=ord_1', 'file'],
  ['GET', 'navigate', '/__mock', 'none'],
  ['GET', 'cors', '/travel/v1/order/ord_1/ticket', 'call'],
  ['GET', 'cors', '/travel/v1/booking/detail/ord_1', 'call'],
  ['GET', 'cors', '/travel/v1/base?web=localhost', 'call'],
  ['GET', 'cors', '/travel/v1/order/ord_1/payment', 'none'],
  ['GET', 'cors', '/admin/v1/order', 'none'],
  ['POST', 'cors', '/travel/v1/order', 'none'],
  ['GET', 'cors', '/assets/shell-1a2b3c4.js', 'hashed'],
  ['GET', 'cors', '/favicon.svg', 'file'],
  ['GET', 'cors', '/build-id.json', 'none'],
] as const)('CHK-10 the worker handles %s (%s) %s as: %s', (method, mode, path, expected) => {
  const request = { method, mode, url: origin + path }

  expect(routeRequest(request, { origin, files: ['/favicon.svg'] })).toBe(expected)
})
