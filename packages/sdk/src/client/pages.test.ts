import { expect, it } from 'vitest'

import { clientsAnsweredBy, problemResponse } from '../testing/answering-client.ts'
import { collect, items, pages } from './pages.ts'

const numbers = [1, 2, 3, 4, 5]
const orders = '/admin/v1/order'
const customers = '/admin/v1/customer'

/** Answers with two items. The cursor is the number of items before them. */
function byCursor(request: Request): Response {
  const from = Number(new URL(request.url).searchParams.get('cursor') ?? 0)
  const isLast = from + 2 >= numbers.length
  return Response.json({
    Items: numbers.slice(from, from + 2).map((Id) => ({ Id })),
    NextCursor: isLast ? null : String(from + 2),
  })
}

function byNumber(request: Request): Response {
  const Page = Number(new URL(request.url).searchParams.get('page') ?? 1)
  const Items = numbers.slice(Page * 2 - 2, Page * 2).map((Id) => ({ Id }))
  return Response.json({ Items, Total: numbers.length, Page, Size: 2 })
}

const queriesOf = (requests: Request[], name: string) =>
  requests.map(({ url }) => new URL(url).searchParams.get(name))

it('API-4 fetches the pages of a list one after the other, with the query of the first', async () => {
  const { admin, requests } = clientsAnsweredBy(byCursor)
  const sizes: (number | undefined)[] = []

  for await (const { data } of pages(admin, orders, { query: { limit: 2 } }))
    sizes.push(data?.Items.length)

  expect(sizes).toEqual([2, 2, 1])
  expect(queriesOf(requests, 'cursor')).toEqual([null, '2', '4'])
  expect(queriesOf(requests, 'limit')).toEqual(['2', '2', '2'])
})

it('API-4 starts at the cursor that it is given', async () => {
  const { admin, requests } = clientsAnsweredBy(byCursor)

  await collect(admin, orders, { query: { cursor: '2' } })

  expect(queriesOf(requests, 'cursor')).toEqual(['2', '4'])
})

it('API-4 fetches all pages of lists with page numbers, too', async () => {
  const { admin, requests } = clientsAnsweredBy(byNumber)

  const { data } = await collect(admin, customers)

  expect(data?.map(({ Id }) => Id)).toEqual(numbers)
  expect(queriesOf(requests, 'page')).toEqual([null, '2', '3'])
})

it('API-4 yields item by item, and fetches no page that is not needed', async () => {
  const { admin, requests } = clientsAnsweredBy(byCursor)
  const seen: unknown[] = []

  for await (const { data } of items(admin, orders)) {
    seen.push(data?.Id)
    if (seen.length === 3) break
  }

  expect(seen).toEqual([1, 2, 3])
  expect(requests).toHaveLength(2)
})

it('API-4 yields the error of a failed page last, and does not throw', async () => {
  const { admin } = clientsAnsweredBy((request, count) =>
    count === 1 ? byCursor(request) : problemResponse(401, 'unauthorized'),
  )
  const seen: unknown[] = []

  for await (const { data, error } of items(admin, orders)) seen.push(data?.Id ?? error?.kind)

  expect(seen).toEqual([1, 2, 'problem'])
})

it('API-4 returns all items or the error, never a part of them', async () => {
  const { admin } = clientsAnsweredBy((request, count) =>
    count === 1 ? byCursor(request) : problemResponse(403, 'forbidden'),
  )

  const { data, error, response } = await collect(admin, orders)

  expect(data).toBeUndefined()
  expect(error).toMatchObject({ kind: 'problem', code: 'forbidden' })
  expect(response?.status).toBe(403)
})

it('API-4 ends at a cursor that leads to itself, and reports a broken contract', async () => {
  const { admin, requests } = clientsAnsweredBy(() =>
    Response.json({ Items: [{ Id: 1 }], NextCursor: 'again' }),
  )

  const { error } = await collect(admin, orders)

  expect(error).toMatchObject({ kind: 'contract', issues: [{ pointer: '/NextCursor' }] })
  expect(requests).toHaveLength(2)
})

it('API-4 ends if the server answers every page with the first one, and reports a broken contract', async () => {
  const { admin, requests } = clientsAnsweredBy(() =>
    Response.json({ Items: [{ Id: 1 }], Total: 9, Page: 1, Size: 1 }),
  )

  const { error } = await collect(admin, customers)

  expect(error).toMatchObject({ kind: 'contract', issues: [{ pointer: '/Page' }] })
  expect(requests).toHaveLength(2)
})

it('API-4 ends at an empty page, whatever its total says', async () => {
  const { admin, requests } = clientsAnsweredBy(() =>
    Response.json({ Items: [], Total: 9, Page: 1, Size: 2 }),
  )

  expect((await collect(admin, customers)).data).toEqual([])
  expect(requests).toHaveLength(1)
})

it('API-4 stops when its caller aborts', async () => {
  const controller = new AbortController()
  const { admin, requests } = clientsAnsweredBy((request) => {
    controller.abort()
    return byCursor(request)
  })

  const { error } = await collect(admin, orders, { signal: controller.signal })

  expect(error?.kind).toBe('aborted')
  expect(requests).toHaveLength(1)
})

it.each(['null', '5', '[]', '{}', '{"Items":null,"NextCursor":null}'])(
  'API-4 reports a page of %s as a broken contract, and does not throw',
  async (page) => {
    const { admin } = clientsAnsweredBy(() => new Response(page))

    const { error } = await collect(admin, orders)

    expect(error).toMatchObject({
      kind: 'contract',
      reason: 'shape',
      issues: [{ pointer: '/Items' }],
    })
  },
)

it('API-4 reports a page without a cursor and without a number as a broken contract', async () => {
  const { admin, requests } = clientsAnsweredBy(() => Response.json({ Items: [{ Id: 1 }] }))

  const { error } = await collect(admin, customers)

  expect(error).toMatchObject({ kind: 'contract', issues: [{ pointer: '/Page' }] })
  expect(requests).toHaveLength(1)
})
