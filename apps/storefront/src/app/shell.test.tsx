import { act, fireEvent, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'

import { renderApp } from '../test/render-app.tsx'
import { page } from './page-route.ts'

function Typing() {
  const [search] = useSearchParams()
  const [count, setCount] = useState(0)
  return (
    <>
      <h1>Typing {search.get('order')}</h1>
      <label>
        Note <input />
      </label>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count}
      </button>
      <Link to="/other">Leave</Link>
    </>
  )
}

function Other() {
  return (
    <>
      <h1>Other {useLocation().search}</h1>
      <Link to="/kept?order=1">Back to one</Link>
      <Link to="/kept?order=2">To another order</Link>
      <Link to="/broken">To a page that breaks</Link>
    </>
  )
}

function Broken(): never {
  throw new Error('A page broke.')
}

function Refused(): never {
  // oxlint-disable-next-line no-throw-literal -- the router's own way to say which status a page has
  throw new Response('', { status: 404 })
}

const pages = [
  page('/kept', () => Promise.resolve({ default: Typing }), { layout: 'blank', keepAlive: true }),
  page('/other', () => Promise.resolve({ default: Other })),
  page('/broken', () => Promise.resolve({ default: Broken })),
  page('/refused', () => Promise.resolve({ default: Refused })),
  page('/manifest-like', () => Promise.resolve({ default: Other }), { layout: 'manifest' }),
  page('/kept-broken', () => Promise.resolve({ default: Broken }), { keepAlive: true }),
  page('/gone', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))),
]

afterEach(() => vi.restoreAllMocks())

function repeatedIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}

it('NAV-10 a kept page still has its entries after leaving and coming back', async () => {
  const { screen, user } = await renderApp('/kept?order=1', { pages })
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'half a sentence')
  await user.click(screen.getByRole('button', { name: 'Pressed 0' }))

  await user.click(screen.getByRole('link', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { name: 'Other' })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull()
  expect(document.querySelectorAll(':is(main, [role=main])')).toHaveLength(1)
  expect(repeatedIds()).toEqual([])

  await user.click(screen.getByRole('link', { name: 'Back to one' }))
  expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('half a sentence')
  expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeVisible()
})

