import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'

import { CallFailure, callErrorOf, createQueries, listOrders, unwrap } from './react-query.ts'
import { clientsAnsweredBy, problemResponse } from './testing/answering-client.ts'

const web = { query: { web: 'www.selat.test' } }

afterEach(() => {
  vi.useRealTimers()
})

it('API-5 fetched data counts as fresh for 5 seconds', async () => {
  vi.useFakeTimers({ now: 0 })
  const { travel, requests } = clientsAnsweredBy(() => Response.json({ Items: [] }))
  const options = createQueries(travel).get('/travel/v1/currency')
  const cache = new QueryClient()
  const callsAt = async (ms: number) => {
    vi.setSystemTime(ms)
    await cache.fetchQuery(options)
    return requests.length
  }

  expect(await callsAt(0)).toBe(1)
  expect(await callsAt(4_999)).toBe(1)
  expect(await callsAt(5_000)).toBe(2)
})

it('API-5 the key of a query is its method, path and input', () => {
  const { travel, admin } = clientsAnsweredBy(() => Response.json({}))

  expect(createQueries(travel).get('/travel/v1/base', web).queryKey).toEqual([
    'get',
    '/travel/v1/base',
    web,
  ])
  expect(createQueries(admin).get('/admin/v1/session').queryKey).toEqual([
    'get',
    '/admin/v1/session',
    {},
  ])
})

it('API-4 rejects a query with the error of the call, after one request', async () => {
  const { travel, requests } = clientsAnsweredBy(() => problemResponse(404, 'tenant_unknown'))

  const thrown: unknown = await new QueryClient()
    .fetchQuery(createQueries(travel).get('/travel/v1/base', web))
    .catch((error: unknown) => error)

  expect(thrown).toBeInstanceOf(CallFailure)
  expect(callErrorOf(thrown)).toMatchObject({ kind: 'problem', code: 'tenant_unknown' })
  expect(requests).toHaveLength(1)
})

it('API-4 passes the signal of a cancelled query to the call', async () => {
  const { travel, requests } = clientsAnsweredBy(() => new Promise(() => undefined))
  const cache = new QueryClient()
  const options = createQueries(travel).get('/travel/v1/currency')
  const pending = cache.fetchQuery(options).catch((error: unknown) => error)

  await vi.waitFor(() => expect(requests).toHaveLength(1))
  await cache.cancelQueries({ queryKey: options.queryKey })
  await pending

  expect(requests[0]?.signal.aborted).toBe(true)
})

it('API-4 unwraps data for a mutation, and throws a failure with its code and message', async () => {
  const { travel } = clientsAnsweredBy((request) =>
    request.method === 'GET' ? Response.json({ Items: [] }) : problemResponse(401, 'login_failed'),
  )
  const body = { Username: 'weiling', Password: 'wrong' }

  expect(await unwrap(travel.get('/travel/v1/currency'))).toEqual({ Items: [] })
  await expect(unwrap(travel.post('/travel/v1/auth/login', { body }))).rejects.toThrow(
    'login_failed: In words.',
  )
})

it('API-4 finds no call error in anything else', () => {
  expect(callErrorOf(new Error('render failed'))).toBeNull()
  expect(callErrorOf(null)).toBeNull()
})

it('API-4 finds the call error of another copy of this package on the page', async () => {
  vi.resetModules()
  const other = await import('./react-query.ts')

  const thrown = new other.CallFailure({ kind: 'timeout', timeoutMs: 10_000 })

  expect(thrown).not.toBeInstanceOf(CallFailure)
  expect(callErrorOf(thrown)).toEqual({ kind: 'timeout', timeoutMs: 10_000 })
})

it('API-4 rejects a page of a list without items', async () => {
  const { admin } = clientsAnsweredBy(() => Response.json({}))

  const thrown: unknown = await new QueryClient()
    .fetchInfiniteQuery(createQueries(admin).pages(listOrders))
    .catch((error: unknown) => error)

  expect(callErrorOf(thrown)).toMatchObject({ kind: 'contract', reason: 'shape' })
})
