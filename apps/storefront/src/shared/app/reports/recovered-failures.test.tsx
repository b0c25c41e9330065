import { type ReactNode, startTransition, Suspense, useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { startVisitor } from '../../../test/test-visitor.ts'
import { sentReports } from './sent-reports.ts'
import { reportCaught, reportRecovered, watchFailures } from './watch-failures.ts'

const post = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 204 })))
let root: Root | undefined

beforeEach(() => {
  startVisitor()
  vi.stubGlobal('fetch', post)
  // A browser runs a page like this, and the console shows what React recovers from.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  addEventListener('error', quiet)
  const meta = document.createElement('meta')
  meta.name = 'reports'
  meta.content = '100 0'
  document.head.append(meta)
})
afterEach(() => {
  root?.unmount()
  removeEventListener('error', quiet)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  post.mockClear()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

const quiet = (event: Event) => event.preventDefault()

/** Creates a page with a part that is taken over after the rest, which has changed by then. */
function pageWith(Part: () => ReactNode) {
  function Page() {
    const [isTakenOver, setTakenOver] = useState(false)
    useEffect(() => setTakenOver(true), [])
    return (
      <main data-taken-over={isTakenOver}>
        <Suspense>
          <Part />
        </Suspense>
      </main>
    )
  }
  const ErrorBoundary = () => <p>Something went wrong</p>
  const router = createMemoryRouter([{ path: '/', element: <Page />, ErrorBoundary }])
  return <RouterProvider router={router} onError={reportCaught} />
}

/** Has the browser take over what a server has rendered, where the part fails so many times. */
async function takeOver(failures: number) {
  const place = document.createElement('div')
  place.innerHTML = renderToString(pageWith(() => <p>Next sailings</p>))
  document.body.append(place)
  let tries = 0
  const page = pageWith(() => {
    tries += 1
    if (tries <= failures) throw new RangeError('no such port')
    return <p>Next sailings</p>
  })
  watchFailures()()
  startTransition(() => {
    root = hydrateRoot(place, page, { onRecoverableError: reportRecovered })
  })
  return { reports: await sent(), place }
}

async function sent() {
  await vi.waitFor(() => expect(post).toHaveBeenCalled(), { timeout: 5000 })
  await new Promise((resolve) => setTimeout(resolve, 1500))
  return post.mock.calls.flatMap(
    ([, { body } = {}]) => sentReports.parse(JSON.parse(body as string)).reports, // The body is sent as text.
  )
}

it.each([1, 3])(
  'APP-6 a part that works after %d failures during the takeover is reported once, as uncaught',
  async (failures) => {
    const { reports, place } = await takeOver(failures)

    expect(place).toHaveTextContent('Next sailings')
    expect(reports).toMatchObject([
      { source: 'uncaught', name: 'RangeError', message: 'no such port' },
    ])
  },
)

it('APP-6 a part that keeps failing during the takeover is reported once, by the boundary that shows it', async () => {
  const { reports, place } = await takeOver(Number.POSITIVE_INFINITY)

  expect(place).toHaveTextContent('Something went wrong')
  expect(reports).toMatchObject([{ source: 'caught', name: 'RangeError', message: 'no such port' }])
})

it('APP-6 two parts that differ from what the server rendered are reported once', async () => {
  const page = (time: string) => (
    <>
      <Suspense>
        <p>{time}</p>
      </Suspense>
      <Suspense>
        <p>{time}</p>
      </Suspense>
    </>
  )
  const place = document.createElement('div')
  place.innerHTML = renderToString(page('07:59'))
  document.body.append(place)
  watchFailures()()

  startTransition(() => {
    root = hydrateRoot(place, page('08:00'), { onRecoverableError: reportRecovered })
  })
  const reports = await sent()

  expect(place).toHaveTextContent('08:0008:00')
  expect(reports).toMatchObject([
    { source: 'uncaught', message: expect.stringContaining('Hydration failed') },
  ])
})

it('APP-6 a failure that happens twice without recovery is reported twice, and not as its cause', async () => {
  watchFailures()()
  const cause = new RangeError('no such pier')
  const failure = () => new ErrorEvent('error', { error: new TypeError('no such port', { cause }) })

  dispatchEvent(failure())
  dispatchEvent(failure())

  expect(await sent()).toMatchObject([
    { source: 'uncaught', message: 'no such port' },
    { source: 'uncaught', message: 'no such port' },
  ])
})
