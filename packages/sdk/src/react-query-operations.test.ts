import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'

import { operations } from './operations.ts'
import * as reactQuery from './react-query.ts'
import { clientsAnsweredBy } from './testing/answering-client.ts'

const { createQueries, getBase, getCompany, invalidate, listCurrencies, listOrders } = reactQuery
const web = { query: { web: 'www.selat.test' } }

it('API-5 has a constant for each GET of the contract, by its name', () => {
  const gets = Object.entries(operations).flatMap(([id, { method, path }]) =>
    method === 'get' ? [[id, { id, path }] as const] : [],
  )
  const named = Object.entries(reactQuery).filter(([, value]) => typeof value === 'object')

  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(gets))
})

it('API-5 the key of a query is the name of its operation and the input', () => {
  const queries = createQueries(clientsAnsweredBy(() => Response.json({})).travel)

  expect(queries.of(getBase, web).queryKey).toEqual(['getBase', web])
  expect(queries.of(getCompany).queryKey).toEqual(['getCompany', {}])
})

it('API-5 data that was fetched by name counts as fresh for 5 seconds', async () => {
  vi.useFakeTimers({ now: 0 })
  const { travel, requests } = clientsAnsweredBy(() => Response.json({ Items: [] }))
  const cache = new QueryClient()
  const fetchAt = (ms: number) => {
    vi.setSystemTime(ms)
    return cache.fetchQuery(createQueries(travel).of(listCurrencies))
  }

  for (const ms of [0, 4_999, 5_000]) await fetchAt(ms)
  vi.useRealTimers()

  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(
    Array.from({ length: 2 }, () => '/travel/v1/currency'),
  )
})

it('API-5 invalidates every query of an operation, and no other, by its name', async () => {
  const { travel } = clientsAnsweredBy(() => Response.json({ Items: [] }))
  const queries = createQueries(travel)
  const cache = new QueryClient()
  const all = [
    queries.of(getBase, web),
    queries.of(getBase, { query: { web: 'other.selat.test' } }),
    queries.get('/travel/v1/base', web),
    queries.of(getCompany),
  ]
  for (const { queryKey } of all) cache.setQueryData<unknown>(queryKey, {})

  await invalidate(cache, getBase)

  const stale = all.map(({ queryKey }) => cache.getQueryState(queryKey)?.isInvalidated)
  expect(stale).toEqual([true, true, true, false])
})

it('API-5 fetches an endless list page by page, under a key of its own', async () => {
  const { admin, requests } = clientsAnsweredBy((request) => {
    const isFirst = !new URL(request.url).searchParams.has('cursor')
    return Response.json({ Items: [{ Id: isFirst ? 1 : 2 }], NextCursor: isFirst ? 'two' : null })
  })
  const cache = new QueryClient()
  const options = createQueries(admin).pages(listOrders, { query: { limit: 1 } })

  const { pages } = await cache.fetchInfiniteQuery({ ...options, pages: 5 })

  expect(options.queryKey).toEqual(['listOrders', 'pages', { query: { limit: 1 } }])
  expect(pages.flatMap(({ Items }) => Items.map(({ Id }) => Id))).toEqual([1, 2])
  expect(requests.map(({ url }) => new URL(url).search)).toEqual([
    '?system=4101&limit=1',
    '?system=4101&limit=1&cursor=two',
  ])
})
