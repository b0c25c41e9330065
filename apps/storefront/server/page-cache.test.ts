import { gunzipSync } from 'node:zlib'

import { expect, it, vi } from 'vitest'

import { createPageCache, keepPage } from './page-cache.ts'

const always = () => true
const { signal } = new AbortController()
/** Returns the signal of a visitor who stays until there is an answer. */
const staying = () => signal

it('BENCH a page is rendered once for all who ask until its time is over', async () => {
  let now = 0
  const render = vi.fn<() => Promise<string>>(() => Promise.resolve('page'))
  const pages = createPageCache<string>(1000, always, () => now)

  await Promise.all([pages('a', staying, render), pages('a', staying, render)])
  await pages('a', staying, render)
  expect(render).toHaveBeenCalledOnce()
  now = 1000
  await pages('a', staying, render)

  expect(render).toHaveBeenCalledTimes(2)
})

it('BENCH a page that failed or is not worth keeping is rendered anew', async () => {
  const pages = createPageCache<string>(1000, (page) => page !== 'loading')
  const render = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce('loading')
    .mockResolvedValueOnce('page')

  await expect(pages('a', staying, render)).rejects.toThrow('down')
  expect(await pages('a', staying, render)).toBe('loading')
  expect(await pages('a', staying, render)).toBe('page')
  expect(await pages('a', staying, render)).toBe('page')
  expect(render).toHaveBeenCalledTimes(3)
})

it('BENCH no more than 500 pages are kept', async () => {
  const pages = createPageCache<string>(1000, always)
  const render = vi.fn<() => Promise<string>>(() => Promise.resolve('page'))
  await pages('first', staying, render)
  // oxlint-disable-next-line no-await-in-loop -- in the order in which they are asked for
  for (let index = 0; index < 500; index += 1) await pages(`made up ${index}`, staying, render)

  await pages('first', staying, render)

  expect(render).toHaveBeenCalledTimes(502)
})

it('BENCH the same page has the same tag whenever it was rendered and its data loaded, and a different page has another', async () => {
  const page = (html: string) => keepPage({ status: 200, policy: '', isIndexed: true }, html)
  const [first, later, other] = [
    page('{"renderedAt":1,"dataUpdatedAt":1}<p>10:20</p>'),
    page('{"renderedAt":2,"dataUpdatedAt":2}<p>10:20</p>'),
    page('{"renderedAt":1,"dataUpdatedAt":1}<p>10:30</p>'),
  ]

  expect(first.etag).toBe(later.etag)
  expect(first.etag).not.toBe(other.etag)
  expect(gunzipSync(await first.body('gzip')).toString()).toContain('10:20')
})

it('BENCH rendering goes on as long as one visitor waits for the page, and is then ended', async () => {
  const pages = createPageCache<string>(1000, always)
  const [first, second] = [new AbortController(), new AbortController()]
  const ended = vi.fn<() => void>()
  const render = (ending: AbortSignal) =>
    new Promise<string>((_resolve, reject) => {
      ending.addEventListener('abort', () => {
        ended()
        reject(ending.reason)
      })
    })
  const answers = [first, second].map((visitor) => pages('a', () => visitor.signal, render))

  first.abort()
  expect(ended).not.toHaveBeenCalled()
  second.abort()

  expect(ended).toHaveBeenCalledOnce()
  await expect(Promise.all(answers)).rejects.toThrow('Nobody waits')
  // The next visitor gets a page that is rendered anew.
  expect(await pages('a', staying, () => Promise.resolve('page'))).toBe('page')
})
