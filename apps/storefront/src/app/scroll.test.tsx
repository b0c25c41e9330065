import { waitFor } from '@testing-library/react'
import { Link, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { renderApp } from '../test/render-app.tsx'
import { page } from './page-route.ts'

function Long() {
  const navigate = useNavigate()
  return (
    <>
      <h1>Long</h1>
      <h2 id="half way">Half way</h2>
      <div id="routes">
        <h2>Routes</h2>
      </div>
      <Link to="/next">Next</Link>
      <Link to="/long#routes">To the routes</Link>
      <Link to="/long#half%20way">To half way</Link>
      <Link to="/long#100%">To nowhere</Link>
      <button
        type="button"
        onClick={() => void navigate('?filter=1', { preventScrollReset: true })}
      >
        Filter
      </button>
    </>
  )
}

function Next() {
  const navigate = useNavigate()
  return (
    <>
      <h1>Next</h1>
      <Link to="/long#routes">To the routes</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}

const pages = [
  page('/long', () => Promise.resolve({ default: Long })),
  page('/next', () => Promise.resolve({ default: Next })),
]

const scrollTo = vi.fn<(left: number, top: number) => void>()
const scrollIntoView = vi.fn<() => void>()

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo)
  // jsdom does not implement scrollIntoView.
  Element.prototype.scrollIntoView = scrollIntoView
  stand(0)
})

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  scrollTo.mockReset()
  scrollIntoView.mockReset()
})

it('NAV-12 a new page starts at its top, and Back returns to the old position on the page before', async () => {
  const { screen, user } = await renderApp('/long', { pages })
  stand(640)

  await user.click(screen.getByRole('link', { name: 'Next' }))
  await screen.findByRole('heading', { name: 'Next' })
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)

  await user.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('heading', { name: 'Long' })
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640)
})

it('NAV-12 a reload keeps the position on the page', async () => {
  const first = await renderApp('/long', { pages })
  stand(900)
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  first.unmount()
  stand(0)

  await renderApp('/long', { pages })

  expect(scrollTo).toHaveBeenLastCalledWith(0, 900)
})

it('NAV-12 a page that is scrolled before the app has started stays where it is', async () => {
  stand(300)

  await renderApp('/long', { pages })

  expect(scrollTo).toHaveBeenLastCalledWith(0, 300)
})

it('NAV-12 a hash scrolls to the element that it names', async () => {
  const { screen, user, router } = await renderApp('/long', { pages })
  scrollTo.mockReset()

  await user.click(screen.getByRole('link', { name: 'To half way' }))
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledOnce())
  expect(scrollTo).not.toHaveBeenCalled()

  await user.click(screen.getByRole('link', { name: 'To nowhere' }))
  await waitFor(() => expect(router.state.location.hash).toBe('#100%'))
  expect(screen.getByRole('heading', { level: 1, name: 'Long' })).toBeVisible()
  expect(scrollIntoView).toHaveBeenCalledOnce()
})

it('NAV-12 a link to a part of a page moves the focus to its heading, on the same page and from another', async () => {
  const { screen, user } = await renderApp('/long', { pages })
  const routes = () => screen.getByRole('heading', { name: 'Routes' })

  await user.click(screen.getByRole('link', { name: 'To the routes' }))
  await waitFor(() => expect(routes()).toHaveFocus())

  await user.click(screen.getByRole('link', { name: 'Next' }))
  await user.click(await screen.findByRole('link', { name: 'To the routes' }))
  await waitFor(() => expect(routes()).toHaveFocus())
})

it('NAV-12 a change of the page’s own address does not scroll it', async () => {
  const { screen, user, router } = await renderApp('/long', { pages })
  stand(640)
  scrollTo.mockReset()

  await user.click(screen.getByRole('button', { name: 'Filter' }))

  await waitFor(() => expect(router.state.location.search).toBe('?filter=1'))
  expect(scrollTo).not.toHaveBeenCalled()
})

function stand(top: number): void {
  vi.stubGlobal('scrollY', top)
}
