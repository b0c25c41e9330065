import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { startVisitor } from '../../../test/test-visitor.ts'
import { sentReports } from './sent-reports.ts'
import { reportCaught, watchFailures } from './watch-failures.ts'

const post = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 204 })))

beforeEach(() => {
  startVisitor()
  vi.stubGlobal('fetch', post)
  window.history.replaceState(null, '', '/history/ord_4711?token=a1b2')
})
afterEach(() => {
  vi.unstubAllGlobals()
  post.mockClear()
  document.head.replaceChildren()
})

function want(content: string): void {
  const meta = document.createElement('meta')
  meta.name = 'reports'
  meta.content = content
  document.head.append(meta)
}

const uncaught = (message: string) =>
  dispatchEvent(new ErrorEvent('error', { error: new TypeError(message) }))

function sent() {
  return post.mock.calls.map(([address, { body, ...options } = {}]) => ({
    address,
    options,
    body: sentReports.parse(JSON.parse(body as string)), // The body is sent as text.
  }))
}

it('APP-6 failures before and after the start of the page go to the site server in one form', async () => {
  want('100 0')
  const start = watchFailures()

  uncaught('early')
  start()
  reportCaught(new RangeError('in a part'))
  await import('./start-reports.ts')
  await vi.waitFor(() => expect(post).toHaveBeenCalled(), { timeout: 5000 })

  const [{ address, options, body } = { address: '', options: {}, body: null }] = sent()
  expect(address).toBe('/page-reports')
  expect(options).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true })
  expect(body?.reports).toMatchObject([
    { source: 'uncaught', name: 'TypeError', message: 'early', path: '/history/ord_4711' },
    { source: 'caught', name: 'RangeError', message: 'in a part' },
  ])
})

it('APP-6 a hidden page sends its remaining reports, and a thrown value that is no error is named by its source', async () => {
  want('100 0')
  watchFailures()()
  await import('./start-reports.ts')
  await new Promise((resolve) => setTimeout(resolve, 400))

  const rejection = Object.assign(new Event('unhandledrejection'), { reason: 'Wei Ling' })
  dispatchEvent(rejection)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  vi.restoreAllMocks()

  const reports = sent().flatMap(({ body }) => body.reports)
  expect(reports).toMatchObject([{ source: 'rejection', name: 'Error', message: '', stack: '' }])
})

it('APP-6 a page that keeps failing sends twenty reports', async () => {
  want('100 0')
  watchFailures()()
  for (let failure = 0; failure < 50; failure += 1) reportCaught(new Error('again'))

  await vi.waitFor(() => expect(post).toHaveBeenCalled(), { timeout: 5000 })

  expect(sent().flatMap(({ body }) => body.reports)).toHaveLength(20)
})

it('APP-6 all reports of one load fit into what a browser sends when a page is left', async () => {
  want('100 0')
  window.history.replaceState(null, '', `/history/${'o'.repeat(5000)}`)
  watchFailures()()
  const long = Object.assign(new Error('海'.repeat(5000)), { stack: 'at x.js:1:1 '.repeat(5000) })
  for (let failure = 0; failure < 20; failure += 1) reportCaught(long)

  await vi.waitFor(() => expect(post).toHaveBeenCalled(), { timeout: 5000 })

  const bytes = post.mock.calls.map(([, { body } = {}]) => Buffer.byteLength(body as string)) // The body is sent as text.
  expect(sent().flatMap(({ body }) => body.reports)).toHaveLength(20)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(64 * 1024)
})

it.each([
  ['where the site server wants none', null],
  ['of a load that is not among those wanted', '0 0'],
])('APP-6 nothing is reported %s', async (_where, content) => {
  if (content !== null) want(content)
  watchFailures()()

  reportCaught(new Error('in a part'))
  await new Promise((resolve) => setTimeout(resolve, 1800))

  expect(post).not.toHaveBeenCalled()
})
