import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createTestSandbox, renderApp, testNow } from '../../../test/render-app.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) })
})
afterEach(() => {
  vi.useRealTimers()
})

it('PRD-6 the home page has the ferry search, with the tenant’s own crossing filled in', async () => {
  const { user, router } = await renderApp('/')
  const form = within(await screen.findByRole('form', { name: 'Search ferries' }))
  await waitFor(() =>
    expect(form.getByRole('combobox', { name: 'From' })).toHaveValue('HarbourFront, Singapore'),
  )

  await user.click(form.getByRole('button', { name: 'Search sailings' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/ferry-result'))
  expect(router.state.location.search).toContain('from=HFC&to=BTC')
})

it('PRD-6 the home page shows the next sailings of the day, and links to all of them', async () => {
  const { user, router } = await renderApp('/')
  const board = within(await screen.findByRole('region', { name: 'Next sailings' }))

  const rows = await board.findAllByRole('rowheader')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '15:30',
    '16:50',
    '19:10',
    '20:20',
    '21:30',
  ])
  await user.click(board.getByRole('link', { name: 'All sailings of today' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/ferry-result'))
  expect(router.state.location.search).toBe(
    '?trip=one_way&from=HFC&to=BTC&depart=2026-11-20&adults=1',
  )
  expect(await screen.findByRole('region', { name: /^Outbound/ })).toBeVisible()
})

it('PRD-6 FER-8 the home page lists crossings beside a map, and each links to its sailings', async () => {
  const { user, router } = await renderApp('/')
  const crossings = within(await screen.findByRole('region', { name: 'Where the ferries go' }))
  expect(await crossings.findByRole('img', { name: /The strait and its terminals/ })).toBeVisible()

  await user.click(
    crossings.getByRole('link', { name: /^Sailings, Telaga Punggur, Batam – Sri Bintan Pura/ }),
  )

  await waitFor(() => expect(router.state.location.search).toContain('from=TGP&to=TPI'))
  expect(router.state.location.pathname).toBe('/ferry-result')
})

it('PRD-6 the home page links to the page of each crossing that it lists', async () => {
  const { user, router } = await renderApp('/')
  const crossings = within(await screen.findByRole('region', { name: 'Where the ferries go' }))

  await user.click(
    await crossings.findByRole('link', { name: 'HarbourFront, Singapore – Batam Centre, Batam' }),
  )

  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/ferry/singapore-harbourfront-to-batam-centre'),
  )
})

it('PRD-6 the operator’s own site shows only its own sailings', async () => {
  const sandbox = await createTestSandbox()
  await renderApp('/', { sandbox, host: 'riauline.localhost' })
  const board = within(await screen.findByRole('region', { name: 'Next sailings' }))

  const sailings = await board.findAllByRole('row')

  for (const row of sailings.slice(1)) expect(row).toHaveTextContent('Selat Riau Line')
  expect(sailings.length).toBeGreaterThan(1)
})

it('PRD-6 late in the evening the board shows the sailings of tomorrow', async () => {
  vi.setSystemTime(new Date('2026-11-20T14:45:00Z'))
  const sandbox = await createTestSandbox()
  sandbox.clock.freeze('2026-11-20T14:45:00Z')
  await renderApp('/', { sandbox })

  const board = within(await screen.findByRole('region', { name: 'Next sailings' }))

  expect(
    await board.findByText('HarbourFront, Singapore to Batam Centre, Batam, tomorrow'),
  ).toBeVisible()
  expect(await board.findByRole('rowheader', { name: '07:30' })).toBeVisible()
})

it('PRD-6 FER-4 at midnight the board and the calendar of an open page change to the new day', async () => {
  const beforeMidnight = '2026-11-20T15:59:30Z'
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: Date.parse(beforeMidnight),
  })
  const sandbox = await createTestSandbox()
  sandbox.clock.freeze(beforeMidnight)
  const { user } = await renderApp('/', { sandbox })
  const board = within(await screen.findByRole('region', { name: 'Next sailings' }))
  expect(await board.findByRole('link', { name: 'All sailings of tomorrow' })).toBeVisible()

  // The calls that follow tell the page the server's time.
  sandbox.clock.freeze('2026-11-20T16:00:30Z')
  act(() => {
    vi.advanceTimersByTime(60_000)
  })

  expect(await board.findByRole('link', { name: 'All sailings of today' })).toHaveAttribute(
    'href',
    expect.stringContaining('depart=2026-11-21'),
  )
  await user.click(screen.getByRole('button', { name: /^Departure date/ }))
  const calendar = within(await screen.findByRole('dialog', { name: 'Choose a date' }))
  expect(await calendar.findByRole('button', { name: /20 November/ })).toBeDisabled()
})

async function mainLinks() {
  const menu = await screen.findByRole('navigation', { name: 'Main' })
  return within(menu)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
}

it('PRD-6 the header leads to every product that the agency sells', async () => {
  await renderApp('/')

  expect(await mainLinks()).toEqual([
    ['Ferry', '/ferry'],
    ['Hotels', '/hotels'],
    ['Attractions', '/attractions'],
    ['Packages', '/packages'],
    ['Transport', '/transport'],
    ['Cruises', '/cruises'],
  ])
})

it('PRD-6 an operator that sells ferries only has nothing else in its menus and on its home page', async () => {
  const { user } = await renderApp('/', { host: 'riauline.localhost' })
  expect(await mainLinks()).toEqual([['Ferry', '/ferry']])
  expect(screen.queryByRole('radiogroup', { name: 'What are you looking for?' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'In season' })).toBeNull()

  await user.click(await screen.findByRole('button', { name: 'Open menu' }))

  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(menu.getByRole('link', { name: 'Ferry' })).toBeVisible()
  expect(menu.queryByRole('link', { name: 'Hotels' })).toBeNull()
})

it('PRD-6 a product that is not sold has no page', async () => {
  await renderApp('/hotels', { host: 'riauline.localhost' })

  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

it('PRD-6 the search for attractions on the home page leads to their list with the typed words', async () => {
  const { user, router } = await renderApp('/')
  await user.click(await screen.findByRole('radio', { name: 'Attractions' }))

  await user.type(await screen.findByRole('searchbox', { name: 'Name or place' }), 'temple{Enter}')

  await waitFor(() => expect(router.state.location.pathname).toBe('/attractions'))
  expect(router.state.location.search).toBe('?q=temple')
  expect(await screen.findByRole('link', { name: 'Maha Vihara Duta Maitreya' })).toBeVisible()
})

it('PRD-6 PRD-3 the home page searches hotels by stay and rooms', async () => {
  const { user, router } = await renderApp('/')
  await user.click(await screen.findByRole('radio', { name: 'Hotels' }))
  const form = within(await screen.findByRole('search', { name: 'Search hotels' }))

  await user.click(form.getByRole('button', { name: 'Search' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/hotels'))
  expect(router.state.location.search).toBe('?checkIn=2026-11-27&checkOut=2026-11-28&rooms=2')
})

it('PRD-6 switching to another product and back keeps the ferry search', async () => {
  const { user } = await renderApp('/')
  const form = await screen.findByRole('form', { name: 'Search ferries' })
  await user.click(within(form).getByRole('radio', { name: 'One way' }))

  await user.click(screen.getByRole('radio', { name: 'Cruises' }))
  expect(form).not.toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Ferry' }))

  expect(form).toBeVisible()
  expect(within(form).getByRole('radio', { name: 'One way' })).toBeChecked()
})

it('PRD-6 the home page recommends products of the season, and links to them', async () => {
  const { user, router } = await renderApp('/')
  const picks = within(await screen.findByRole('region', { name: 'In season' }))

  expect(await picks.findAllByRole('article')).toHaveLength(6)
  expect(picks.getAllByText('School holidays, until 31 Dec')).toHaveLength(3)
  await user.click(picks.getByRole('link', { name: 'Brickfield Junior Adventure Park' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/attractions/att_JHB-01'))
})

it('PRD-6 recent searches of this device are on the home page, and can be deleted', async () => {
  const sandbox = await createTestSandbox()
  const day = 'from=HFC&to=BTC&depart=2026-12-12&adults=1'
  const first = await renderApp(`/ferry-result?trip=one_way&${day}`, { sandbox })
  await screen.findByRole('region', { name: /^Outbound/ })
  first.unmount()
  const list = await renderApp('/attractions?q=temple', { sandbox })
  await screen.findByRole('link', { name: 'Maha Vihara Duta Maitreya' })
  list.unmount()
  const { user } = await renderApp('/', { sandbox })
  const recent = within(await screen.findByRole('region', { name: 'Recent searches' }))

  await recent.findByRole('link', { name: /^HarbourFront/ })
  expect(recent.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Attractions · temple',
    'HarbourFront, Singapore to Batam Centre, Batam · Sat, 12 Dec',
  ])
  await user.click(recent.getByRole('button', { name: 'Forget this search: Attractions, temple' }))
  expect(recent.getAllByRole('link')).toHaveLength(1)
  await user.click(recent.getByRole('button', { name: 'Clear all' }))

  expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull()
  expect(localStorage.getItem('recentSearches')).toBeNull()
})

it('PRD-6 multi-city searches between the same ends are told apart by all their places', async () => {
  const journey = (over: string) =>
    `trip=multi_city&sector=HFC.${over}.2026-12-12&sector=${over}.HFC.2026-12-14&adults=1`
  localStorage.setItem(
    'recentSearches',
    JSON.stringify([
      { product: 'ferry', search: journey('BTC') },
      { product: 'ferry', search: journey('NSP') },
    ]),
  )
  await renderApp('/')
  const recent = within(await screen.findByRole('region', { name: 'Recent searches' }))

  await waitFor(() =>
    expect(recent.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'HarbourFront → Batam Centre → HarbourFront · Sat, 12 Dec',
      'HarbourFront → Nongsapura → HarbourFront · Sat, 12 Dec',
    ]),
  )
})

it('PRD-6 a search whose day has passed is not offered again', async () => {
  localStorage.setItem(
    'recentSearches',
    JSON.stringify([
      { product: 'ferry', search: 'trip=one_way&from=HFC&to=BTC&depart=2026-11-01&adults=1' },
      { product: 'package', search: 'q=golf' },
    ]),
  )
  await renderApp('/')
  const recent = within(await screen.findByRole('region', { name: 'Recent searches' }))

  expect(recent.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Packages · golf',
  ])
})
