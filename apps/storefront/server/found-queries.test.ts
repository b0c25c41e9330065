import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'

import { createFoundQueries } from '../src/server/found-queries.ts'

/** Returns queries as a page leaves them, with their answers. */
function answered(...keys: unknown[][]) {
  const client = new QueryClient()
  for (const key of keys) client.setQueryData(key, {})
  return client.getQueryCache().getAll()
}

const terminal = ['get', '/travel/v1/ferry/terminal', {}]

it('BENCH the queries of an address are remembered for that address only', () => {
  const found = createFoundQueries()

  found.keep('localhost /', answered(terminal))

  expect(found.of('localhost /').map(({ queryKey }) => queryKey)).toEqual([terminal])
  expect(found.of('localhost /ferry')).toEqual([])
})

it('BENCH queries of an account, of further pages and without an answer are not remembered', () => {
  const found = createFoundQueries()
  const client = new QueryClient()
  client.getQueryCache().build(client, { queryKey: terminal })

  found.keep('a', [
    ...answered(
      ['get', '/admin/v1/profile', {}],
      ['get', '/travel/v1/hotel', {}, 'pages'],
      ['of a page', 1],
    ),
    ...client.getQueryCache().getAll(),
  ])

  expect(found.of('a')).toEqual([])
})

it('BENCH no more than 500 addresses are remembered', () => {
  const found = createFoundQueries()
  const queries = answered(terminal)

  for (let index = 0; index <= 500; index += 1) found.keep(`made up ${index}`, queries)

  expect(found.of('made up 0')).toEqual([])
  expect(found.of('made up 1')).toHaveLength(1)
})
