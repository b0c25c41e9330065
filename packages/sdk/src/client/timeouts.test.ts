import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { operations } from '../generated/operations.ts'
import { clientsAnsweredBy } from '../testing/answering-client.ts'
import { ferryInput } from '../testing/ferry-input.ts'

const never = () => new Promise<Response>(() => undefined)
const path = { id: 'ord_5T8Q2MZK7C' }
const body = { QtyAdult: 1, QtyChild: 0, QtyInfant: 0 }
const header = { 'Cart-Token': 'k3x9Qv7LwZ2mB8nR4tYcHs' }
const file = new File(['x'], 'proof.png', { type: 'image/png' })
const sender = { Name: 'Tan Wei Ling', Email: 'weiling@example.com' }
const about = { Product: 'ferry' as const, BookingId: '', Concern: 'Is there room for a bicycle?' }
const topUp = { Amount: '1500000', Currency: 'IDR', Account: 'BCA', BankFrom: 'BCA', Note: '' }

type Clients = ReturnType<typeof clientsAnsweredBy>

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

it.each<[string, number, (clients: Clients) => Promise<{ error?: unknown }>]>([
  ['GET', 1_000_000, ({ travel }) => travel.get('/travel/v1/company')],
  ['POST JSON', 40_000, ({ travel }) => travel.post('/travel/v1/cart', { body: ferryInput })],
  [
    'PUT',
    10_000,
    ({ travel }) =>
      travel.put('/travel/v1/cart/item/{itemId}', { path: { itemId: 'itm_1' }, body, header }),
  ],
  ['DELETE', 10_000, ({ admin }) => admin.delete('/admin/v1/session')],
  [
    'upload',
    10_000,
    ({ travel }) => travel.upload('/travel/v1/order/{id}/payment/proof', { path, file }),
  ],
  [
    'form',
    10_000,
    ({ travel }) => travel.postMultipart('/travel/v1/contact', { body: { ...sender, ...about } }),
  ],
  [
    'form with a file',
    10_000,
    ({ admin }) =>
      admin.postMultipart('/admin/v1/wallet/topup', { body: { ...topUp, File: file } }),
  ],
])('API-3 cancels a %s after %i ms, and not a moment before', async (_name, timeoutMs, call) => {
  const settled = vi.fn<(error: unknown) => void>()
  void call(clientsAnsweredBy(never)).then(({ error }) => settled(error))

  await vi.advanceTimersByTimeAsync(timeoutMs - 1)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)

  expect(settled).toHaveBeenCalledExactlyOnceWith({ kind: 'timeout', timeoutMs })
})

it('API-3 the time limit includes the wait for a token, and nothing is sent after it', async () => {
  const { promise: token, resolve: renew } = Promise.withResolvers<string>()
  const options = { token: () => token, timeouts: { get: 1_000 } }
  const { travel, requests } = clientsAnsweredBy(() => Response.json({}), options)
  const pending = travel.get('/travel/v1/company')

  await vi.advanceTimersByTimeAsync(1_000)
  renew('too late')

  expect((await pending).error).toEqual({ kind: 'timeout', timeoutMs: 1_000 })
  await vi.runAllTimersAsync()
  expect(requests).toHaveLength(0)
})

it('API-3 the time limit includes retries', async () => {
  const settled = vi.fn<(error: unknown) => void>()
  const answer = (_request: Request, count: number) =>
    count === 1 ? new Response('', { status: 503 }) : never()
  const { travel } = clientsAnsweredBy(answer, { timeouts: { get: 1_000 } })
  void travel.get('/travel/v1/company').then(({ error }) => settled(error))

  await vi.advanceTimersByTimeAsync(1_000)

  expect(settled).toHaveBeenCalledExactlyOnceWith({ kind: 'timeout', timeoutMs: 1_000 })
})

it.each([Infinity, 2 ** 40])(
  'API-3 waits for an answer of 5000 seconds with a limit of %s ms',
  async (get) => {
    const { travel } = clientsAnsweredBy(
      () => new Promise((resolve) => setTimeout(() => resolve(Response.json({})), 5_000_000)),
      { timeouts: { get } },
    )
    const pending = travel.get('/travel/v1/company')

    await vi.advanceTimersByTimeAsync(5_000_000)

    expect((await pending).error).toBeUndefined()
  },
)

it.each([NaN, -1])('API-3 refuses a limit of %s ms, and sends nothing', async (get) => {
  const { travel, requests } = clientsAnsweredBy(() => Response.json({}), { timeouts: { get } })

  const { error } = await travel.get('/travel/v1/company')

  expect(error).toMatchObject({ kind: 'contract', reason: 'request' })
  expect(requests).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

it('API-3 the time limit includes the reading of a slow body', async () => {
  const settled = vi.fn<(error: unknown, status?: number) => void>()
  const { travel } = clientsAnsweredBy(() => new Response(new ReadableStream()), {
    timeouts: { get: 500 },
  })
  void travel
    .get('/travel/v1/company')
    .then(({ error, response }) => settled(error, response?.status))

  await vi.advanceTimersByTimeAsync(500)

  expect(settled).toHaveBeenCalledExactlyOnceWith({ kind: 'timeout', timeoutMs: 500 }, 200)
})

it('API-3 leaves no timer behind', async () => {
  const { travel } = clientsAnsweredBy(() => Response.json({}))

  await travel.get('/travel/v1/company')

  expect(vi.getTimerCount()).toBe(0)
})

it('API-3 every operation of the contract has the limit of §9 for its method', () => {
  const limits = { get: 1_000_000, post: 40_000, put: 10_000, delete: 10_000 }

  for (const { method, path: at, timeoutMs, bodyType } of Object.values(operations)) {
    expect(timeoutMs, `${method} ${at}`).toBe(bodyType === 'multipart' ? 10_000 : limits[method])
  }
})