it('NAV-10 a hidden page keeps its own address, and another order opens another page', async () => {
  const { screen, user } = await renderApp('/kept?order=1', { pages })
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'of order one')

  await user.click(screen.getByRole('link', { name: 'Leave' }))
  await screen.findByRole('heading', { name: 'Other' })
  expect(screen.getByText('Typing 1')).not.toBeVisible()

  await user.click(screen.getByRole('link', { name: 'To another order' }))
  expect(await screen.findByRole('heading', { name: 'Typing 2' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('')
})

it('NAV-12 the heading of a new page gets the focus, and its title is announced', async () => {
  const { screen, user } = await renderApp('/privacy-policy')
  await screen.findByRole('heading', { name: 'Privacy policy' })
  expect(document.body).toHaveFocus()

  await user.click(screen.getByRole('link', { name: 'Booking policy' }))

  const heading = await screen.findByRole('heading', { name: 'Booking policy' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(
    await screen.findByText('Booking policy | Nusa Strait Travel', { selector: '[aria-live]' }),
  ).toBeInTheDocument()
})

it('NAV-12 a heading that arrives with the data of its page gets the focus then, unless the visitor has gone on', async () => {
  const names = new EventTarget()
  const Late = () => {
    const [name, setName] = useState('')
    useEffect(() => {
      const take = (event: Event) => setName(event.type)
      for (const arriving of ['Late', 'Later']) names.addEventListener(arriving, take)
    }, [])
    return (
      <>
        <button type="button">Meanwhile</button>
        {name !== '' && <h1>{name}</h1>}
        <Link to="/start">Leave</Link>
      </>
    )
  }
  const Start = () => <Link to="/late">To the late heading</Link>
  const routes = [
    page('/start', async () => ({ default: Start })),
    page('/late', async () => ({ default: Late })),
  ]
  const { screen, user } = await renderApp('/start', { pages: routes })
  const open = async () => {
    await user.click(await screen.findByRole('link', { name: 'To the late heading' }))
    await screen.findByRole('button', { name: 'Meanwhile' })
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  }

  await open()
  act(() => void names.dispatchEvent(new Event('Late')))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Late' })).toHaveFocus())

  await user.click(screen.getByRole('link', { name: 'Leave' }))
  await open()
  await user.click(screen.getByRole('button', { name: 'Meanwhile' }))
  act(() => void names.dispatchEvent(new Event('Later')))
  expect(await screen.findByRole('heading', { name: 'Later' })).not.toHaveFocus()
  expect(screen.getByRole('button', { name: 'Meanwhile' })).toHaveFocus()
})

it('NAV-12 another view of the same page leaves the focus on the link that led to it', async () => {
  const Views = () => (
    <>
      <h1>Views {useSearchParams()[0].get('view')}</h1>
      <Link to="?view=second">Second</Link>
    </>
  )
  const routes = [page('/views', async () => ({ default: Views }))]
  const { screen, user } = await renderApp('/views?view=first', { pages: routes })
  const link = await screen.findByRole('link', { name: 'Second' })

  await user.click(link)

  expect(await screen.findByRole('heading', { name: 'Views second' })).toBeVisible()
  expect(link).toHaveFocus()
})

it('NAV-12 a navigation that waits for its page shows a progress bar', async () => {
  let arrive: (module: { default: typeof Other }) => void = () => undefined
  const slow = page('/slow', () => new Promise((resolve) => (arrive = resolve)))
  const { screen, router } = await renderApp('/other', { pages: [...pages, slow] })
  await screen.findByRole('heading', { name: 'Other' })

  void router.navigate('/slow?waited')
  expect(await screen.findByRole('progressbar', { name: 'Opening the page' })).toBeInTheDocument()

  arrive({ default: Other })
  expect(await screen.findByRole('heading', { name: 'Other ?waited' })).toBeVisible()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it.each(['/broken', '/kept-broken', '/gone'])(
  'NAV-4 an error on %s shows the general error page with a link to the home page',
  async (path) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { screen } = await renderApp(path, { pages })

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Internal Server Error' }),
    ).toBeVisible()
    expect(screen.getByText('Error 500')).toBeVisible()
    expect(screen.getByText(/Something went wrong on our side/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
  },
)

it('NAV-4 a page that names a status shows the page of that status', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { screen } = await renderApp('/refused', { pages })

  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
})

/** Creates a page whose code loads only at the second try. */
function lateAtFirst() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return page(
    '/flaky',
    vi
      .fn<() => Promise<{ default: typeof Other }>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue({ default: Other }),
  )
}

it('NAV-4 a page that did not load can be asked for again in its place', async () => {
  const { screen, user } = await renderApp('/flaky', { pages: [...pages, lateAtFirst()] })
  await screen.findByRole('heading', { name: 'Internal Server Error' })

  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('heading', { name: 'Other' })).toBeVisible()
})

it('ERR-4 a page that needs a connection says so, and opens once there is one', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { screen } = await renderApp('/flaky', { pages: [...pages, lateAtFirst()] })
  expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  expect(screen.getByText(/This page needs a connection/)).toBeVisible()
  expect(screen.queryByText('Error 500')).toBeNull()

  onLine.mockReturnValue(true)
  fireEvent(window, new Event('online'))

  expect(await screen.findByRole('heading', { name: 'Other' })).toBeVisible()
})

it('ERR-4 a page that was asked for again while offline opens by itself once there is a connection', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi
    .fn<() => Promise<{ default: typeof Other }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: Other })
  const { screen, user } = await renderApp('/flaky', { pages: [...pages, page('/flaky', load)] })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()

  onLine.mockReturnValue(true)
  fireEvent(window, new Event('online'))

  expect(await screen.findByRole('heading', { name: 'Other' })).toBeVisible()
})

it('NAV-4 a page that did not load is asked for again on the next visit', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi
    .fn<() => Promise<{ default: typeof Other }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: Other })
  const { screen, router } = await renderApp('/flaky', { pages: [...pages, page('/flaky', load)] })
  await screen.findByRole('heading', { name: 'Internal Server Error' })

  void router.navigate('/flaky?again')

  expect(await screen.findByRole('heading', { name: 'Other ?again' })).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

it('APP-5 the default layout has a header and a footer', async () => {
  const { screen } = await renderApp('/other', { pages })

  expect(await screen.findByRole('banner')).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content')
})

it('APP-5 the blank layout has no header and no footer', async () => {
  const { screen } = await renderApp('/kept', { pages })

  expect(await screen.findByRole('main')).toBeVisible()
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('contentinfo')).toBeNull()
})

it('APP-5 the manifest layout has a header without the cart', async () => {
  const { screen } = await renderApp('/manifest-like', { pages })

  expect(await screen.findByRole('banner')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Cart' })).toBeNull()
  expect(screen.queryByRole('contentinfo')).toBeNull()
})
