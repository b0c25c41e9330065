import { createBrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createRoutes } from './create-routes.tsx'
import { page } from './page-route.ts'
import { opened } from './site-router.tsx'

const show = () => Promise.resolve({ default: () => <h1>A page</h1> })

const leadsOn = vi.fn<() => string | null>()

const pages = [page('/start', show), page('/old', show, { redirect: leadsOn }), page('/new', show)]

let router: ReturnType<typeof createBrowserRouter>

beforeEach(() => leadsOn.mockReturnValue('/new'))
afterEach(() => {
  router.dispose()
  window.history.replaceState(null, '', '/')
})

async function openAt(path: string): Promise<void> {
  window.history.pushState(null, '', path)
  router = createBrowserRouter(createRoutes(pages))
  await opened(router)
}

it('NAV-7 an address that redirects at the start leaves only its target in the history', async () => {
  const before = window.history.length

  await openAt('/old')

  expect(window.location.pathname).toBe('/new')
  expect(window.history.length).toBe(before + 1)
})

it('NAV-7 following a link that redirects is one step of the history', async () => {
  await openAt('/start')
  const before = window.history.length

  await router.navigate('/old')

  expect(window.location.pathname).toBe('/new')
  expect(window.history.length).toBe(before + 1)
})

it('NAV-9 Back to a page that redirects by now replaces it in the history', async () => {
  leadsOn.mockReturnValue(null)
  await openAt('/old')
  await router.navigate('/start')
  const before = window.history.length
  leadsOn.mockReturnValue('/new')

  window.history.back()

  await vi.waitFor(() => expect(window.location.pathname).toBe('/new'))
  expect(window.history.length).toBe(before)
  window.history.forward()
  await vi.waitFor(() => expect(window.location.pathname).toBe('/start'))
})
